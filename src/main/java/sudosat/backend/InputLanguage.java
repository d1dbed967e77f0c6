package sudosat.backend;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What solvers read. */
public enum InputLanguage {
    ASP(OutputFormat.CLINGO),
    CNF(OutputFormat.DIMACS),
    /** A puzzle itself, for this program run as a solver. */
    CSV,
    LP(OutputFormat.CBC, OutputFormat.GLPSOL, OutputFormat.HIGHS),
    OPB(OutputFormat.COMPETITION),
    WCNF(OutputFormat.COMPETITION);

    private final List<OutputFormat> answers;

    InputLanguage(OutputFormat... answers) {
        this.answers = List.of(answers);
    }

    /** The languages that solvers.yaml may name, in alphabetical order. */
    static List<InputLanguage> ofPrograms() {
        return Arrays.stream(values()).filter(language -> language != CSV).toList();
    }

    /** The language that solvers.yaml calls by this name. */
    static Optional<InputLanguage> named(String label) {
        for (InputLanguage language : ofPrograms()) { // no stream: findFirst takes 5 ms the first time
            if (language.label().equals(label)) {
                return Optional.of(language);
            }
        }
        return Optional.empty();
    }

    /** Its name in solvers.yaml, which is also the ending of its file names. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The formats in which its solvers print answers, the usual one first. */
    List<OutputFormat> answers() {
        return answers;
    }
}
