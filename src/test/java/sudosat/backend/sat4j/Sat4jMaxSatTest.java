package sudosat.backend.sat4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sudosat.backend.Backend;
import sudosat.backend.InputLanguage;
import sudosat.backend.Request;
import sudosat.backend.Task;
import sudosat.cnf.Model;
import sudosat.cnf.ModelSink;
import sudosat.cnf.SolverOutput;
import sudosat.work.Deadline;
import sudosat.work.Result;

class Sat4jMaxSatTest {
    private final Backend sat4j = Sat4jReadingText.maxSat();

    private record Text(String wcnf) implements Task {
        @Override
        public InputLanguage language() {
            return InputLanguage.WCNF;
        }

        @Override
        public Optional<String> fault(Model model) {
            return Optional.empty();
        }

        @Override
        public void write(OutputStream out) throws IOException {
            out.write(wcnf.getBytes(StandardCharsets.US_ASCII));
        }

        @Override
        public SolverOutput read(InputStream in, String source, ModelSink models) {
            throw new UnsupportedOperationException();
        }
    }

    @Test
    void breaksAsFewSoftClausesAsCanBe() throws InterruptedException {
        String text = "p wcnf 3 5 4\n4 -1 -2 0\n4 -1 -3 0\n1 1 0\n1 2 0\n1 3 0\n";
        Model best = sat4j.solve(new Text(text), Request.PLAIN).found().orElseThrow();
        assertTrue(best.isTrue(-1) && best.isTrue(2) && best.isTrue(3), best.toString());
    }

    @Test
    void breaksNoHardClause() throws InterruptedException {
        assertInstanceOf(
                Result.None.class, sat4j.solve(new Text("p wcnf 1 3 2\n2 1 0\n2 -1 0\n1 1 0\n"), Request.PLAIN));
        assertInstanceOf(
                Result.None.class,
                sat4j.solve(new Text("p wcnf 2 5 2\n2 1 2 0\n2 1 -2 0\n2 -1 2 0\n2 -1 -2 0\n1 1 0\n"), Request.PLAIN));
    }

    @Test
    void answersWithoutSoftClauses() throws InterruptedException {
        assertInstanceOf(Result.Found.class, sat4j.solve(new Text("p wcnf 2 1 1\n1 1 2 0\n"), Request.PLAIN));
    }

    /**
     * Models are found at once, but it takes long to prove that each of so many pigeons that wants a hole cannot have
     * one.
     */
    private static Text pigeons() {
        int holes = 12;
        StringBuilder text = new StringBuilder();
        int clauses = 0;
        for (int pigeon = 0; pigeon <= holes; pigeon++) {
            int wish = (holes + 1) * holes + pigeon + 1;
            StringBuilder some = new StringBuilder("99 -" + wish);
            for (int hole = 0; hole < holes; hole++) {
                some.append(' ').append(pigeon * holes + hole + 1);
                for (int other = 0; other < pigeon; other++, clauses++) {
                    text.append("99 -")
                            .append(pigeon * holes + hole + 1)
                            .append(" -")
                            .append(other * holes + hole + 1)
                            .append(" 0\n");
                }
            }
            text.append(some).append(" 0\n1 ").append(wish).append(" 0\n");
            clauses += 2;
        }
        return new Text("p wcnf " + (holes + 1) * (holes + 1) + " " + clauses + " 99\n" + text);
    }

    /** The best model so far is no answer. */
    @Test
    @Timeout(120)
    void givesUpAtTheDeadline() throws InterruptedException {
        Request request = new Request(
                OptionalLong.empty(), Deadline.after(Duration.ofMillis(500)), OptionalLong.empty(), Optional.empty());
        assertEquals(new Result.Unknown<>("time limit"), sat4j.solve(pigeons(), request));
    }

    @Test
    @Timeout(120)
    void endsWhenInterrupted() {
        Thread.currentThread().interrupt();
        assertThrows(InterruptedException.class, () -> sat4j.solve(pigeons(), Request.PLAIN));
    }
}
