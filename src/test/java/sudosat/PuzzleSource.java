package sudosat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;

/** Where puzzles with known answers come from. A test claims the same of the puzzles of both. */
public enum PuzzleSource {
    /** The project's own: every file of its folder, with the answer beside it. */
    OWN {
        @Override
        List<PuzzleFile> files() {
            Path folder = Project.puzzles("");
            try (Stream<Path> files = Files.walk(folder)) {
                return files.filter(file -> Files.isRegularFile(file) && !PuzzleFile.isAnswer(file))
                        .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                        .filter(name -> !name.startsWith("dialects/") && !name.startsWith("techniques/"))
                        .sorted()
                        .map(PuzzleFile::own)
                        .toList();
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
    },

    /** Those of others, where they are beside the project. */
    PUBLIC {
        @Override
        List<PuzzleFile> files() {
            return PublicPuzzles.files();
        }
    };

    private static final String ABSENT = "no ../shared/data";

    abstract List<PuzzleFile> files();

    /** The files of a folder, at least one; the test is skipped where the source is absent. */
    public List<PuzzleFile> files(String folder) {
        Assumptions.assumeTrue(isThere(), ABSENT);
        List<PuzzleFile> files = files().stream()
                .filter(file -> file.name().startsWith(folder + "/"))
                .toList();
        if (files.isEmpty()) {
            throw new IllegalStateException("no file in " + folder);
        }
        return files;
    }

    /** The puzzles of a folder, at least one; the test is skipped where the source is absent. */
    public List<KnownPuzzle> puzzles(String folder) {
        return files(folder).stream().flatMap(file -> file.puzzles().stream()).toList();
    }

    private boolean isThere() {
        return this == OWN || Project.hasShared();
    }

    /** The tests for each source. Where the public puzzles are absent, one skipped test says so. */
    public static Stream<DynamicContainer> containers(Function<PuzzleSource, Stream<? extends DynamicNode>> tests) {
        return Stream.of(values())
                .map(source -> DynamicContainer.dynamicContainer(
                        source.name(), source.isThere() ? tests.apply(source) : Stream.of(absent())));
    }

    private static DynamicTest absent() {
        return DynamicTest.dynamicTest("public puzzles", () -> Assumptions.abort(ABSENT));
    }
}
