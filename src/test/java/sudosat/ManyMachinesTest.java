package sudosat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The simple ways to use many machines: parts of the work add up to the whole. */
class ManyMachinesTest {
    @TempDir
    Path folder;

    private String run(String command) throws IOException, InterruptedException {
        Shell.Result result = Shell.run(folder, command, "");
        assertEquals(0, result.exitCode(), result.stderr());
        return result.stdout();
    }

    @Test
    void tasksOfASlurmArrayMakeTheirOwnSeeds() throws IOException, InterruptedException {
        Path script = Project.HOME.resolve("examples/slurm/generate.sbatch").toAbsolutePath();
        for (int task = 0; task < 3; task++) {
            run("SLURM_ARRAY_TASK_ID=" + task + " COUNT=2 bash '" + script + "'");
        }
        String merged = run("cat puzzles-*.txt");
        assertEquals(run("sudosat generate 3 1 --number 6 --seed 1 --to line -q"), merged);
    }

    @Test
    void gnuParallelKeepsTheOrder() throws IOException, InterruptedException {
        boolean isThere = Shell.run(folder, "parallel --version", "").stdout().startsWith("GNU parallel");
        assumeTrue(isThere, "GNU parallel is not installed");
        run("sudosat generate 2 1 --number 200 --seed 1 --to line -q -o all.txt");
        String cut =
                run("parallel --keep-order --pipepart -a all.txt --block 1k sudosat solve -q --jobs 1 --from line");
        assertEquals(run("sudosat solve --from line all.txt"), cut);
    }
}
