package sudosat.explain;

import java.util.Optional;

/** A cell with values x, y and z that sees one with x and z and one with y and z: z is in one of the three. */
final class XyzWing implements Finder {
  private static final int RATING = 44;
  private static final int VALUES = 3;

  @Override
  public Optional<Step> find(Board board) {
    for (int pivot = 0; pivot < board.layout().cells(); pivot++) {
      if (board.count(pivot) == VALUES) {
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
        if (isPincer(board, pivot, peers[j]) && board.values(peers[i]) != board.values(peers[j])) {
          int value = Long.numberOfTrailingZeros(board.values(peers[i]) & board.values(peers[j]));
          Removals removals = new Removals(board);
          removals.addSeeing(value, pivot, peers[i], peers[j]);
          if (!removals.isEmpty()) {
            int[] cells = {pivot, peers[i], peers[j]};
            long values = board.values(pivot);
            return Optional.of(Step.removing(Technique.XYZ_WING, RATING, removals.toArray(),
                () -> "whether " + board.layout().cellName(pivot) + " is " + Words.either(values) + ", " + (value + 1)
                    + " is in one of " + Words.cells(board.layout(), cells)));
          }
        }
      }
    }
    return Optional.empty();
  }

  /** Two of the three values. */
  private static boolean isPincer(Board board, int pivot, int cell) {
    return !board.isPlaced(cell) && board.count(cell) == 2 && (board.values(cell) & ~board.values(pivot)) == 0;
  }
}
