package sudosat.proof;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import sudosat.io.AsciiWriter;
import sudosat.io.Output;

/** Writes what a checker found to be needed, after it has verified the proof. */
public final class ProofWriter {
    private final DratProof proof;
    private final ClauseDatabase clauses;
    private final DratChecker checked;
    private final AsciiWriter out;

    private ProofWriter(DratProof proof, DratChecker checked, AsciiWriter out) {
        this.proof = proof;
        this.clauses = proof.clauses;
        this.checked = checked;
        this.out = out;
    }

    /** Fills a file, if there is one. */
    static void write(Optional<Path> file, DratProof proof, DratChecker checked, Consumer<ProofWriter> part)
            throws IOException {
        if (file.isPresent()) {
            try (Output out = Output.to(file.get())) {
                write(proof, checked, part, out.stream());
                out.commit();
            }
        }
    }

    /** Writes a part of what is needed. */
    public static void write(DratProof proof, DratChecker checked, Consumer<ProofWriter> part, OutputStream out)
            throws IOException {
        AsciiWriter.write(out, text -> part.accept(new ProofWriter(proof, checked, text)));
    }

    /** The clauses of the formula that are needed, as DIMACS CNF. */
    public void core() {
        int count = 0;
        int variables = 0;
        for (int number = 1; number <= clauses.originals(); number++) {
            if (checked.isCore(clauses.place(number))) {
                count++;
                int clause = clauses.place(number);
                for (int i = ClauseDatabase.begin(clause); i < clauses.end(clause); i++) {
                    variables = Math.max(variables, clauses.words()[i] >> 1);
                }
            }
        }
        out.text("p cnf " + variables + " " + count + "\n");
        for (int number = 1; number <= clauses.originals(); number++) {
            if (checked.isCore(clauses.place(number))) {
                clause(clauses.place(number));
                out.text("\n");
            }
        }
    }

    /** The steps that are needed, as DRAT. */
    public void trimmed() {
        for (int step = 0; step <= checked.lastStep(); step++) {
            int clause = proof.steps.get(step);
            if (clause >= 0 && checked.isCore(clause)) {
                clause(clause);
                out.text("\n");
            } else if (clause < 0 && checked.isCore(~clause) && !checked.isIgnored(step)) {
                out.text("d ");
                clause(~clause);
                out.text("\n");
            }
        }
        out.text("0\n");
    }

    /** The steps that are needed, as LRAT; the checker must have collected hints. */
    public void lrat() {
        int[] ids = new int[clauses.count() + 1];
        for (int number = 1; number <= clauses.originals(); number++) {
            ids[number] = number;
        }
        int last = clauses.originals();
        for (int step = 0; step <= checked.lastStep(); step++) {
            int clause = proof.steps.get(step);
            if (clause >= 0 && checked.isCore(clause)) {
                int number = clauses.number(clause);
                ids[number] = ++last;
                out.number(last);
                out.text(" ");
                clause(clause);
                checked.hints(number, hint -> hint(hint, ids));
                out.text(" 0\n");
            } else if (clause < 0 && ids[clauses.number(~clause)] != 0 && !checked.isIgnored(step)) {
                out.text(last + " d " + ids[clauses.number(~clause)] + " 0\n");
            }
        }
        out.text(++last + " 0");
        checked.hints(0, hint -> hint(hint, ids));
        out.text(" 0\n");
    }

    private void hint(int hint, int[] ids) {
        out.text(" ");
        out.number(hint < 0 ? -ids[clauses.number(-hint)] : ids[clauses.number(hint)]);
    }

    /** The literals, the pivot first, and 0. */
    private void clause(int clause) {
        clauses.literals(clause, literal -> {
            out.number(literal);
            out.text(" ");
        });
        out.text("0");
    }
}
