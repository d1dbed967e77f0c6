package sudosat.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import sudosat.cdcl.SmallFormulas;
import sudosat.cnf.ClauseList;
import sudosat.io.UserError;
import sudosat.work.Deadline;

/** The checker against the definition, on proofs that hold and on proofs that were changed. */
class DratCheckerTest {
    private static final ProofSettings STRICT = ProofSettings.USUAL.strict();
    /** A file that has the checker collect hints; only a {@link ProofChecker} writes it. */
    private static final Path HINTED = Path.of("hints.lrat");

    private static ProofVerdict check(List<int[]> clauses, String proof, ProofSettings settings) throws Exception {
        return check(clauses, proof.getBytes(StandardCharsets.ISO_8859_1), settings);
    }

    private static ProofVerdict check(List<int[]> clauses, byte[] proof, ProofSettings settings) throws Exception {
        DratProof read = DratProof.read(SmallFormulas.formula(clauses), new ByteArrayInputStream(proof), "proof");
        return new DratChecker(read, settings.lrat(HINTED), Deadline.NONE).check();
    }

    @Test
    void agreesWithTheDefinition() throws Exception {
        agree(0, 1_500);
    }

    @Test
    @Tag("slow")
    void agreesWithTheDefinitionOnMore() throws Exception {
        agree(1_500, 60_000);
    }

    /** Strictly, the same proofs hold; usually, all of those and none that proves what is wrong. */
    private static void agree(long from, long to) throws Exception {
        int refused = 0;
        int accepted = 0;
        for (long number = from; number < to; number++) {
            List<int[]> clauses = SmallFormulas.of(number);
            List<String> proof = MutatedProofs.proof(clauses);
            if (proof.isEmpty()) {
                continue;
            }
            Random random = new Random(number);
            List<String> mutated = MutatedProofs.mutated(proof, clauses, random);
            List<int[]> formula = number % 5 == 0 ? clauses.subList(1, clauses.size()) : clauses;
            boolean isRight = NaiveChecker.accepts(formula, mutated);
            String text = String.join("\n", mutated) + "\n";
            ProofVerdict strict = check(formula, text, STRICT);
            String name = "formula " + number + "\n" + text;
            assertEquals(isRight, strict.isVerified(), name);
            ProofVerdict usual = check(formula, text, ProofSettings.USUAL);
            assertFalse(usual.isVerified() && SmallFormulas.isSatisfiable(formula), name);
            assertTrue(strict.isVerified() || !strict.reason().isEmpty());
            accepted += isRight ? 1 : 0;
            refused += isRight ? 0 : 1;
        }
        assertTrue(accepted > 0 && refused > 0);
    }

    /** All four clauses of two variables. */
    private static final List<int[]> SQUARE =
            List.of(new int[] {1, 2}, new int[] {1, -2}, new int[] {-1, 2}, new int[] {-1, -2});

    @Test
    void namesTheFirstStepThatDoesNotFollow() throws Exception {
        List<int[]> formula = List.of(new int[] {1, 2, 3}, new int[] {-1, 2}, new int[] {1, -2}, new int[] {-1, -2});
        ProofVerdict verdict = check(formula, "c a comment\n3 0\n2 0\n0\n", ProofSettings.USUAL);
        assertEquals(
                ProofVerdict.refuted(2, "line 3", "the clause 2 0 does not follow, neither by RUP nor by RAT"),
                verdict);
    }

    @Test
    void proofThatEndsEarlyIsNone() throws Exception {
        assertEquals(
                "the proof ends, and unit propagation finds no contradiction",
                check(SQUARE, "", ProofSettings.USUAL).reason());
        assertTrue(check(SQUARE, "1 0\n", ProofSettings.USUAL).isVerified());
        assertEquals(
                "the proof ends without the empty clause",
                check(SQUARE, "1 0\n", STRICT).reason());
    }

