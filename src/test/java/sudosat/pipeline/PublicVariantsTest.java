package sudosat.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import sudosat.Project;
import sudosat.PublicVariants;
import sudosat.backend.Backend;
import sudosat.backend.CheckingBackend;
import sudosat.backend.Request;
import sudosat.backend.Sat4j;
import sudosat.encode.Style;
import sudosat.engine.ClauseEngine;
import sudosat.engine.Engine;
import sudosat.work.Result;

/** Public variant puzzles have their known solutions, with SAT4J and with a process. */
class PublicVariantsTest {
    @TestFactory
    Stream<DynamicTest> variantsHaveTheirKnownSolutions() throws IOException {
        return PublicVariants.all().stream()
                .map(variant -> DynamicTest.dynamicTest(variant.name(), () -> check(variant)));
    }

    private static void check(PublicVariants.Variant variant) throws Exception {
        for (Backend backend : List.of(new Sat4j(), Project.backend("auto"))) {
            Engine pipeline = new ClauseEngine(new CheckingBackend(backend), Style.COMPACT);
            if (variant.solution().isPresent()) {
                assertEquals(
                        new Result.Found<>(variant.solution().get()), pipeline.solve(variant.puzzle(), Request.PLAIN));
            } else if (variant.solutions().orElse(-1) == 0) {
                assertEquals(new Result.None<>(), pipeline.solve(variant.puzzle(), Request.PLAIN));
            } else {
                assertEquals(
                        Result.Found.class,
                        pipeline.solve(variant.puzzle(), Request.PLAIN).getClass());
            }
        }
    }
}
