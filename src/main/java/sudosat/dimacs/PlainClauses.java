package sudosat.dimacs;

import sudosat.cnf.ClauseSink;

/** Writes clauses digit by digit, whatever the size of their variables. */
final class PlainClauses implements ClauseSink {
  private final AsciiBuffer buffer;

  PlainClauses(AsciiBuffer buffer) {
    this.buffer = buffer;
  }

  @Override
  public void clause(int literal) {
    put(literal);
    end();
  }

  @Override
  public void clause(int first, int second) {
    put(first);
    put(second);
    end();
  }

  @Override
  public void clause(int[] literals, int length) {
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
