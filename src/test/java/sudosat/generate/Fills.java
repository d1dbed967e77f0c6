package sudosat.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import sudosat.Project;
import sudosat.backend.Backend;
import sudosat.backend.CheckingBackend;
import sudosat.backend.Request;
import sudosat.backend.sat4j.Sat4j;
import sudosat.encode.EncodingStyle;
import sudosat.engine.AutoEngine;
import sudosat.engine.ClauseEngine;
import sudosat.engine.Engine;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Rules;
import sudosat.work.Deadline;
import sudosat.work.Result;

/** Rules to fill by, and what fills them. */
public final class Fills {
    private Fills() {}

    /** Rules without clues, such as {@code 2x3}, two grids, {@code diagonals}. */
    public static Puzzle rules(String shape, int grids, String... rules) {
        Shape boxes = Shape.parse(shape).orElseThrow();
        List<GridRule> parsed = new ArrayList<>();
        for (String rule : rules) {
            parsed.add(Rules.parseLine(rule));
        }
        return new Puzzle(boxes, Tuple.empty(boxes.size(), grids), Differ.EVERYWHERE, parsed);
    }

    /** Through the backend of this name or, where it is not installed, SAT4J. */
    public static Engine pipeline(String name) {
        boolean isInstalled = Project.engines().installed().contains(name);
        Backend backend = isInstalled ? Project.backend(name) : new Sat4j();
        return new ClauseEngine(backend, EncodingStyle.COMPACT);
    }

    public static Puzzle empty(Shape shape, int grids) {
        return new Puzzle(shape, Tuple.empty(shape.size(), grids));
    }

    public static Result<Tuple> fill(Puzzle puzzle) throws InterruptedException {
        return new ClauseEngine(new Sat4j(), EncodingStyle.COMPACT).solve(puzzle, Request.PLAIN);
    }

    public static Tuple random(Shape shape, int grids, RandomGenerator random) throws InterruptedException {
        return drawn(new Fillings(empty(shape, grids), Filling.MIXED), random);
    }

    public static Tuple drawn(Fillings fillings, RandomGenerator random) throws InterruptedException {
        return fillings.draw(random, Deadline.NONE).found().orElseThrow();
    }

    /** All tuples, listed. */
    public static List<Tuple> all(Puzzle puzzle) throws InterruptedException {
        List<Tuple> all = new ArrayList<>();
        new AutoEngine(new ClauseEngine(new CheckingBackend(new Sat4j()), EncodingStyle.COMPACT))
                .list(puzzle, Request.PLAIN, all::add);
        return all;
    }
}
