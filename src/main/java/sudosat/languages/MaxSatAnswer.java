package sudosat.languages;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.OptionalLong;
import sudosat.cnf.Model;
import sudosat.cnf.OutputError;
import sudosat.cnf.SolverOutput;
import sudosat.encode.Variables;

/**
 * What a MaxSAT solver printed.
 *
 * @param model the last one, which is the best
 * @param cost what it costs, as the last {@code o} line says
 */
public record MaxSatAnswer(SolverOutput output, Optional<Model> model, OptionalLong cost) {

    /**
     * Reads an output to its end.
     *
     * @param source its name for messages
     * @param variables the cell variables; models hold these alone
     * @throws OutputError if a verdict or a model cannot be understood, or two things said contradict each other
     */
    public static MaxSatAnswer read(InputStream in, String source, Variables variables)
            throws IOException, OutputError {
        Model[] last = new Model[1];
        AnswerBuilder answer =
                new AnswerBuilder(new OutputWords(in, source), variables, (model, closed, soFar) -> last[0] = model);
        CompetitionReader reader = new CompetitionReader(answer);
        reader.read();
        return new MaxSatAnswer(answer.finish(), Optional.ofNullable(last[0]), reader.cost());
    }

    /** Whether the solver says that there is no better model. */
    public boolean isProven() {
        return output.verdict().equals(CompetitionReader.OPTIMUM);
    }
}
