package sudosat.cnf;

/** Hands out auxiliary variables above those that have a meaning. */
public final class FreshVariables {
  private int highest;

  public FreshVariables(int highestUsed) {
    highest = highestUsed;
  }

  public int next() {
    return ++highest;
  }

  public int highest() {
    return highest;
  }
}
