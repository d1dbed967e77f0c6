package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.Installed;
import sudosat.Shell;

/** Certificates, as a sceptic checks them: with drat-trim alone. */
class CertificateTest {
    private static final String VERIFY = "drat-trim p.cnf p.drat | grep -o 's VERIFIED'";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "cadical, pair-k2",
        "cadical, pair-k3",
        "cadical, single-k3",
        "cadical, triple-k3",
        "cadical, pair-k4",
        "kissat, pair-k2",
        "kissat, pair-k3",
        "kissat, single-k3",
        "kissat, triple-k3",
        "kissat, pair-k4"
    })
    void thatASampleHasNoSecondSolutionIsVerified(String solver, String sample) throws Exception {
        Installed.assume(solver, "drat-trim");
        assertEquals("unique: yes\nproof: written\n", run(prove(solver, "check --unique", sample)));
        assertEquals("s VERIFIED\n", run(VERIFY));
    }

    @ParameterizedTest
    @ValueSource(strings = {"cadical", "kissat"})
    void thatASampleHasNoSolutionIsVerified(String solver) throws Exception {
        Installed.assume(solver, "drat-trim");
        assertEquals("None\n", run(prove(solver, "solve", "unsolvable-k3")));
        assertEquals("s VERIFIED\n", run(VERIFY));
    }

    /** Without the clause that forbids the solution nothing is wrong with it, so that no proof can hold. */
    @Test
    void isRejectedIfTheSolutionIsNotForbidden() throws Exception {
        Installed.assume("cadical", "drat-trim");
        run(prove("cadical", "check --unique", "pair-k3"));
        List<String> lines = new ArrayList<>(Files.readAllLines(folder.resolve("p.cnf")));
        lines.remove(lines.size() - 1);
        lines.replaceAll(line -> line.startsWith("p cnf ") ? fewer(line) : line);
        Files.write(folder.resolve("p.cnf"), lines);
        assertEquals("s NOT VERIFIED\n", run("drat-trim p.cnf p.drat | grep -o 's NOT VERIFIED'"));
    }

    @Test
    void isRejectedIfTheProofIsOfAnotherPuzzle() throws Exception {
        Installed.assume("cadical", "drat-trim");
        run(prove("cadical", "check --unique", "pair-k2"));
        Files.move(folder.resolve("p.drat"), folder.resolve("other.drat"));
        run(prove("cadical", "check --unique", "pair-k3"));
        assertEquals("", run("drat-trim p.cnf other.drat | grep -o 's VERIFIED'"));
    }

    @Test
    void isRejectedByCertifyIfTheSolverOnlyClaims() throws Exception {
        Installed.assume("drat-trim");
        Files.writeString(folder.resolve("s.yaml"), """
            liar: {command: [sh, -c, 'echo s UNSATISFIABLE; exit 20'], proof: ["{proof}"]}
            drat-trim: {check: [drat-trim, "{cnf}", "{proof}", -I, -t, "{seconds}"]}
            """);
        Files.writeString(folder.resolve("p.csv"), "1,0,0,0\n0,0,0,0\n0,0,0,0\n0,0,0,0\n");
        Shell.Result result = Shell.run(
                folder,
                "sudosat solve --solvers-only s.yaml --backend liar --certify --proof p.drat --cnf"
                        + " p.cnf p.csv; echo $?; ls -A",
                "");
        assertEquals("3\np.csv\ns.yaml\n", result.stdout(), result.stderr());
    }

    private static String fewer(String header) {
        String[] words = header.split(" ");
        return "p cnf " + words[2] + " " + (Long.parseLong(words[3]) - 1);
    }

    private static String prove(String solver, String command, String sample) {
        return "sudosat " + command + " --backend " + solver + " --proof p.drat --cnf p.cnf \"$SAMPLES/" + sample
                + ".csv\"";
    }

    private String run(String command) throws IOException, InterruptedException {
        return Shell.run(folder, command, "").stdout();
    }
}
