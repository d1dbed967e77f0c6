package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudosat.Shell;

/**
 * Every command that writes, on a disk that is full and in a folder that cannot be written: an error that names the
 * file, the old file as it was, and nothing beside it. Needs root on Linux, for a small file system in memory.
 */
@Tag("slow")
class FullDiskTest {
    private static final int BYTES = 64 << 10;
    private static final String PROVER = "--solvers s.yaml --backend prover";

    /** Commands that write D/out and perhaps more. */
    static List<String> commands() {
        return List.of(
                "solve -o D/out k3.csv",
                "solve --all -o D/out k2.csv",
                "encode -o D/out k3.csv",
                "encode -o D/out.gz k3.csv",
                "check -o D/out k2.csv",
                "explain -o D/out k3.csv",
                "convert --to csv -o D/out k3.csv",
                "decode --like k2.csv -o D/out answer",
                "run --backend sat4j -o D/out k2.cnf",
                "generate 2 --seed 1 -o D/out",
                "render -o D/out.svg k3.csv",
                "render -o D/out.png k3.csv",
                "render -o D/out.html k3.csv",
                "render -o D/out.pdf k3.csv",
                "bench -q -b sat4j -o D/rows.csv k2.csv",
                "run " + PROVER + " --proof D/out unsat.cnf",
                "solve " + PROVER + " --proof D/out --proof-cnf D/out.cnf broken.csv",
                "check --unique --backend cdcl --proof D/out --proof-cnf cnf k2.csv",
                "check --unique --backend cdcl --proof proof --proof-cnf D/out.cnf k2.csv",
                "verify --lrat D/out unsat.cnf proof.drat",
                "verify --trim D/out unsat.cnf proof.drat",
                "verify --core D/out.cnf unsat.cnf proof.drat",
                "verify -o D/out unsat.cnf proof.drat",
                "encode --to wcnf -o D/out.xz k3.csv",
                "bench -q -b sat4j --cactus D/out.svg k2.csv",
                "bench -q -b sat4j,cdcl --scatter D/out.png k2.csv");
    }

    @TempDir
    private Path folder;

    private Leftovers left;
    private Path disk;
    private boolean isMounted;

    @BeforeEach
    void mountSmallDisk() throws IOException, InterruptedException {
        disk = Files.createDirectory(folder.resolve("disk"));
        isMounted = Files.isDirectory(Path.of("/proc/self"))
                && run("mount -t tmpfs -o size=" + BYTES + " tmpfs disk").exitCode() == 0;
        assumeTrue(isMounted, "only root on Linux can mount a file system in memory");
        left = new Leftovers(folder);
        Files.writeString(folder.resolve("k2.csv"), OddSolvers.PUZZLE);
        Files.writeString(folder.resolve("broken.csv"), "1,1,0,0\n0,0,0,0\n0,0,0,0\n0,0,0,0\n");
        Files.writeString(folder.resolve("unsat.cnf"), "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n");
        Files.writeString(folder.resolve("proof.drat"), "1 0\n0\n");
        Files.writeString(
                folder.resolve("s.yaml"),
                "prover: {command: [sh, -c, 'cat > /dev/null; echo 0 > \"$1\" || exit 1; echo s UNSATISFIABLE; exit"
                        + " 20', sh], proof: ['{proof}']}\n");
        run("cp \"$SAMPLES/pair-k3.csv\" k3.csv; sudosat encode -o k2.cnf k2.csv;"
                + " sudosat run --backend sat4j k2.cnf > answer");
    }

    @AfterEach
    void unmount() throws IOException, InterruptedException {
        if (isMounted) {
            run("umount disk");
        }
    }

    private Shell.Result run(String command) throws IOException, InterruptedException {
        return Shell.run(folder, command, "");
    }

    /** The control: each command line writes where it can. */
    @ParameterizedTest
    @MethodSource("commands")
    void anEmptyDiskGetsNewFiles(String command) throws Exception {
        assertEquals(0, run("mount -o remount,size=16m disk").exitCode());
        writeOldFiles();
        List<String> before = content();
        Shell.Result result = run("sudosat " + command.replace("D/", "disk/"));
        assertTrue(List.of(0, 10, 20).contains(result.exitCode()), command + "\n" + result);
        assertNotEquals(before, content(), command);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void aFullDiskKeepsTheOldFiles(String command) throws Exception {
        writeOldFiles();
        run("cat /dev/zero > disk/filler");
        assertRefused(command);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void aReadOnlyFolderKeepsTheOldFiles(String command) throws Exception {
        writeOldFiles();
        assertEquals(0, run("mount -o remount,ro disk").exitCode());
        assertRefused(command);
    }

    private void writeOldFiles() throws IOException {
        for (String ending : List.of("", ".gz", ".xz", ".svg", ".png", ".html", ".pdf", ".cnf")) {
            Files.writeString(disk.resolve("out" + ending), "old\n");
        }
        Files.createFile(disk.resolve("rows.csv")); // bench adds to its own rows only
    }

    private void assertRefused(String command) throws Exception {
        List<String> before = content();
        Shell.Result result = run(left.exports() + "sudosat " + command.replace("D/", "disk/"));
        String seen = command + "\n" + result;
        assertTrue(result.exitCode() == 2 || result.exitCode() == 3, seen);
        assertTrue(result.stderr().contains("disk/"), seen); // or the words of the solver that writes there
        assertFalse(
                result.stderr().contains("bug in sudosat")
                        || result.stderr().contains("\tat ")
                        || result.stderr().contains("Error: "),
                seen);
        assertEquals(before, content(), seen);
        left.assertNone();
    }

    /** Every file but the filler, and what is in it. */
    private List<String> content() throws IOException {
        try (Stream<Path> files = Files.list(disk)) {
            return files.filter(file -> !file.endsWith("filler"))
                    .sorted()
                    .map(file -> {
                        try {
                            return file.getFileName() + ": " + Files.readString(file, StandardCharsets.ISO_8859_1);
                        } catch (IOException unreadable) {
                            throw new AssertionError(unreadable);
                        }
                    })
                    .toList();
        }
    }

    @Test
    void aFullDiskForTemporaryFilesIsAnError() throws Exception {
        run("cat /dev/zero > disk/filler");
        Files.writeString(
                folder.resolve("file.yaml"),
                "reads: {command: [sh, -c, 'cat \"$1\" > /dev/null; exit 1', sh, '{cnf}']}\n");
        Shell.Result result =
                run("TMPDIR=$PWD/disk sudosat solve --solvers file.yaml --backend reads --encoding textbook k3.csv");
        assertEquals(3, result.exitCode(), result.stderr());
        assertTrue(result.stderr().contains("No space left on device"), result.stderr());
        assertFalse(result.stderr().contains("\tat "), result.stderr());
    }
}
