package sudosat.dimacs;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import sudosat.cnf.ClauseList;
import sudosat.io.ByteScanner;
import sudosat.io.Limits;
import sudosat.io.UserError;

/**
 * Reads DIMACS CNF and judges it: nothing is wrapped round, guessed or skipped in silence. Blanks, tabs, line ends of
 * either kind, clauses over several lines and comment lines between and inside them are fine.
 */
public final class DimacsReader {
    /** One less than an int holds, so that a loop over all variables ends. */
    static final int HIGHEST_VARIABLE = Integer.MAX_VALUE - 1;

    private static final long MOST_CLAUSES = 1_000_000_000_000_000L;

    private final ByteScanner input;
    private final String source;
    private final Strictness strictness;
    private final Consumer<String> warnings;
    private final ClauseList formula = new ClauseList();
    private final Map<String, String> properties = new LinkedHashMap<>();
    private long propertiesLength;
    private int[] clause = new int[16];
    private int length;
    private int declaredVariables;
    private long declaredClauses;
    private long headerLine;
    /** Where the last literal, or the header, stands: a comment begins on a later line. */
    private long lineOfLastToken;

    private boolean aboveDeclared;

    private DimacsReader(InputStream in, String source, Strictness strictness, Consumer<String> warnings) {
        this.input = new ByteScanner(in);
        this.source = source;
        this.strictness = strictness;
        this.warnings = warnings;
    }

    /**
     * Reads a CNF to its end, or to a line that begins with {@code %}, where SATLIB's files end.
     *
     * @param in the text, not compressed
     * @param source its name for messages
     * @param warnings gets each warning as a line of text
     * @throws UserError if it is no CNF, with the place of what is wrong
     */
    public static Cnf read(InputStream in, String source, Strictness strictness, Consumer<String> warnings)
            throws IOException {
        return new DimacsReader(in, source, strictness, warnings).read();
    }

    private Cnf read() throws IOException {
        readComments();
        readHeader();
        readClauses();
        endClauses();
        return new Cnf(formula.reserve(declaredVariables), Collections.unmodifiableMap(properties));
    }

    private void readComments() throws IOException {
        for (int next = nextToken(); next != 'p'; next = nextToken()) {
            if (next != 'c') {
                throw error(found(next), "a comment or a header 'p cnf VARIABLES CLAUSES'");
            }
            readComment();
        }
    }

    private void readComment() throws IOException {
        input.skip();
        skipBlanks();
        input.markToken();
        String comment = input.restOfLine();
        int equals = comment.indexOf('=');
        if (equals > 0 && CnfComments.KEY.matcher(comment.substring(0, equals)).matches()) {
            String value = comment.substring(equals + 1) + restOfLongLine();
            addProperty(comment.substring(0, equals), value.replace("\r", ""));
        }
        skipLine();
    }

    /** The rest of a line that is longer than a message can hold. */
    private String restOfLongLine() throws IOException {
        StringBuilder rest = new StringBuilder();
        while (input.peek() != '\n' && input.peek() != ByteScanner.END && rest.length() <= Limits.LINE) {
            input.markToken();
            rest.append(input.restOfLine());
        }
        return rest.toString();
    }

    private void addProperty(String key, String value) {
        properties.put(key, value);
        propertiesLength += key.length() + value.length();
        if (propertiesLength > Limits.LINE) {
            throw error("more than " + Limits.mebibytes(Limits.LINE) + " of comments such as 'boxes=3x3'", "less");
        }
    }

    private void readHeader() throws IOException {
        headerLine = input.line();
        expectWord("p", "");
        expectWord("cnf", "unsupported format ");
        declaredVariables = (int) readCount("the number of variables, at most ", HIGHEST_VARIABLE);
        declaredClauses = readCount("the number of clauses, at most ", MOST_CLAUSES);
        int next = nextTokenOfLine();
        if (next != '\n' && next != ByteScanner.END) {
            throw error(found(next), "the end of the line");
        }
        lineOfLastToken = headerLine;
    }

    private void expectWord(String word, String kind) throws IOException {
        int next = nextTokenOfLine();
        String found = ByteScanner.isTokenEnd(next) ? found(next) : input.token();
        if (!found.equals(word)) {
            throw error(ByteScanner.isTokenEnd(next) ? found : kind + UserError.quote(found), "'" + word + "'");
        }
    }

