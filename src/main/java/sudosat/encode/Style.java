package sudosat.encode;

import sudosat.cnf.AtMostOnes;

/**
 * How a puzzle is put into clauses.
 *
 * @param atMostOne how the compact encoding says at-most-one; the others are pairwise by definition
 */
public record Style(Encoding encoding, AtMostOnes atMostOne) {
  public static final Style COMPACT = of(Encoding.COMPACT);

  public static Style of(Encoding encoding) {
    return new Style(encoding, AtMostOnes.PAIRWISE);
  }

  AtMostOnes effectiveAtMostOne() {
    return encoding == Encoding.COMPACT ? atMostOne : AtMostOnes.PAIRWISE;
  }
}
