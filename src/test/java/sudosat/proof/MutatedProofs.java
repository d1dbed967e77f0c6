package sudosat.proof;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import sudosat.cdcl.CdclSolver;
import sudosat.cdcl.DratWriter;
import sudosat.cdcl.SmallFormulas;
import sudosat.cnf.Formula;
import sudosat.work.Deadline;
import sudosat.work.Result;

/** Proofs of small formulas, and what becomes of them when something in them is changed. */
final class MutatedProofs {
    private MutatedProofs() {}

    /** The steps of a proof of the formula as text, or nothing if it has a model. */
    static List<String> proof(List<int[]> clauses) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (DratWriter writer = DratWriter.text(out)) {
            CdclSolver solver = new CdclSolver();
            solver.proveTo(writer);
            solver.add((Formula) SmallFormulas.formula(clauses));
            if (!(solver.solve(new int[0], Deadline.NONE, CdclSolver.ANY_CONFLICTS) instanceof Result.None)) {
                return List.of();
            }
        }
        return new ArrayList<>(out.toString(StandardCharsets.US_ASCII).lines().toList());
    }

    /** The same with a literal flipped, a line dropped, doubled or moved, a clause deleted, or a clause of RAT kind. */
    static List<String> mutated(List<String> proof, List<int[]> clauses, Random random) {
        List<String> steps = new ArrayList<>(proof);
        int at = random.nextInt(steps.size());
        switch (random.nextInt(7)) {
            case 0 -> steps.set(at, flipped(steps.get(at), random));
            case 1 -> steps.remove(at);
            case 2 -> steps.add(random.nextInt(steps.size()), steps.get(at));
            case 3 -> steps.add(at, "d " + text(clauses.get(random.nextInt(clauses.size()))));
            case 4 -> steps.add(random.nextInt(steps.size()), steps.remove(at));
            case 5 -> {
                int fresh = SmallFormulas.variables(clauses) + 1;
                int known = 1 + random.nextInt(fresh);
                steps.add(0, random.nextBoolean() ? fresh + " " + known + " 0" : known + " " + -fresh + " 0");
                steps.add(0, fresh + " " + -known + " 0");
            }
            default -> {
                for (int i = 0; i < steps.size(); i++) {
                    if (steps.get(i).matches("-?[1-9][0-9]* 0") && i + 1 < steps.size()) {
                        steps.add(i + 1, "d " + steps.get(i));
                        break;
                    }
                }
            }
        }
        return steps;
    }

    private static String flipped(String step, Random random) {
        String[] words = step.split(" ");
        int at = random.nextInt(words.length);
        if (words[at].matches("-?[1-9][0-9]*")) {
            words[at] = String.valueOf(-Integer.parseInt(words[at]));
        }
        return String.join(" ", words);
    }

    static String text(int[] clause) {
        return IntStream.of(clause).mapToObj(literal -> literal + " ").reduce("", String::concat) + "0";
    }
}