    private long readCount(String what, long limit) throws IOException {
        int next = nextTokenOfLine();
        long count = input.number(limit);
        if (count < 0 || count > limit) {
            throw error(found(next), what + limit);
        }
        return count;
    }

    private void readClauses() throws IOException {
        for (int next = nextToken(); next != ByteScanner.END; next = nextToken()) {
            boolean first = input.line() > lineOfLastToken;
            if (ByteScanner.isDigit(next) || next == '-') {
                readLiteral(next);
            } else if (first && next == 'c') {
                skipLine();
            } else if (next == 'c' && length == 0) {
                tolerate(found(next), "a comment on a line of its own");
                skipLine();
            } else if (first && next == '%') {
                warnings.accept(
                        UserError.place(source, input.line(), 0) + ": '%' ends the formula, the rest is not read");
                return;
            } else {
                throw error(first && next == 'p' ? "a second header" : found(next), "a literal or 0");
            }
        }
        input.markToken();
    }

    private void readLiteral(int sign) throws IOException {
        if (sign == '-') {
            input.skip();
        }
        int variable = (int) input.number(HIGHEST_VARIABLE);
        if (variable < 0 || variable == 0 && sign == '-') {
            throw error(found(sign), "a literal or 0");
        } else if (variable > declaredVariables) {
            judgeAboveDeclared(variable);
        }
        lineOfLastToken = input.line();
        if (variable == 0) {
            endClause();
        } else {
            put(sign == '-' ? -variable : variable);
        }
    }

    private void judgeAboveDeclared(int variable) throws IOException {
        if (variable > HIGHEST_VARIABLE) {
            throw error(found('0'), "a variable of at most " + HIGHEST_VARIABLE);
        }
        if (!aboveDeclared) {
            tolerate(found('0'), "a variable of at most " + declaredVariables + " as line " + headerLine + " declares");
        }
        aboveDeclared = true;
    }

    private void put(int literal) {
        if (length == clause.length) {
            clause = Arrays.copyOf(clause, 2 * length);
        }
        clause[length++] = literal;
    }

    private void endClause() {
        formula.clause(clause, length);
        length = 0;
    }

    private void endClauses() {
        if (length > 0) {
            tolerate("the end of the formula", "0 to end the last clause");
            endClause();
        }
        long clauses = formula.clauses();
        if (clauses != declaredClauses) {
            tolerate(
                    clauses + (clauses == 1 ? " clause" : " clauses"),
                    declaredClauses + " as line " + headerLine + " declares");
        }
    }

    /** Goes to the next token, over lines, and marks it; gives its first byte. */
    private int nextToken() throws IOException {
        int next = nextTokenOfLine();
        while (next == '\n') {
            input.skipLineFeed();
            next = nextTokenOfLine();
        }
        return next;
    }

    /** Goes to the next token of the line, or its line feed, and marks it; gives its first byte. */
    private int nextTokenOfLine() throws IOException {
        int next = skipBlanks();
        input.markToken();
        return next;
    }

    /** Carriage returns are blanks here: lines end at a line feed, as they do for solvers. */
    private int skipBlanks() throws IOException {
        int next = input.peek();
        while (ByteScanner.isBlank(next) || next == '\r') {
            input.skip();
            next = input.peek();
        }
        return next;
    }

    private void skipLine() throws IOException {
        input.skipToLineEnd();
        while (input.peek() == '\r') {
            input.skip();
            input.skipToLineEnd();
        }
    }

    /** The marked token, which begins with the given byte, in words. */
    private String found(int first) throws IOException {
        return switch (first) {
            case ByteScanner.END -> "the end of the input";
            case '\n' -> "the end of the line";
            default -> UserError.quote(input.token());
        };
    }

    private UserError error(String found, String expected) {
        return UserError.at(source, input.line(), input.column(), found, expected);
    }

    private void tolerate(String found, String expected) {
        UserError error = error(found, expected);
        if (strictness == Strictness.STRICT) {
            throw error;
        }
        warnings.accept(error.getMessage());
    }
}
