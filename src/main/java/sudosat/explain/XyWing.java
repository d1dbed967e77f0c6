package sudosat.explain;

import java.util.Optional;

/** A cell with values x and y that sees one with x and z and one with y and z: z is in one of these two. */
final class XyWing implements Finder {
  private static final int RATING = 42;

  @Override
  public Optional<Step> find(Board board) {
    for (int pivot = 0; pivot < board.layout().cells(); pivot++) {
      if (!board.isPlaced(pivot) && board.count(pivot) == 2) {
        Optional<Step> step = find(board, pivot);
        if (step.isPresent()) {
          return step;
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<Step> find(Board board, int pivot) {
    int[] peers = board.layout().peers(pivot);
    for (int i = 0; i < peers.length; i++) {
      for (int j = i + 1; j < peers.length && isPincer(board, pivot, peers[i]); j++) {
        if (isPincer(board, pivot, peers[j]) && Long.bitCount(board.values(peers[i]) ^ board.values(peers[j])) == 2) {
          long common = board.values(peers[i]) & board.values(peers[j]) & ~board.values(pivot);
          Optional<Step> step = common == 0 ? Optional.empty() : step(board, pivot, peers[i], peers[j], Long.numberOfTrailingZeros(common));
          if (step.isPresent()) {
            return step;
          }
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isPincer(Board board, int pivot, int cell) {
    return !board.isPlaced(cell) && board.count(cell) == 2 && Long.bitCount(board.values(cell) & board.values(pivot)) == 1;
  }

  private static Optional<Step> step(Board board, int pivot, int first, int second, int value) {
    Removals removals = new Removals(board);
    removals.addSeeing(value, first, second);
    long values = board.values(pivot);
    return removals.isEmpty() ? Optional.empty() : Optional.of(Step.removing(Technique.XY_WING, RATING, removals.toArray(),
        () -> "whether " + board.layout().cellName(pivot) + " is " + Words.either(values) + ", " + (value + 1) + " is in one of "
            + Words.cells(board.layout(), first, second)));
  }
}