    @Test
    void deletionOfAUnitCountsOnlyByTheLetter() throws Exception {
        String proof = "1 0\nd 1 2 0\nd 1 -2 0\nd 1 0\n0\n";
        List<int[]> formula = List.of(
                new int[] {1, 2},
                new int[] {1, -2},
                new int[] {-1, 3, 4},
                new int[] {-1, 3, -4},
                new int[] {-1, -3, 4},
                new int[] {-1, -3, -4});
        assertFalse(check(formula, proof, ProofSettings.USUAL).isVerified());
        String complete = "1 0\nd 1 2 0\nd 1 0\n3 0\n0\n";
        assertTrue(check(formula, complete, ProofSettings.USUAL).isVerified());
        assertFalse(check(formula, complete, STRICT).isVerified());
    }

    @Test
    void ratIsOnTheFirstLiteralByTheLetter() throws Exception {
        // 3 is new, and defined to be 1; with -3 first there is a clause that the step does not follow with
        String first = "3 -1 0\n-3 1 0\n1 0\n0\n";
        assertTrue(check(SQUARE, first, STRICT).isVerified());
        List<int[]> formula = List.of(new int[] {1, 2}, new int[] {1, -2}, new int[] {-1, 4}, new int[] {-1, -4});
        String second = "-1 3 0\n1 0\n0\n";
        assertFalse(
                check(List.of(formula.get(0), formula.get(1)), second, STRICT).isVerified());
        assertTrue(check(formula, second, ProofSettings.USUAL).isVerified());
    }

    @Test
    void binaryIsDetected() throws Exception {
        byte[] proof = {'a', 2, 0, 'd', 2, 4, 0, 'a', 0};
        assertTrue(check(SQUARE, proof, STRICT).isVerified());
        byte[] wrong = {'a', 2, 0, 'x', 2, 0};
        assertEquals(
                "proof: byte 3: found 120, expected a step of a binary proof: a (97) or d (100)",
                assertThrows(UserError.class, () -> check(SQUARE, wrong, STRICT))
                        .getMessage());
        byte[] cut = {'a', 2, 0, 'a', 2};
        assertEquals(
                "proof: byte 6: found the end of the file, expected a number or 0",
                assertThrows(UserError.class, () -> check(SQUARE, cut, STRICT)).getMessage());
    }

    @Test
    void garbageIsNoProof() {
        for (String garbage :
                List.of("1 x 0\n", "hello\n", "1 2\n", "d 1", "1 99999999999 0\n", "- 0\n", "p cnf 1 1\n")) {
            assertThrows(UserError.class, () -> check(SQUARE, garbage, ProofSettings.USUAL), garbage);
        }
    }

    @Test
    void trimmedProofHoldsForTheCore() throws Exception {
        for (long number = 0; number < 300; number++) {
            List<int[]> clauses = SmallFormulas.of(number);
            List<String> proof = MutatedProofs.proof(clauses);
            if (proof.isEmpty()) {
                continue;
            }
            byte[] text = (String.join("\n", proof) + "\n").getBytes(StandardCharsets.US_ASCII);
            ClauseList formula = SmallFormulas.formula(clauses);
            DratProof read = DratProof.read(formula, new ByteArrayInputStream(text), "proof");
            DratChecker checker = new DratChecker(read, ProofSettings.USUAL, Deadline.NONE);
            assertTrue(checker.check().isVerified());
            ByteArrayOutputStream core = new ByteArrayOutputStream();
            ProofWriter.write(read, checker, ProofWriter::core, core);
            List<int[]> kept = core.toString(StandardCharsets.US_ASCII)
                    .lines()
                    .skip(1)
                    .map(line -> java.util.Arrays.stream(line.split(" "))
                            .mapToInt(Integer::parseInt)
                            .filter(literal -> literal != 0)
                            .toArray())
                    .toList();
            ByteArrayOutputStream trimmed = new ByteArrayOutputStream();
            ProofWriter.write(read, checker, ProofWriter::trimmed, trimmed);
            assertTrue(check(kept, trimmed.toByteArray(), ProofSettings.USUAL).isVerified(), "formula " + number);
        }
    }
}
