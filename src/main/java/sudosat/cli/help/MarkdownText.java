package sudosat.cli.help;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Markdown, as far as docs/reference uses it, as text for a terminal. */
final class MarkdownText {
    private static final int WIDTH = 80;

    private static final int WIDEST_TABLE = 100;
    /** The text of a link, and the page without the heading. */
    private static final Pattern LINK = Pattern.compile("\\[([^\\]]+)\\]\\(([^)#]*)[^)]*\\)");

    private final StringBuilder text = new StringBuilder();

    private MarkdownText() {}

    static String of(String page) {
        MarkdownText markdown = new MarkdownText();
        for (String block : blocks(page)) {
            markdown.text.append(markdown.text.isEmpty() ? "" : "\n");
            markdown.append(block);
        }
        return markdown.text.toString();
    }

    /** Parts with empty lines between them; a block of code is one whatever it holds. */
    private static List<String> blocks(String page) {
        List<String> blocks = new ArrayList<>();
        StringBuilder block = new StringBuilder();
        boolean isCode = false;
        for (String line : page.split("\n")) {
            isCode ^= line.startsWith("```");
            if (line.isEmpty() && !isCode) {
                blocks.add(block.toString());
                block.setLength(0);
            } else {
                block.append(line).append('\n');
            }
        }
        blocks.add(block.toString());
        blocks.removeIf(String::isEmpty);
        return blocks;
    }

    private void append(String block) {
        if (block.startsWith("```")) {
            block.lines()
                    .filter(line -> !line.startsWith("```"))
                    .forEach(line -> text.append("    ").append(line).append('\n'));
        } else if (block.startsWith("    ")) {
            text.append(block);
        } else if (block.startsWith("|")) {
            table(LINK.matcher(block).replaceAll("$1"));
        } else if (block.startsWith("- ")) {
            for (String item : block.split("(?m)^- ")) {
                text.append(
                        item.isEmpty()
                                ? ""
                                : "- " + HelpText.wrap(plain(item), "  ", WIDTH).substring(2));
            }
        } else if (block.startsWith("#")) {
            heading(block);
        } else {
            text.append(HelpText.wrap(plain(block), "", WIDTH));
        }
    }

    private void table(String block) {
        List<String[]> rows = block.lines()
                .filter(row -> !row.startsWith("| ---"))
                .map(row -> row.substring(1, row.length() - 1).split("(?<!\\\\)\\|", -1))
                .map(cells -> Stream.of(cells).map(MarkdownText::plain).toArray(String[]::new))
                .toList();
        int columns = rows.get(0).length;
        int[] widths = new int[columns];
        rows.forEach(row -> {
            for (int i = 0; i < columns; i++) {
                widths[i] = Math.max(widths[i], row[i].length());
            }
        });
        if (IntStream.of(widths).sum() + 2 * columns > WIDEST_TABLE) {
            items(rows);
            return;
        }
        for (String[] row : rows) {
            StringBuilder line = new StringBuilder("  ");
            for (int i = 0; i < columns; i++) {
                line.append(row[i]).append(" ".repeat(widths[i] - row[i].length() + 2));
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
    }

    /** A table too wide for a terminal: its rows, with the headings before the cells. */
    private void items(List<String[]> rows) {
        String[] headings = rows.get(0);
        for (String[] row : rows.subList(1, rows.size())) {
            text.append("- ").append(row[0]).append('\n');
            for (int i = 1; i < row.length; i++) {
                text.append(HelpText.wrap(headings[i] + ": " + row[i], "    ", WIDTH));
            }
        }
    }

    private void heading(String block) {
        String heading = plain(block.replaceFirst("^#+ ", ""));
        text.append(heading).append('\n');
        text.append((block.startsWith("##") ? "-" : "=").repeat(heading.length()))
                .append('\n');
    }

    /** Without emphasis; code between backquotes stays as it is, and links name their files. */
    private static String plain(String markdown) {
        String[] parts = LINK.matcher(markdown).replaceAll("$1 ($2)").split("`", -1);
        for (int i = 0; i < parts.length; i++) {
            parts[i] = i % 2 == 0 ? parts[i].replaceAll("\\*|\\\\(?=[|_*<])", "") : parts[i].replace("\\|", "|");
        }
        return String.join("", parts).replaceAll("\\s+", " ").strip();
    }
}
