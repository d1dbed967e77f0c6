package sudosat.dimacs;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import sudosat.cnf.ModelSink;
import sudosat.cnf.OutputError;
import sudosat.cnf.SolverOutput;
import sudosat.cnf.SolverOutput.Status;
import sudosat.io.ByteScanner;
import sudosat.io.UserError;

/**
 * Reads what solvers print, in any of their dialects: {@code s} and {@code v} lines in any order, minisat's output and
 * result file, glucose's file of literals alone. Comments and other chatter are passed over. Lines end at a line feed
 * or a carriage return; colors are blanks.
 *
 * <p>A model ends with its 0. Without one it ends with the output, or at a status line if one came before the model
 * too; a model that began before the first status line goes on after it.
 */
public final class SolverOutputReader {
    /** Whether literals may stand on a line without {@code v}. */
    private enum BareModel {
        /** The first line of all: a file of glucose, or chatter. */
        POSSIBLE,
        /** The line after minisat's SAT. */
        EXPECTED,
        NONE
    }

    private final ByteScanner input;
    private final String source;
    private final ModelReader models;
    private final StatusLines verdict = new StatusLines();
    private boolean modelFollowsVerdict;
    /** What the next line may be if it is no comment and begins with a number. */
    private BareModel bareModel = BareModel.POSSIBLE;

    private SolverOutputReader(
            InputStream in, String source, int highestVariable, int keptVariables, ModelSink models) {
        this.input = new ByteScanner(in);
        this.source = source;
        this.models = new ModelReader(input, source, highestVariable, keptVariables, verdict, models);
    }

    /**
     * Reads an output to its end.
     *
     * @param source its name for messages
     * @param highestVariable the highest variable that a model may mention; {@link Integer#MAX_VALUE} if that is not
     *     known
     * @param keptVariables literals of variables above this one are left out of the models
     * @param models gets each model as soon as it is complete
     * @throws OutputError if a status or model line cannot be understood, or two things said contradict each other
     */
    public static SolverOutput read(
            InputStream in, String source, int highestVariable, int keptVariables, ModelSink models)
            throws IOException, OutputError {
        return new SolverOutputReader(in, source, highestVariable, keptVariables, models).read();
    }

    private SolverOutput read() throws IOException, OutputError {
        for (int next = nextLine(); next != ByteScanner.END; next = nextLine()) {
            readLine(next);
            input.skipToLineEnd();
        }
        models.closeWithoutZero();
        return new SolverOutput(
                verdict.status(), verdict.word(), models.count(), models.isLastClosed(), verdict.isExhausted());
    }

    private void readLine(int first) throws IOException, OutputError {
        if (first == 'c') {
            return;
        }
        BareModel bare = bareModel;
        bareModel = BareModel.NONE;
        if (Character.isLetter(first)) {
            readWordLine(input.token());
        } else if (bare == BareModel.EXPECTED) {
            readModelTokens();
        } else if (bare == BareModel.POSSIBLE && first == '[') {
            readList();
        } else if (bare == BareModel.POSSIBLE) {
            readBareModel();
        }
    }

    private void readWordLine(String word) throws IOException, OutputError {
        switch (word) {
            case "v" -> readModelLine();
            case "s" -> readStatusLine();
            default -> readBareWord(word);
        }
    }

    private void readModelLine() throws IOException, OutputError {
        beginModel();
        nextToken();
        readModelTokens();
    }

    /** Literals and zeros from the marked token up to the end of the line. */
    private void readModelTokens() throws IOException, OutputError {
        for (int next = input.peek(); !isEndOfLine(next); next = nextToken()) {
            beginModel();
            if (!models.readLiteral()) {
                throw syntax(input.token(), "a literal or 0");
            }
        }
    }

    private void beginModel() throws OutputError {
        if (verdict.status() == Status.UNSATISFIABLE || verdict.isExhausted()) {
            throw contradiction("a model after 'UNSATISFIABLE'", "none");
        }
        if (!models.isOpen()) {
            modelFollowsVerdict = verdict.isSaid();
        }
        models.begin();
    }

