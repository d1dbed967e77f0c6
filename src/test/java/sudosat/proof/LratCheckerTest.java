package sudosat.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import sudosat.cdcl.SmallFormulas;
import sudosat.cnf.ClauseList;
import sudosat.io.UserError;
import sudosat.work.Deadline;

/** LRAT: hints are followed, and never trusted. */
class LratCheckerTest {
    private static final List<int[]> SQUARE =
            List.of(new int[] {1, 2}, new int[] {1, -2}, new int[] {-1, 2}, new int[] {-1, -2});

    private static ProofVerdict check(List<int[]> clauses, String proof) throws Exception {
        return check(clauses, proof.getBytes(StandardCharsets.US_ASCII));
    }

    private static ProofVerdict check(List<int[]> clauses, byte[] proof) throws Exception {
        return LratChecker.check(
                SmallFormulas.formula(clauses),
                new ByteArrayInputStream(proof),
                "proof",
                Deadline.NONE,
                ProofSettings.USUAL.listener());
    }

    /** The same proof as bytes: 2n for n, 2n + 1 for -n, seven bits to a byte; a deletion without its number. */
    private static byte[] binary(String proof) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (String line : proof.lines().toList()) {
            List<String> words = List.of(line.strip().split(" +"));
            boolean isDeletion = words.get(1).equals("d");
            out.write(isDeletion ? 'd' : 'a');
            for (String word : isDeletion ? words.subList(2, words.size()) : words) {
                int number = Integer.parseInt(word);
                int rest = 2 * Math.abs(number) + (number < 0 ? 1 : 0);
                for (; rest > 127; rest >>>= 7) {
                    out.write(rest & 127 | 128);
                }
                out.write(rest);
            }
        }
        return out.toByteArray();
    }

    private static boolean isLrat(byte[] proof) throws IOException {
        return ProofChecker.isLrat(new ByteArrayInputStream(proof));
    }

    @Test
    void readsBinaryProofs() throws Exception {
        byte[] proof = binary("5 3 -1 0 0\n6 -3 1 0 -5 0\n7 1 0 1 2 0\n7 d 1 2 0\n8 0 7 3 4 0\n");
        assertTrue(isLrat(proof));
        assertEquals("", check(SQUARE, proof).reason());
        assertEquals(
                ProofVerdict.refuted(1, "byte 0", "the hint 9 names no clause"), check(SQUARE, binary("5 1 0 9 0\n")));
        assertEquals(
                "proof: byte 4: found the end of the file, expected a number or 0",
                assertThrows(UserError.class, () -> check(SQUARE, new byte[] {'a', 10, 2}))
                        .getMessage());
        assertEquals(
                "proof: byte 0: found the step -5, expected 1 or more",
                assertThrows(UserError.class, () -> check(SQUARE, new byte[] {'a', 11, 0, 0}))
                        .getMessage());
        assertFalse(isLrat(new byte[] {'a', 2, 0, 'd', 2, 4, 0, 'a', 0}));
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

    /** RAT is about a literal, of which the empty clause has none. */
    @Test
    void emptyClauseNeedsAConflict() throws Exception {
        List<int[]> satisfiable = List.of(new int[] {1});
        assertEquals(
                "its hints lead to no conflict",
                check(satisfiable, "2 0 -1 0\n").reason());
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
            assertEquals("", check(clauses, binary(lrat)).reason(), "formula " + number);
            assertTrue(isLrat(binary(lrat)), "formula " + number);
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
        DratChecker checker = new DratChecker(read, ProofSettings.USUAL.lrat(Path.of("hints.lrat")), Deadline.NONE);
        assertTrue(checker.check().isVerified());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ProofWriter.write(read, checker, ProofWriter::lrat, out);
        return out.toString(StandardCharsets.US_ASCII);
    }
}
