package sudosat.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.IntStream;
import sudosat.bench.CnfDetector;
import sudosat.bench.Instance;
import sudosat.cli.report.Console;
import sudosat.io.Input;
import sudosat.puzzle.Puzzle;

/** Makes instances of the files named on a command line: one of each CNF, one of each puzzle. */
record InstanceFiles(PuzzleOptions puzzles, Console console) {
    List<Instance> read(List<String> files) {
        List<Instance> instances = new ArrayList<>();
        for (String file : new LinkedHashSet<>(InputArguments.instances(files))) {
            boolean standardInput = file.equals("-");
            byte[] piped =
                    standardInput ? Input.of(file, console.in()).readAll() : new byte[0]; // kept, for it is read twice
            boolean isCnf = CnfDetector.isCnf(input(file, piped));
            instances.addAll(isCnf ? List.of(cnf(input(file, piped))) : puzzles(file, piped));
        }
        return instances;
    }

    /** Its turn may come hours later, but whether it is there is found out now. */
    private Instance cnf(Input input) {
        try (InputStream in = input.open()) {
            return new Instance.OfCnf(input, console::warn);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private Input input(String file, byte[] piped) {
        return Input.of(file, console.reading(piped).in());
    }

    /** Numbers distinguish the puzzles of one file. */
    private List<Instance> puzzles(String file, byte[] piped) {
        List<Puzzle> read = puzzles.readAll(file, console.reading(piped));
        String name = input(file, piped).name();
        return IntStream.rangeClosed(1, read.size())
                .<Instance>mapToObj(number ->
                        new Instance.OfPuzzle(read.size() == 1 ? name : name + "#" + number, read.get(number - 1)))
                .toList();
    }
}
