package sudosat.languages;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.Function;
import sudosat.cnf.ModelSink;
import sudosat.cnf.OutputError;
import sudosat.cnf.SolverOutput;
import sudosat.encode.Variables;

/** The formats in which solvers of other languages than CNF print what they found. */
public enum AnswerFormat {
    /** What pseudo-Boolean competitions ask for. */
    COMPETITION(CompetitionReader::new),
    /**
     * What MaxSAT competitions ask for, which {@link MaxSatAnswer} reads with the cost: of several models the last one
     * counts.
     */
    MAXSAT(CompetitionReader::new),
    /**
     * The file that glpsol writes with {@code -o}. It removes what stands there first: as root, never give it {@code
     * /dev/stdout}.
     */
    GLPSOL(GlpsolReader::new),
    /** The output of cbc with {@code solution -}, or the file it writes. */
    CBC(CbcReader::new),
    /** The file that HiGHS writes with {@code --solution_file}. */
    HIGHS(HighsReader::new),
    /** The text of clingo, or of clasp behind gringo. */
    CLINGO(ClingoReader::new),
    /** What Knuth's programs for exact cover print with {@code m1}, perhaps with what they tell on standard error. */
    DLX(DlxReader::new);

    private final Function<AnswerBuilder, AnswerReader> reader;

    AnswerFormat(Function<AnswerBuilder, AnswerReader> reader) {
        this.reader = reader;
    }

    /**
     * Reads an output to its end.
     *
     * @param source its name for messages
     * @param variables the cell variables; models hold these alone
     * @param models gets each model as soon as it is complete; one that has not all variables counts as not closed
     * @throws OutputError if a verdict or a model cannot be understood, or two things said contradict each other
     */
    public SolverOutput read(InputStream in, String source, Variables variables, ModelSink models)
            throws IOException, OutputError {
        AnswerBuilder answer = new AnswerBuilder(new OutputWords(in, source), variables, models);
        reader.apply(answer).read();
        return answer.finish();
    }
}
