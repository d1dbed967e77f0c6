package sudosat.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sudosat.backend.Request;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.engine.Engine;
import sudosat.explain.Explanation;
import sudosat.explain.Level;
import sudosat.explain.Step;
import sudosat.inspect.Truth;
import sudosat.inspect.Uniqueness;
import sudosat.puzzle.Puzzle;
import sudosat.render.Game;
import sudosat.render.Hint;

/** Makes puzzles ready to be played: solves and explains them as far as time allows. */
final class GameMaker {
    /** Steps of large grids can take very long, and a page without them is still good to play. */
    private static final Duration USUAL_TIME = Duration.ofSeconds(20);

    private final boolean areMany;
    private final BackendOptions backends;
    private final Console console;
    private final Engine engine;
    private ExitCode worst = ExitCode.DONE;

    GameMaker(boolean areMany, BackendOptions backends, Console console) {
        this.areMany = areMany;
        this.backends = backends;
        this.console = console;
        engine = backends.engine(console);
    }

    /** As of a command that solves them. */
    ExitCode exitCode() {
        return worst;
    }

    /**
     * A puzzle as a game.
     *
     * @param number what it is called among several; else empty
     * @param label how hard it is, unless told
     */
    Game game(String number, Optional<String> label, Puzzle puzzle, Game.Start start) throws InterruptedException {
        Request request = backends.requestWithin(USUAL_TIME);
        Uniqueness found = Uniqueness.of(puzzle, engine, request);
        Optional<Explanation> explanation = explained(puzzle, found, request);
        warnOf(number, found, explanation);
        String caption = RenderCommand.captioned(number, label.orElse(title(explanation)));
        return new Game(
                caption, puzzle, found.only(), explanation.map(GameMaker::hints).orElse(List.of()), start);
    }

    /** How hard a puzzle is in words; empty if it has not just one solution, or takes too long. */
    String level(Puzzle puzzle) throws InterruptedException {
        Request request = backends.requestWithin(USUAL_TIME);
        return title(explained(puzzle, Uniqueness.of(puzzle, engine, request), request));
    }

    private static Optional<Explanation> explained(Puzzle puzzle, Uniqueness found, Request request) {
        return found.only()
                .filter(solution -> puzzle.size() <= Explanation.LARGEST_SIZE)
                .map(solution -> new Explanation(puzzle, Optional.of(solution)).toTheEnd(request.deadline()));
    }

    private static String title(Optional<Explanation> explanation) {
        return explanation.flatMap(Explanation::level).map(Level::title).orElse("");
    }

    private static List<Hint> hints(Explanation explanation) {
        List<Hint> hints = new ArrayList<>();
        for (Step step : explanation.steps()) {
            hints.add(new Hint(explanation.text(step), step.placed(), step.removed()));
        }
        return hints;
    }

    private void warnOf(String number, Uniqueness found, Optional<Explanation> explanation) {
        String which = number.isEmpty() ? "" : number.toLowerCase(Locale.ROOT) + ": ";
        if (found.solvable() == Truth.NO) {
            console.warn(which + "no solution: the page checks values by the rules alone, and has no hints");
            worst = areMany ? worst : ExitCode.NO_SOLUTION;
        } else if (found.isAmbiguous()) {
            console.warn(which + "several solutions: the page checks values by the rules alone, and has no hints");
        } else if (found.unknown().isPresent()) {
            console.warn(which
                    + "the solution was not found in time: the page checks values by the rules alone, and"
                    + " has no hints");
            worst = worst.orWorse(ExitCode.UNKNOWN);
        } else if (explanation.isEmpty()) {
            console.warn(which + "grids of this size are not explained: the page has no hints");
        } else if (!explanation.get().isSolved()) {
            console.warn(which + "time limit: the page has hints for the first "
                    + explanation.get().steps().size() + " steps only");
        }
    }
}
