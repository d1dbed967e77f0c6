package sudosat.languages;

import java.io.IOException;
import java.util.Map;
import java.util.OptionalLong;
import sudosat.cnf.OutputError;
import sudosat.cnf.SolverOutput.Status;
import sudosat.io.Digits;

/**
 * Reads {@code s}, {@code v} and {@code o} lines as pseudo-Boolean and MaxSAT solvers print them: {@code x1 -x2},
 * {@code 1 -2 0} or {@code 10}. A solver that looks for the best model may print every better one it meets, so the last
 * one counts. Pseudo-Boolean models have no end mark: one ends where all its variables have a value and the next line
 * is no part of it.
 */
final class CompetitionReader extends AnswerReader {
    static final String OPTIMUM = "OPTIMUM FOUND";

    private static final Map<String, Status> VERDICTS = Map.of(
            "SATISFIABLE",
            Status.SATISFIABLE,
            OPTIMUM,
            Status.SATISFIABLE,
            "UNSATISFIABLE",
            Status.UNSATISFIABLE,
            "UNKNOWN",
            Status.UNKNOWN,
            "UNSUPPORTED",
            Status.UNKNOWN);

    private OptionalLong cost = OptionalLong.empty();

    CompetitionReader(AnswerBuilder answer) {
        super(answer);
    }

    /** The last cost. */
    OptionalLong cost() {
        return cost;
    }

    @Override
    void readLine() throws IOException, OutputError {
        switch (lines.word()) {
            case "s" -> readVerdict();
            case "v" -> readModel();
            case "o" -> readCost();
            default -> {}
        }
    }

    private void readVerdict() throws IOException, OutputError {
        closeIfComplete();
        String words = lines.rest();
        if (!VERDICTS.containsKey(words)) {
            throw lines.syntax(words, "SATISFIABLE, OPTIMUM FOUND, UNSATISFIABLE or UNKNOWN");
        }
        answer.say(VERDICTS.get(words), words);
    }

    private void readCost() throws IOException {
        closeIfComplete();
        String word = lines.word();
        cost = word.matches("-?\\d{1,18}") ? OptionalLong.of(Long.parseLong(word)) : OptionalLong.empty();
    }

    private void closeIfComplete() {
        if (answer.isComplete()) {
            answer.close();
        }
    }

    private void readModel() throws IOException, OutputError {
        String word = lines.word();
        answer.begin();
        if (isBits(word)) {
            readBits(word);
            return;
        }
        for (; !word.isEmpty(); word = lines.word()) {
            readWord(word);
        }
    }

    /** A 0 or 1 for each variable: too long a row of digits for a number. */
    private boolean isBits(String word) {
        return word.length() >= answer.variables().count() && word.chars().allMatch(c -> c == '0' || c == '1');
    }

    private void readBits(String word) throws IOException, OutputError {
        for (int variable = 1; variable <= word.length(); variable++) {
            answer.add(word.charAt(variable - 1) == '1' ? variable : -variable);
        }
        answer.close();
    }

    private void readWord(String word) throws IOException, OutputError {
        if (word.equals("0")) {
            answer.close(true);
            return;
        }
        int start = word.charAt(0) == '-' || word.charAt(0) == '+' ? 1 : 0;
        int digits = start < word.length() && word.charAt(start) == 'x' ? start + 1 : start;
        int variable = Digits.parse(word, digits, word.length());
        if (variable > 0) {
            put(word.charAt(0) == '-' ? -variable : variable);
        } else if (!lines.isAtEnd()) {
            throw lines.syntax(word, "a literal");
        }
    }

    /** A variable that comes again in a complete model is the first of the next one. */
    private void put(int literal) throws IOException, OutputError {
        if (answer.isComplete() && answer.isAssigned(Math.abs(literal))) {
            answer.close();
        }
        answer.begin();
        answer.add(literal);
    }
}
