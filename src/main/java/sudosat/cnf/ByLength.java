package sudosat.cnf;

/** Pairwise for short groups, for which it is as small as any and strongest, commanders for long ones. */
final class ByLength implements AtMostOne {
  /** Up to here pairwise took solvers no longer than anything else on grids of 16 to 100 rows, empty and half full. */
  private static final int SHORT = 12;

  private final AtMostOne shortWay = new Pairwise();
  private final AtMostOne longWay = new Commander();

  @Override
  public void feed(int[] literals, int length, FreshVariables fresh, ClauseSink sink) {
    (length <= SHORT ? shortWay : longWay).feed(literals, length, fresh, sink);
  }
}