    /**
     * A first line of literals with neither v nor verdict; without its final 0, or with other words in it, it is
     * chatter.
     */
    private void readBareModel() throws IOException, OutputError {
        Optional<OutputError> trouble = Optional.empty();
        boolean isModel = true;
        for (int next = input.peek(); isModel && !isEndOfLine(next); next = nextToken()) {
            beginModel();
            try {
                isModel = models.readLiteral();
            } catch (OutputError e) {
                trouble = trouble.or(() -> Optional.of(e));
            }
        }
        if (!isModel || models.isOpen() && input.peek() != ByteScanner.END) {
            models.drop();
        } else if (trouble.isPresent()) {
            throw trouble.get();
        } else {
            verdict.add(Status.SATISFIABLE, "", models.begun());
        }
    }

    /** A model as Python prints a list: {@code [1, -2, 3]}. Anything else in brackets is chatter. */
    private void readList() throws IOException, OutputError {
        Optional<OutputError> trouble = Optional.empty();
        int literals = 0;
        beginModel();
        for (int next = input.peek(); next == (literals == 0 ? '[' : ','); next = input.skipBlanks()) {
            input.skip();
            nextToken();
            try {
                literals += models.readListed() ? 1 : Integer.MIN_VALUE;
            } catch (OutputError e) {
                trouble = trouble.or(() -> Optional.of(e));
                literals++;
            }
        }
        if (literals < 2 || !endsList()) {
            models.drop();
        } else if (trouble.isPresent()) {
            throw trouble.get();
        } else {
            models.close(true);
            verdict.add(Status.SATISFIABLE, "", models.begun());
        }
    }

    private boolean endsList() throws IOException {
        boolean isBracket = input.peek() == ']';
        if (isBracket) {
            input.skip();
        }
        return isBracket && isEndOfLine(input.skipBlanks());
    }

    private void readStatusLine() throws IOException, OutputError {
        String word = isEndOfLine(nextToken()) ? "" : withoutColon(input.token());
        Status status = StatusLines.ofStatusLine(word);
        if (word.equals("SOLUTIONS")) {
            readSolutions();
        } else if (status != Status.NO_VERDICT) {
            take(status, word);
        } else {
            throw syntax(word, "SATISFIABLE, UNSATISFIABLE, UNKNOWN or INDETERMINATE");
        }
    }

    /** {@code s SATISFIABLE: file}. */
    private static String withoutColon(String word) {
        return word.endsWith(":") ? word.substring(0, word.length() - 1) : word;
    }

    /** The number of models that picosat prints after them all, or instead of UNSATISFIABLE. */
    private void readSolutions() throws IOException, OutputError {
        boolean isNumber = ByteScanner.isDigit(nextToken());
        String number = input.token();
        if (!isNumber) {
            throw syntax(number, "the number of solutions");
        }
        take(number.equals("0") ? Status.UNSATISFIABLE : Status.SATISFIABLE, "SOLUTIONS " + number);
        verdict.exhaust();
    }

    private void readBareWord(String word) throws IOException, OutputError {
        Status status = StatusLines.ofBareLine(word);
        if (status != Status.NO_VERDICT && isEndOfLine(input.skipBlanks())) {
            take(status, word);
            bareModel = word.equals("SAT") ? BareModel.EXPECTED : BareModel.NONE;
        }
    }

    private void take(Status status, String word) throws OutputError {
        if (modelFollowsVerdict) {
            models.closeWithoutZero();
        }
        String before = verdict.lastWord();
        if (!verdict.add(status, word, models.begun())) {
            throw contradiction(
                    "'" + word + "' after " + (before.isEmpty() ? "a model" : "'" + before + "'"), "one verdict");
        }
    }

    private OutputError syntax(String word, String expected) {
        String found = word.isEmpty() ? "the end of the line" : UserError.quote(word);
        return OutputError.at(OutputError.Kind.SYNTAX, source, input, found, expected);
    }

    private OutputError contradiction(String found, String expected) {
        return OutputError.at(OutputError.Kind.CONTRADICTION, source, input, found, expected);
    }

    /** Goes to the first token of the next line that has one, and marks it; gives its first byte. */
    private int nextLine() throws IOException {
        int next = input.skipBlankLines();
        input.markToken();
        return next;
    }

    /** Goes to the next token of the line, or its end, and marks it; gives its first byte. */
    private int nextToken() throws IOException {
        int next = input.skipBlanks();
        input.markToken();
        return next;
    }

    private static boolean isEndOfLine(int next) {
        return ByteScanner.isLineEnd(next) || next == ByteScanner.END;
    }
}
