package sudosat.format;

import java.util.ArrayList;
import java.util.List;
import sudosat.io.Digits;
import sudosat.io.UserError;

/**
 * Takes the lines that begin with {@code #} out of a CSV text and cuts it into one section for each {@code #puzzle}
 * line.
 */
final class Sections {
    private final Source source;
    /** The text with blanks for those lines, so that every position is still right. */
    private final StringBuilder rowsOnly;

    private final List<Section> sections = new ArrayList<>();
    private final RuleLines shared;
    private RuleLines rules;
    private int start;
    private boolean batch;

    private Sections(Source source, ReadOptions options) {
        this.source = source;
        rowsOnly = new StringBuilder(source.text());
        shared = new RuleLines(source, options);
        rules = shared;
    }

    static List<Section> of(Source source, ReadOptions options) {
        return new Sections(source, options).split();
    }

    private List<Section> split() {
        String text = source.text();
        for (int at = 0; at < text.length(); at = source.lineEnd(at) + 1) {
            int first = source.skipBlanks(at);
            if (first < text.length() && text.charAt(first) == '#') {
                take(RuleLine.at(source, first, source.lineEnd(first)));
            }
        }
        sections.add(section(text.length()));
        return sections;
    }

    private void take(RuleLine line) {
        for (int i = line.position(); i < source.lineEnd(line.position()); i++) {
            rowsOnly.setCharAt(i, ' ');
        }
        if (line.keyword().equals("puzzle")) {
            begin(line);
        } else if (!line.isComment()) {
            rules.add(line);
        }
    }

    private void begin(RuleLine line) {
        if (Digits.parse(line.argument()) < 0) {
            throw line.error("a number after #puzzle");
        } else if (batch) {
            sections.add(section(line.position()));
        } else {
            requireNoRows(section(line.position()).rows());
        }
        batch = true;
        start = line.position();
        rules = new RuleLines(shared);
    }

    /** Rows above the first mark would be a puzzle without a number. */
    private static void requireNoRows(List<CsvRow> rows) {
        if (!rows.isEmpty()) {
            CsvRow first = rows.get(0);
            throw first.error(0, UserError.quote(first.value(0)), "a line #puzzle above it, as there is one below");
        }
    }

    private Section section(int end) {
        rules.close();
        return new Section(source, start, rules, CsvRow.readAll(source, rowsOnly.substring(start, end), start));
    }
}
