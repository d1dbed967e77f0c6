package sudosat.cnf;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;

/**
 * A formula without the variables that occur in unit clauses only; the others are numbered anew and turned, so that a
 * given assignment makes all of them true. Solvers that try true first then look near that assignment, and what they
 * read is as small as what is open.
 */
public final class PhasedFormula implements Formula {
    private final Formula original;
    /** What the units say. */
    private final Model fixed = new Model();
    /** For each variable of the original its literal here, 0 if it has none. */
    private final int[] renamed;

    private final int variables;
    private final long clauses;

    /**
     * Renames a formula.
     *
     * @param isTrue whether the assignment makes a variable of the original true
     */
    public PhasedFormula(Formula original, IntPredicate isTrue) {
        this.original = original;
        Survey survey = new Survey();
        original.feed(survey);
        BitSet used = survey.used;
        renamed = new int[used.length()];
        int count = 0;
        for (int variable = used.nextSetBit(0); variable >= 0; variable = used.nextSetBit(variable + 1)) {
            count++;
            renamed[variable] = isTrue.test(variable) ? count : -count;
        }
        variables = count;
        clauses = Formula.super.clauses();
    }

    /** The variables whose originals the assignment makes true; the others are turned. */
    public BitSet unturned() {
        BitSet unturned = new BitSet();
        for (int here : renamed) {
            if (here > 0) {
                unturned.set(here);
            }
        }
        return unturned;
    }

    /** What a model of this formula is in the original one. */
    public Model inOriginal(Model model) {
        Model translated = new Model();
        for (int variable = 1; variable <= original.variables(); variable++) {
            if (isTrue(variable, model)) {
                translated.add(variable);
            } else if (isTrue(-variable, model)) {
                translated.add(-variable);
            }
        }
        return translated;
    }

    private boolean isTrue(int literal, Model model) {
        int here = renamed(literal);
        return here == 0 ? fixed.isTrue(literal) : model.isTrue(here);
    }

    private int renamed(int literal) {
        int variable = Math.abs(literal);
        int here = variable < renamed.length ? renamed[variable] : 0;
        return literal > 0 ? here : -here;
    }

    @Override
    public int variables() {
        return variables;
    }

    @Override
    public long clauses() {
        return clauses;
    }

    @Override
    public void feed(ClauseSink sink) {
        original.feed(new Renaming(sink));
    }

    /** Finds out what the units say, and which variables occur elsewhere, too. */
    private final class Survey implements ClauseSink {
        private final BitSet used = new BitSet();

        @Override
        public void clause(int[] literals, int length) {
            // a unit that is to be true and false must stay
            for (int i = 0; i < length && (length > 1 || !fixed.add(literals[0])); i++) {
                used.set(Math.abs(literals[i]));
            }
        }

        @Override
        public void atMostOne(int[] literals, int length) {
            clause(literals, length == 1 ? 0 : length); // of a single one it says nothing
        }
    }

    /** Hands the clauses on under their new names. */
    private final class Renaming implements ClauseSink {
        private final ClauseSink sink;
        private int[] clause = new int[16];

        Renaming(ClauseSink sink) {
            this.sink = sink;
        }

        @Override
        public void clause(int first, int second) {
            sink.clause(renamed(first), renamed(second));
        }

        @Override
        public void clause(int[] literals, int length) {
            rename(literals, length);
            if (length != 1) {
                sink.clause(clause, length);
            } else if (clause[0] != 0) {
                sink.clause(clause[0]);
            }
        }

        @Override
        public void atMostOne(int[] literals, int length) {
            rename(literals, length);
            sink.atMostOne(clause, length);
        }

        private void rename(int[] literals, int length) {
            if (length > clause.length) {
                clause = Arrays.copyOf(clause, 2 * length);
            }
            for (int i = 0; i < length; i++) {
                clause[i] = renamed(literals[i]);
            }
        }
    }
}
