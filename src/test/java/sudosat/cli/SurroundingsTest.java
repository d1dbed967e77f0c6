package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudosat.Shell;

/** Where the program runs, when that is unusual: folders that cannot be read, names that are no text, no /tmp. */
class SurroundingsTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void writePuzzle() throws Exception {
        Files.writeString(folder.resolve("k2.csv"), OddSolvers.PUZZLE);
    }

    private Shell.Result run(String command) throws Exception {
        return Shell.run(folder, command, "");
    }

    @Test
    void aFolderThatCannotBeReadIsNamed() throws Exception {
        Path closed = Files.createDirectory(folder.resolve("closed"));
        Files.setPosixFilePermissions(closed, Set.of());
        assumeTrue(!Files.isReadable(closed), "root can read all folders");
        Shell.Result result = run("sudosat solve closed");
        assertEquals(new Shell.Result(2, "", "sudosat: closed: cannot be read (no permission)\n"), result);
    }

    /** Java cannot keep such a name: the output would go to a file that nobody named. */
    @Test
    void anOutputWhoseNameIsNoTextIsRefused() throws Exception {
        Shell.Result result = run("LC_ALL=C.UTF-8 sudosat convert --to line -o \"$(printf 'a\\377')\" k2.csv");
        assertEquals(2, result.exitCode(), result.toString());
        assertTrue(result.stderr().contains("found a name that is no text, expected UTF-8"), result.stderr());
        assertEquals(1, folder.toFile().list().length);
    }

    /** A program that was killed before it could lock its folder; one that starts just now has no lock either. */
    @Test
    void foldersOfTheDeadGoWithTheNextStart() throws Exception {
        Path temporary = Files.createDirectory(folder.resolve("tmp"));
        Path old = Files.createDirectory(temporary.resolve("sudosat-999999999-1"));
        Path young = Files.createDirectory(temporary.resolve("sudosat-999999998-1"));
        assertTrue(old.toFile().setLastModified(0));
        Files.writeString(folder.resolve("s.yaml"), "odd: {command: [sh, -c, 'exit 1', x, '{cnf}']}\n");
        run("TMPDIR=$PWD/tmp sudosat solve --solvers s.yaml --backend odd k2.csv");
        assertFalse(Files.exists(old));
        assertTrue(Files.exists(young));
    }

    /** As macOS without perl; this system lends a view of its files in which the three are hidden. */
    @Test
    void processesRunWithoutProcSetsidAndPerl() throws Exception {
        String java = System.getProperty("java.home");
        List<Integer> cells = List.of(1, 7, 10, 16, 20, 22, 27, 29, 34, 40, 41, 47, 51, 53, 60, 62);
        String model = IntStream.rangeClosed(1, 64)
                .mapToObj(variable -> (cells.contains(variable) ? " " : " -") + variable)
                .collect(Collectors.joining());
        Files.writeString(folder.resolve("answer"), "s SATISFIABLE\nv" + model + " 0\n");
        Files.writeString(folder.resolve("s.yaml"), """
            reads: {command: [sh, -c, 'cat >/dev/null; cat answer; exit 10']}
            file: {command: [sh, -c, 'test -s "$0" && cat answer; exit 10', '{input}']}
            """);
        String hide = """
            export JAVA_HOME='{java}' LD_LIBRARY_PATH='{java}/lib:{java}/lib/server'
            mount -t tmpfs none /proc || exit 99
            for program in /usr/bin/setsid /usr/bin/perl; do
              [ ! -e $program ] || mount --bind /dev/null $program || exit 99
            done
            """.replace("{java}", java);
        Files.writeString(folder.resolve("hidden"), hide + """
            sudosat solve --solvers s.yaml --backend reads k2.csv
            sudosat solve --solvers s.yaml --backend file k2.csv
            sudosat bench -q --solvers s.yaml -b file k2.csv -o rows.csv >/dev/null && grep -c SATISFIABLE rows.csv
            """);
        Shell.Result hidden = run("unshare -m sh -c '" + hide.replace("'", "") + "true'");
        assumeTrue(hidden.exitCode() == 0, "no view of the files of its own can be had: " + hidden);
        String solution = run("sudosat solve k2.csv").stdout();
        assertEquals(new Shell.Result(0, solution + solution + "1\n", ""), run("unshare -m sh hidden"));
    }

    /** What goes to other programs has the same bytes on a system where Java ends lines with CR and LF, as Windows. */
    @Test
    void resultsHaveTheLineEndsOfUnix() throws Exception {
        String carriageReturn = "export JAVA_TOOL_OPTIONS=\"'-Dline.separator=\r\n'\"; ";
        assertEquals(
                "[13, 10]",
                Arrays.toString(run(carriageReturn + "printf 'class A { public static void main(String[] a) {"
                                + "System.out.println(); } }' >A.java; '" + System.getProperty("java.home")
                                + "/bin/java' A.java")
                        .stdout()
                        .getBytes(StandardCharsets.UTF_8)));
        for (String command : List.of(
                "sudosat solve k2.csv; sudosat check --json k2.csv; sudosat encode k2.csv; sudosat explain k2.csv",
                "sudosat --version; sudosat --version -v; sudosat backends; sudosat help formats; sudosat solve --help",
                "sudosat bench -q -b dlx k2.csv; sudosat bench -b dlx -o rows.csv k2.csv; cat rows.csv",
                "sudosat render k2.csv; sudosat generate 2 1 --pretty; sudosat convert --to text k2.csv",
                "sudosat encode k2.csv | sudosat run; sudosat completion bash; sudosat convert --to sdk k2.csv")) {
            String printed = run(carriageReturn + command).stdout();
            assertFalse(printed.contains("\r"), printed);
        }
    }

    @Test
    void missingTemporaryFoldersAreNamed() throws Exception {
        Files.writeString(folder.resolve("s.yaml"), "odd: {command: [sh, -c, 'exit 1', x, '{cnf}']}\n");
        Shell.Result result = run("TMPDIR=/nothing/here sudosat solve --solvers s.yaml --backend odd k2.csv");
        assertEquals(3, result.exitCode(), result.toString());
        assertTrue(
                result.stderr().contains("TMPDIR: /nothing/here cannot be written (no such file or folder)"),
                result.stderr());
        assertFalse(result.stderr().contains("Exception"), result.stderr());
    }
}
