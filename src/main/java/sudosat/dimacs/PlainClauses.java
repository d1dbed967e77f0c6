package sudosat.dimacs;

import sudosat.cnf.ClauseSink;

/** Writes clauses digit by digit, whatever the size of their variables. */
public final class PlainClauses implements ClauseSink {
  private final AsciiBuffer buffer;
  private final String mark;

  PlainClauses(AsciiBuffer buffer) {
    this(buffer, "");
  }

  /**
   * A writer of clauses.
   *
   * @param mark what stands before each clause, such as a weight; may be empty
   */
  public PlainClauses(AsciiBuffer buffer, String mark) {
    this.buffer = buffer;
    this.mark = mark;
  }

  @Override
  public void clause(int literal) {
    buffer.text(mark);
    put(literal);
    end();
  }

  @Override
  public void clause(int first, int second) {
    buffer.text(mark);
    put(first);
    put(second);
    end();
  }

  @Override
  public void clause(int[] literals, int length) {
    buffer.text(mark);
    for (int i = 0; i < length; i++) {
      put(literals[i]);
    }
    end();
  }

  private void put(int literal) {
    buffer.number(literal);
    buffer.character(' ');
  }

  private void end() {
    buffer.character('0');
    buffer.character('\n');
  }
}
