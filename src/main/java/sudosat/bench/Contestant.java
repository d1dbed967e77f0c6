package sudosat.bench;

import java.util.Optional;
import sudosat.backend.Backend;
import sudosat.backend.InputLanguage;
import sudosat.backend.Task;
import sudosat.encode.EncodingStyle;
import sudosat.encode.PuzzleFormula;
import sudosat.engine.LanguageEngine;
import sudosat.puzzle.Puzzle;

/**
 * A backend and the form in which it gets puzzles.
 *
 * @param style of clauses, for SAT solvers; others get their language, or the puzzle itself
 */
public record Contestant(MeasuredBackend meter, Optional<EncodingStyle> style) {
    /** Whether it can do anything with the instance: a CNF is for those who get puzzles as CNF, too. */
    public boolean canRead(Instance instance) {
        return instance.isPuzzle() || style.isPresent();
    }

    Configuration on(Instance instance) {
        return new Configuration(meter.name(), instance.isPuzzle() ? form() : "");
    }

    /** As results name it; may be empty. */
    private String form() {
        Backend solver = meter.program();
        return style.map(EncodingStyle::name)
                .orElseGet(() -> getsPuzzleItself()
                        ? solver.preferredEncoding()
                        : solver.language().label());
    }

    private boolean getsPuzzleItself() {
        return meter.program().language() == InputLanguage.CSV;
    }

    /** Equal for contestants that can share the file of an instance. */
    Object sharing(Instance instance) {
        boolean isOwn = style.isEmpty() && !getsPuzzleItself();
        return isOwn ? this : on(instance).encoding();
    }

    Task task(Puzzle puzzle) {
        if (style.isPresent()) {
            return Task.of(new PuzzleFormula(puzzle, style.get()));
        }
        return getsPuzzleItself() ? new CsvTask(puzzle, form()) : new LanguageEngine(meter.program()).task(puzzle);
    }
}
