package sudosat.languages;

import java.io.IOException;
import java.io.InputStream;
import sudosat.cnf.ModelSink;
import sudosat.cnf.OutputError;
import sudosat.cnf.SolverOutput;
import sudosat.encode.Variables;

/** The formats in which solvers of other languages than CNF print what they found. */
public enum AnswerFormat {
    /** What pseudo-Boolean competitions ask for. */
    COMPETITION(CompetitionReader::read),
    /**
     * What MaxSAT competitions ask for, which {@link MaxSatAnswer} reads with the cost: of several models the last one
     * counts.
     */
    MAXSAT(CompetitionReader::read),
    /**
     * The file that glpsol writes with {@code -o}. It removes what stands there first: as root, never give it {@code
     * /dev/stdout}.
     */
    GLPSOL(GlpsolReader::read),
    /** The output of cbc with {@code solution -}, or the file it writes. */
    CBC(CbcReader::read),
    /** The file that HiGHS writes with {@code --solution_file}. */
    HIGHS(HighsReader::read),
    /** The text of clingo, or of clasp behind gringo. */
    CLINGO(ClingoReader::read),
    /** What Knuth's programs for exact cover print with {@code m1}, perhaps with what they tell on standard error. */
    DLX(DlxReader::read);

    /** Reads all that a builder has before it. */
    private interface Reader {
        void read(AnswerBuilder answer) throws IOException, OutputError;
    }

    private final Reader reader;

    AnswerFormat(Reader reader) {
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
        reader.read(answer);
        return answer.finish();
    }
}
