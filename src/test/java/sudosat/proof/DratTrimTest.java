package sudosat.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudosat.Installed;
import sudosat.cdcl.SmallFormulas;
import sudosat.work.Deadline;

/** The proofs of our solver, and our checker, against drat-trim. */
class DratTrimTest {
    @TempDir
    Path folder;

    @Test
    void verifiesTheProofsOfOurSolver() throws Exception {
        verify(100);
    }

    @Test
    @Tag("slow")
    void verifiesFiveThousandProofsOfOurSolver() throws Exception {
        verify(5_000);
    }

    private void verify(int count) throws Exception {
        Installed.assume("drat-trim");
        int verified = 0;
        for (long number = 0; verified < count; number++) {
            List<int[]> clauses = SmallFormulas.of(number);
            List<String> proof = MutatedProofs.proof(clauses);
            if (!proof.isEmpty() && !hasEmptyClause(clauses)) {
                assertEquals(Optional.of(true), isVerified(clauses, proof, 60), "formula " + number);
                verified++;
            }
        }
    }

    /** drat-trim exits with an error there. */
    private static boolean hasEmptyClause(List<int[]> clauses) {
        return clauses.stream().anyMatch(clause -> clause.length == 0);
    }

    @Test
    void agreesOnMutatedProofs() throws Exception {
        agree(100);
    }

    @Test
    @Tag("slow")
    void agreesOnFiveHundredMutatedProofs() throws Exception {
        agree(500);
    }

    /** The only difference is the one that docs/reference/proofs.md explains: RAT, checked against fewer clauses. */
    private void agree(int count) throws Exception {
        Installed.assume("drat-trim");
        int accepted = 0;
        int refused = 0;
        int different = 0;
        for (long number = 0; accepted + refused < count; number++) {
            List<int[]> clauses = SmallFormulas.of(number);
            List<String> proof = MutatedProofs.proof(clauses);
            if (proof.isEmpty() || hasEmptyClause(clauses)) {
                continue;
            }
            List<String> mutated = MutatedProofs.mutated(proof, clauses, new Random(number));
            List<int[]> formula = number % 5 == 0 ? clauses.subList(1, clauses.size()) : clauses;
            ProofVerdict ours = check(formula, mutated);
            Optional<Boolean> theirs = isVerified(formula, mutated, 2);
            if (theirs.isPresent() && theirs.get() != ours.isVerified()) {
                different++;
                assertTrue(theirs.get() && ours.reason().endsWith("by RAT"), "formula " + number);
                assertFalse(NaiveChecker.accepts(formula, mutated), "formula " + number);
                assertFalse(SmallFormulas.isSatisfiable(formula), "formula " + number);
            }
            accepted += ours.isVerified() ? 1 : 0;
            refused += ours.isVerified() ? 0 : 1;
        }
        assertTrue(accepted > 0 && refused > 0 && different <= count / 50, different + " differences");
    }

    private static ProofVerdict check(List<int[]> clauses, List<String> proof) throws Exception {
        DratProof read =
                DratProof.read(SmallFormulas.formula(clauses), new ByteArrayInputStream(bytes(proof)), "proof");
        return new DratChecker(read, ProofSettings.USUAL, Deadline.NONE).check();
    }

    private static byte[] bytes(List<String> lines) {
        return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.US_ASCII);
    }

    /** What drat-trim says; nothing if it does not end in so many seconds, as with some texts it never does. */
    private Optional<Boolean> isVerified(List<int[]> clauses, List<String> proof, int seconds) throws Exception {
        Path cnf = folder.resolve("cnf");
        Path drat = folder.resolve("drat");
        Path answer = folder.resolve("answer");
        List<String> lines =
                new ArrayList<>(List.of("p cnf " + SmallFormulas.variables(clauses) + " " + clauses.size()));
        clauses.forEach(clause -> lines.add(MutatedProofs.text(clause)));
        Files.write(cnf, bytes(lines));
        Files.write(drat, bytes(proof));
        Process process = new ProcessBuilder("drat-trim", cnf.toString(), drat.toString())
                .redirectErrorStream(true)
                .redirectOutput(answer.toFile())
                .start();
        if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
            process.destroyForcibly().waitFor();
            return Optional.empty();
        }
        return Optional.of(
                Files.readAllLines(answer, StandardCharsets.ISO_8859_1).contains("s VERIFIED"));
    }
}
