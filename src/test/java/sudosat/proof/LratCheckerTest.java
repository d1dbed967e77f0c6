package sudosat.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import sudosat.cdcl.SmallFormulas;
import sudosat.cnf.ClauseList;
import sudosat.io.UserError;

/** LRAT: hints are followed, and never trusted. */
class LratCheckerTest {
    private static final List<int[]> SQUARE =
            List.of(new int[] {1, 2}, new int[] {1, -2}, new int[] {-1, 2}, new int[] {-1, -2});

    private static ProofVerdict check(List<int[]> clauses, String proof) throws Exception {
        return LratChecker.check(
                SmallFormulas.formula(clauses),
                new ByteArrayInputStream(proof.getBytes(StandardCharsets.US_ASCII)),
                "proof",
                () -> false);
    }

    @Test
    void followsHintsOfRat() throws Exception {
        // 3 is new; the second clause has to hold with the first
        String proof = "5 3 -1 0 0\n6 -3 1 0 -5 0\n7 1 0 1 2 0\n8 0 7 3 4 0\n";
        assertEquals("", check(SQUARE, proof).reason());
        List<int[]> open = List.of(new int[] {1, 3});
        assertEquals(
                "there are no hints for the clause 1",
                check(open, "2 -1 0 -9 0\n").reason());
        assertEquals(
                "the hints for the clause 1 lead to no conflict",
                check(open, "2 -1 0 -1 0\n").reason());
    }

    @Test
    void refusesHintsThatAreMissingOrOfNoUse() throws Exception {
        assertEquals("its hints lead to no conflict", check(SQUARE, "5 0 0\n").reason());
        assertEquals("the hint 9 names no clause", check(SQUARE, "5 1 0 9 0\n").reason());
        assertEquals(
                "the hint 1 names no clause",
                check(SQUARE, "5 d 1 0\n5 1 0 1 2 0\n").reason());
        assertEquals(
                "there is a clause 4 already", check(SQUARE, "4 1 0 1 2 0\n").reason());
        assertEquals(
                "the proof ends without the empty clause",
                check(SQUARE, "5 1 0 1 2 0\n").reason());
    }

    /** What a changed proof says may still be right, but no formula with a model is refuted. */
    @Test
    void changedProofsRefuteNothingThatHasAModel() throws Exception {
        int refused = 0;
        for (long number = 0; number < 1_000; number++) {
            List<int[]> clauses = SmallFormulas.of(number);
            List<String> drat = MutatedProofs.proof(clauses);
            if (drat.isEmpty()) {
                continue;
            }
            String lrat = lrat(clauses, drat);
            assertEquals("", check(clauses, lrat).reason(), "formula " + number);
            Random random = new Random(number);
            List<int[]> fewer = clauses.subList(0, random.nextInt(clauses.size()));
            String[] words = lrat.split("(?<= )|(?=\n)");
            words[random.nextInt(words.length)] = random.nextBoolean() ? "" : (random.nextInt(9) - 4) + " ";
            for (List<int[]> formula : List.of(fewer, clauses)) {
                boolean isVerified = isVerified(formula, String.join("", words));
                assertFalse(isVerified && SmallFormulas.isSatisfiable(formula), "formula " + number);
                refused += isVerified ? 0 : 1;
            }
        }
        assertTrue(refused > 0);
    }

    private static boolean isVerified(List<int[]> formula, String proof) throws Exception {
        try {
            return check(formula, proof).isVerified();
        } catch (UserError noProof) {
            return false;
        }
    }

    private static String lrat(List<int[]> clauses, List<String> drat) throws Exception {
        byte[] text = (String.join("\n", drat) + "\n").getBytes(StandardCharsets.US_ASCII);
        ClauseList formula = SmallFormulas.formula(clauses);
        DratProof read = DratProof.read(formula, new ByteArrayInputStream(text), "proof");
        DratChecker checker = new DratChecker(read, DratChecker.Convention.USUAL, true, () -> false, steps -> {});
        assertTrue(checker.check().isVerified());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ProofWriter.writeLrat(read, checker, out);
        return out.toString(StandardCharsets.US_ASCII);
    }
}
