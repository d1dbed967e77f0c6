package sudosat.format;

import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Supplier;
import sudosat.io.TextBlocks;
import sudosat.puzzle.Puzzle;

/** The puzzles of a text in the line format, while it is read. */
final class LinePuzzles implements Puzzles {
    private final TextBlocks text;
    private final PuzzleLines lines;
    private Iterator<PuzzleLines.PuzzleLine> block = Collections.emptyIterator();
    private boolean hasEnded;
    private long blocksLength;
    private long blockLength;
    private volatile long given;
    /** The characters up to the last puzzle that was given. */
    private volatile long givenLength;

    LinePuzzles(TextBlocks text, ReadOptions options) {
        this.text = text;
        lines = new PuzzleLines(LineFormat.PUZZLE_COLUMN, options);
    }

    @Override
    public boolean hasNext() {
        while (!block.hasNext() && !hasEnded) {
            TextBlocks.Block next = text.next();
            Source source = new Source(text.name(), next.text(), next.firstLine());
            hasEnded = next.text().isEmpty();
            blocksLength += blockLength;
            blockLength = next.text().length();
            block = lines.next(source).iterator();
        }
        if (!block.hasNext()) {
            lines.end();
        }
        return block.hasNext();
    }

    @Override
    public Supplier<Puzzle> next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        PuzzleLines.PuzzleLine line = block.next();
        givenLength = blocksLength + line.end() + 1;
        given++;
        return line::puzzle;
    }

    @Override
    public long expected() {
        return givenLength == 0 ? 0 : text.size() * given / givenLength;
    }
}
