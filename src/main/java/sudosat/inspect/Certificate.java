package sudosat.inspect;

import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import sudosat.backend.Backend;
import sudosat.backend.CheckingBackend;
import sudosat.backend.Request;
import sudosat.cnf.Formula;
import sudosat.dimacs.CnfComments;
import sudosat.dimacs.DimacsWriter;
import sudosat.encode.Encoding;
import sudosat.encode.EncodingStyle;
import sudosat.encode.PuzzleComments;
import sudosat.encode.PuzzleFormula;
import sudosat.encode.Variables;
import sudosat.engine.Decoder;
import sudosat.io.Output;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Result;

/**
 * Evidence for those who trust neither this program nor its solvers: a CNF of the puzzle by the textbook, so that
 * nothing of what we propagate has to be taken on trust, and a solver's proof that it has no model. With a clause more,
 * which forbids a solution, the proof is that there is no second one.
 */
public final class Certificate {
    private static final EncodingStyle TEXTBOOK = EncodingStyle.of(Encoding.TEXTBOOK);

    private final Puzzle puzzle;
    private final Optional<Tuple> forbidden;
    private final Formula formula;

    private Certificate(Puzzle puzzle, Optional<Tuple> forbidden) {
        this.puzzle = puzzle;
        this.forbidden = forbidden;
        Formula plain = new PuzzleFormula(puzzle, TEXTBOOK);
        this.formula = forbidden
                .map(solution -> plain.and(Variables.forbidding(solution)))
                .orElse(plain);
    }

    /** That the puzzle has no solution. */
    public static Certificate ofNoSolution(Puzzle puzzle) {
        return new Certificate(puzzle, Optional.empty());
    }

    /** That the puzzle has no other solution. */
    public static Certificate ofNoSecond(Puzzle puzzle, Tuple solution) {
        return new Certificate(puzzle, Optional.of(solution));
    }

    /**
     * Has a solver look for what should not be there. The files appear, both, only if there is none.
     *
     * @return no solution, and the proof is written; or the solution that was found, which keeps to every rule and
     *     clause
     */
    public Result<Tuple> prove(Backend solver, Request request, ProofFiles files)
            throws IOException, InterruptedException {
        try (Output proof = Output.byAnother(files.proof());
                Output cnf = files.cnf().map(Output::to).orElseGet(Output::nowhere)) {
            Result<Tuple> outcome = new CheckingBackend(solver)
                    .solve(formula, request.withProof(proof.written()))
                    .map(new Decoder(puzzle, solver.name())::decode);
            if (outcome instanceof Result.None) {
                if (files.cnf().isPresent()) {
                    write(cnf.stream());
                    cnf.commit();
                }
                proof.commit();
            }
            return outcome;
        }
    }

    /** Writes the CNF that the proof is of. */
    public void write(OutputStream out) throws IOException {
        DimacsWriter.write(formula, header(), out);
    }

    private CnfComments header() {
        Map<String, String> properties =
                new LinkedHashMap<>(PuzzleComments.of(puzzle, TEXTBOOK, false).properties());
        properties.put("claim", forbidden.isPresent() ? "no second solution" : "no solution");
        forbidden.ifPresent(solution -> putForbidden(solution, properties));
        return new CnfComments(properties, 0);
    }

    /** A line for each grid, values in reading order. */
    private static void putForbidden(Tuple solution, Map<String, String> properties) {
        int cells = solution.cells() / solution.grids();
        for (int grid = 0; grid < solution.grids(); grid++) {
            StringBuilder values = new StringBuilder();
            for (int cell = grid * cells; cell < (grid + 1) * cells; cell++) {
                values.append(values.isEmpty() ? "" : " ").append(solution.value(cell));
            }
            properties.put("forbidden" + (grid + 1), values.toString());
        }
    }
}
