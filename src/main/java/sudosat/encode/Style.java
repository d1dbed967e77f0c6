package sudosat.encode;

import sudosat.cnf.AtMostOnes;

/**
 * How a puzzle is put into clauses.
 *
 * @param atMostOne how the propagated encodings say at-most-one; the others are pairwise by definition
 */
public record Style(Encoding encoding, AtMostOnes atMostOne) {
  public static final Style COMPACT = of(Encoding.COMPACT);

  /** With so few, pieces of two or three places each would not save clauses, and proofs take no less time. */
  private static final int FEW_PLACES = 8;

  public static Style of(Encoding encoding) {
    return new Style(encoding, encoding == Encoding.TEXTBOOK || encoding == Encoding.MINIMAL ? AtMostOnes.PAIRWISE : AtMostOnes.AUTO);
  }

  AtMostOnes effectiveAtMostOne() {
    return isPropagated() ? atMostOne : AtMostOnes.PAIRWISE;
  }

  /** Clues are propagated first, and only open candidates are told of. */
  boolean isPropagated() {
    return encoding == Encoding.COMPACT || encoding == Encoding.TRIADS;
  }

  /** A house is told by its pieces for values that have more places in it than this. */
  int mostPlacesAsAWhole() {
    if (encoding == Encoding.TRIADS) {
      return 1;
    }
    return encoding == Encoding.COMPACT && atMostOne == AtMostOnes.AUTO ? FEW_PLACES : Integer.MAX_VALUE;
  }
}
