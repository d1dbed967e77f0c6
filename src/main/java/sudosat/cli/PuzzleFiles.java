package sudosat.cli;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Supplier;
import sudosat.format.Formats;
import sudosat.format.PuzzleFormat;
import sudosat.format.Puzzles;
import sudosat.io.UserError;
import sudosat.puzzle.Puzzle;

/** The puzzles of some files, opened and read no sooner than they are needed: standard input need not end. */
final class PuzzleFiles implements Iterator<PuzzleFiles.Unread> {
    private final int count;
    private final Iterator<Supplier<Opened>> unopened;
    private volatile Opened current = new Opened("", Formats.CSV, Puzzles.of(List.of()));
    private volatile int opened;
    /** Puzzles of the files before the current one. */
    private volatile long before;

    private final boolean isTolerant;
    private final boolean isPart;
    private long given;
    private final Deque<Unread> peeked = new ArrayDeque<>();

    /** A file and the format it is written in. */
    record Opened(String name, PuzzleFormat format, Puzzles puzzles) {}

    /** A puzzle that can be read on any thread, the name of its file, and the format it is written in. */
    record Unread(String source, PuzzleFormat format, Supplier<Puzzle> puzzle) {
        Puzzle read() {
            return puzzle.get();
        }
    }

    /**
     * The puzzles of files.
     *
     * @param isTolerant whether what cannot be read ends neither the batch nor its file's neighbors: it is a puzzle
     *     that says so when it is read
     * @param isPart whether the batch has other puzzles, elsewhere
     */
    PuzzleFiles(List<Supplier<Opened>> files, boolean isTolerant, boolean isPart) {
        this.isTolerant = isTolerant;
        this.isPart = isPart;
        count = files.size();
        unopened = files.iterator();
    }

    @Override
    public boolean hasNext() {
        if (!peeked.isEmpty()) {
            return true;
        }
        while (!currentHasNext() && unopened.hasNext()) {
            before = given;
            current = open(unopened.next());
            opened++;
        }
        return currentHasNext();
    }

    private boolean currentHasNext() {
        try {
            return current.puzzles().hasNext();
        } catch (UserError unreadable) {
            current = instead(unreadable);
            return true;
        }
    }

    private Opened open(Supplier<Opened> file) {
        try {
            return file.get();
        } catch (UserError unreadable) {
            return instead(unreadable);
        }
    }

    private Opened instead(UserError unreadable) {
        if (!isTolerant) {
            throw unreadable;
        }
        return new Opened(
                "", Formats.CSV, Puzzles.of(List.of(failing(unreadable)).iterator(), 1));
    }

    private static Supplier<Puzzle> failing(UserError unreadable) {
        return () -> {
            throw unreadable;
        };
    }

    @Override
    public Unread next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        } else if (!peeked.isEmpty()) {
            return peeked.remove();
        }
        given++;
        return new Unread(current.name(), current.format(), current.puzzles().next());
    }

    /** Whether the batch has no more than one; asked before any was taken. */
    boolean isOne() {
        Deque<Unread> first = new ArrayDeque<>();
        try {
            while (first.size() < 2 && hasNext()) {
                first.add(next());
            }
        } catch (UserError found) {
            if (first.isEmpty()) {
                throw found;
            }
            first.add(new Unread("", Formats.CSV, failing(found)));
        }
        peeked.addAll(first);
        return peeked.size() == 1 && !isPart;
    }

    /** All that are left, read now. */
    List<Unread> rest() {
        List<Unread> rest = new ArrayList<>();
        while (hasNext()) {
            rest.add(read(next()));
        }
        return rest;
    }

    private Unread read(Unread next) {
        try {
            Puzzle puzzle = next.read();
            return new Unread(next.source(), next.format(), () -> puzzle);
        } catch (UserError unreadable) {
            if (!isTolerant) {
                throw unreadable;
            }
            return next;
        }
    }

    /** The puzzles among all that are left. */
    List<Puzzle> puzzles() {
        return rest().stream().map(Unread::read).toList();
    }

    /** How many there will have been in all, as far as is known yet; 0 if it is not. For any thread. */
    long expected() {
        long ofFile = current.puzzles().expected();
        return ofFile == 0 || opened == 0
                ? 0
                : (before + ofFile) * count / opened; // as if the files to come were like these
    }
}
