package sudosat.cli;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Supplier;
import sudosat.format.PuzzleFormat;
import sudosat.format.Puzzles;
import sudosat.rules.Puzzle;

/** The puzzles of some files, read no sooner than they are needed: standard input need not end. */
final class PuzzleFiles implements Iterator<PuzzleFiles.Unread> {
  private final List<Opened> files;
  private final Deque<Unread> peeked = new ArrayDeque<>();
  private int current;

  /** A file and the format it is written in. */
  record Opened(PuzzleFormat format, Puzzles puzzles) {}

  /** A puzzle that can be read on any thread, and the format it is written in. */
  record Unread(PuzzleFormat format, Supplier<Puzzle> puzzle) {
    Puzzle read() {
      return puzzle.get();
    }
  }

  PuzzleFiles(List<Opened> files) {
    this.files = files;
  }

  @Override
  public boolean hasNext() {
    while (peeked.isEmpty() && current < files.size() && !files.get(current).puzzles().hasNext()) {
      current++;
    }
    return !peeked.isEmpty() || current < files.size();
  }

  @Override
  public Unread next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return peeked.isEmpty() ? new Unread(files.get(current).format(), files.get(current).puzzles().next()) : peeked.remove();
  }

  /** Whether no more than one is left; asked before any was taken. */
  boolean isOne() {
    Deque<Unread> first = new ArrayDeque<>();
    while (first.size() < 2 && hasNext()) {
      first.add(next());
    }
    peeked.addAll(first);
    return peeked.size() == 1;
  }

  /** All that are left; they are of one file. */
  PuzzleOptions.Read rest() {
    List<Puzzle> rest = new ArrayList<>();
    while (hasNext()) {
      rest.add(next().read());
    }
    return new PuzzleOptions.Read(files.get(0).format(), rest);
  }

  /** How many there will have been in all, as far as can be told yet; 0 if it cannot. For any thread. */
  long expected() {
    long expected = 0;
    for (Opened file : files) {
      long ofFile = file.puzzles().expected();
      if (ofFile == 0) {
        return 0;
      }
      expected += ofFile;
    }
    return expected;
  }
}
