package sudosat.cdcl;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import sudosat.cnf.ClauseList;

/** Formulas small enough for brute force, of families that make solvers fail in different ways. */
public final class SmallFormulas {
    private SmallFormulas() {}

    /** The formula of a number: the same every time, about half of them satisfiable. */
    public static List<int[]> of(long number) {
        Random random = new Random(number * 0x9E3779B97F4A7C15L);
        return switch ((int) (number % 6)) {
            case 0 -> random3(4 + random.nextInt(11), 4.3, random);
            case 1 -> pigeons(2 + random.nextInt(3), 2 + random.nextInt(3), random);
            case 2 -> parities(3 + random.nextInt(9), random);
            case 3 -> coloring(4 + random.nextInt(3), 3, random);
            case 4 -> latinSquare(random);
            default -> messy(3 + random.nextInt(10), random);
        };
    }

    /** The same, larger, for solvers to compare. */
    static List<int[]> beyondBruteForce(long number) {
        Random random = new Random(number * 0x9E3779B97F4A7C15L);
        return switch ((int) (number % 4)) {
            case 0 -> pigeons(5 + random.nextInt(3), 5 + random.nextInt(3), random);
            case 1 -> parities(20 + random.nextInt(20), random);
            case 2 -> coloring(15 + random.nextInt(10), 4, random);
            default -> random3(60 + random.nextInt(60), 4.3, random);
        };
    }

    /** More pigeons than holes: hard for clause learning; nine holes take thousands of conflicts. */
    public static ClauseList pigeons(int holes) {
        ClauseList formula = new ClauseList();
        for (int p = 0; p <= holes; p++) {
            int first = p * holes;
            formula.clause(IntStream.rangeClosed(1, holes).map(h -> first + h).toArray(), holes);
            for (int q = 0; q < p; q++) {
                for (int h = 1; h <= holes; h++) {
                    formula.clause(-(first + h), -(q * holes + h));
                }
            }
        }
        return formula;
    }

    private static List<int[]> random3(int variables, double ratio, Random random) {
        List<int[]> clauses = new ArrayList<>();
        for (int i = 0; i < ratio * variables; i++) {
            int[] clause = new int[3];
            for (int k = 0; k < 3; k++) {
                clause[k] = literal(variables, random);
            }
            clauses.add(clause);
        }
        return clauses;
    }

    private static int literal(int variables, Random random) {
        int variable = 1 + random.nextInt(variables);
        return random.nextBoolean() ? variable : -variable;
    }

    private static List<int[]> pigeons(int pigeons, int holes, Random random) {
        List<int[]> clauses = new ArrayList<>();
        for (int p = 0; p < pigeons; p++) {
            int[] somewhere = new int[holes];
            for (int h = 0; h < holes; h++) {
                somewhere[h] = p * holes + h + 1;
                for (int q = 0; q < p; q++) {
                    clauses.add(new int[] {-(p * holes + h + 1), -(q * holes + h + 1)});
                }
            }
            clauses.add(somewhere);
        }
        java.util.Collections.shuffle(clauses, random);
        return clauses;
    }

    /** Chains of exclusive ors of three variables each. */
    private static List<int[]> parities(int variables, Random random) {
        List<int[]> clauses = new ArrayList<>();
        for (int i = 0; i < variables; i++) {
            int a = 1 + random.nextInt(variables);
            int b = a % variables + 1;
            int c = b % variables + 1;
            int odd = random.nextInt(2);
            for (int signs = 0; signs < 8; signs++) {
                if (Integer.bitCount(signs) % 2 == odd) {
                    clauses.add(new int[] {sign(a, signs & 1), sign(b, signs & 2), sign(c, signs & 4)});
                }
            }
        }
        return clauses;
    }

    private static int sign(int variable, int bit) {
        return bit == 0 ? variable : -variable;
    }

    private static List<int[]> coloring(int nodes, int colors, Random random) {
        List<int[]> clauses = new ArrayList<>();
        for (int a = 0; a < nodes; a++) {
            int[] some = new int[colors];
            for (int c = 0; c < colors; c++) {
                some[c] = a * colors + c + 1;
            }
            clauses.add(some);
            for (int b = 0; b < a; b++) {
                for (int c = 0; c < colors && random.nextInt(10) < 8; c++) {
                    clauses.add(new int[] {-(a * colors + c + 1), -(b * colors + c + 1)});
                }
            }
        }
        return clauses;
    }

    /** A Latin square of size 3, encoded as sudokus are, with some clues. */
    private static List<int[]> latinSquare(Random random) {
        List<int[]> clauses = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                exactlyOne(i, j, 0, clauses);
                exactlyOne(i, j, 1, clauses);
                exactlyOne(i, j, 2, clauses);
            }
        }
        for (int clue = random.nextInt(5); clue > 0; clue--) {
            clauses.add(new int[] {1 + random.nextInt(27)});
        }
        return clauses;
    }

    /** Of a cell's values (way 0), a value's columns in a row (1), a value's rows in a column (2). */
    private static void exactlyOne(int i, int j, int way, List<int[]> clauses) {
        int[] group = new int[3];
        for (int k = 0; k < 3; k++) {
            int row = way == 2 ? k : i;
            int column = way == 0 ? j : way == 1 ? k : i;
            int value = way == 0 ? k : j;
            group[k] = row * 9 + column * 3 + value + 1;
        }
        clauses.add(group);
        for (int a = 0; a < 3; a++) {
            for (int b = a + 1; b < 3; b++) {
                clauses.add(new int[] {-group[a], -group[b]});
            }
        }
    }

    /** Units, doubled literals, clauses that are always true, clauses said twice, now and then an empty one. */
    private static List<int[]> messy(int variables, Random random) {
        List<int[]> clauses = new ArrayList<>();
        int count = 2 + random.nextInt(4 * variables);
        for (int i = 0; i < count; i++) {
            int length = random.nextInt(40) == 0 ? random.nextInt(2) : 2 + random.nextInt(4);
            int[] clause = new int[length];
            for (int k = 0; k < length; k++) {
                clause[k] = literal(variables, random);
            }
            clauses.add(clause);
            if (random.nextInt(10) == 0) {
                clauses.add(clause.clone());
            }
        }
        if (random.nextInt(200) == 0) {
            clauses.add(new int[0]);
        }
        return clauses;
    }

    public static ClauseList formula(List<int[]> clauses) {
        ClauseList formula = new ClauseList();
        clauses.forEach(clause -> formula.clause(clause, clause.length));
        return formula;
    }

    public static int variables(List<int[]> clauses) {
        return clauses.stream()
                .flatMapToInt(java.util.Arrays::stream)
                .map(Math::abs)
                .max()
                .orElse(0);
    }

    /** Whether there is a model, by backtracking over all assignments. */
    public static boolean isSatisfiable(List<int[]> clauses) {
        return isSatisfiable(clauses, new int[variables(clauses) + 1], 1);
    }

    private static boolean isSatisfiable(List<int[]> clauses, int[] values, int variable) {
        for (int[] clause : clauses) {
            boolean isFalse = true;
            for (int literal : clause) {
                isFalse &= values[Math.abs(literal)] == -Integer.signum(literal);
            }
            if (isFalse) {
                return false;
            }
        }
        if (variable == values.length) {
            return true;
        }
        for (int value = -1; value <= 1; value += 2) {
            values[variable] = value;
            if (isSatisfiable(clauses, values, variable + 1)) {
                values[variable] = 0;
                return true;
            }
        }
        values[variable] = 0;
        return false;
    }
}
