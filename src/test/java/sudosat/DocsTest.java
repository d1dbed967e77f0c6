package sudosat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** README and docs: their console examples print what they say, and their links lead somewhere. */
class DocsTest {
    private static final Path DOCS = Project.HOME.resolve("docs");

    private static final Pattern CONSOLE = Pattern.compile("(?m)^```console\n((?:(?!```).*\n)*)```");

    /** A command, with the lines that a backslash continues, and what it prints. */
    private static final Pattern EXAMPLE = Pattern.compile("(?m)^\\$ ((?:.*\\\\\n)*.*)\n((?:(?!\\$ ).*\n)*)");

    /** The file of a link, and the heading. */
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]*)(?:#([^)]*))?\\)");

    @TestFactory
    Stream<DynamicContainer> examplesPrintWhatThePageSays(@TempDir Path folder)
            throws IOException, InterruptedException {
        List<DynamicContainer> tests = new ArrayList<>();
        for (Path page : pages()) {
            Path work = folder.resolve(Integer.toString(tests.size()));
            List<DynamicTest> examples = CONSOLE.matcher(Files.readString(page))
                    .results()
                    .flatMap(block -> EXAMPLE.matcher(block.group(1))
                            .results()
                            .map(example -> DynamicTest.dynamicTest(
                                    example.group(1), () -> check(example, block.group(1), work))))
                    .toList();
            if (!examples.isEmpty()) {
                prepare(work);
                tests.add(DynamicContainer.dynamicContainer(name(page), examples));
            }
        }
        assertTrue(tests.size() >= 8, "pages have lost their examples");
        return tests.stream();
    }

    /** The examples of a page run in order, in a folder of their own with the samples and the start script in it. */
    private static void prepare(Path work) throws IOException, InterruptedException {
        Files.createDirectory(work);
        String copy = "cp -r \"$SAMPLES\" dimacs-samples && printf '#!/bin/sh\\nexec \"%s\" \"$@\"\\n' '"
                + Project.HOME.resolve("sudosat").toAbsolutePath() + "' > sudosat && chmod +x sudosat";
        assertEquals(0, Shell.run(work, copy, "").exitCode());
    }

    private static void check(MatchResult example, String block, Path work) throws IOException, InterruptedException {
        for (String program : Installed.solvers()) {
            if (Pattern.compile("(?m)^\\$ .*(?<![\\w/.-])" + Pattern.quote(program) + "(?![\\w/.-])")
                    .matcher(block)
                    .find()) {
                Installed.assume(program);
            }
        }
        String printed = Shell.run(work, "exec 2>&1\n" + example.group(1), "").stdout();
        String expected = example.group(2);
        if (!Pattern.matches(allowingGaps(expected), printed)) {
            assertEquals(expected, printed);
        }
    }

    /** The text as a pattern in which a line with nothing but an ellipsis stands for any lines. */
    private static String allowingGaps(String text) {
        return Stream.of(text.split("(?<=\n)"))
                .map(line -> line.equals("…\n") ? "(?:.*\n)+" : Pattern.quote(line))
                .collect(Collectors.joining());
    }

    @Test
    void linksLeadToFilesInTheSourcesAndWhereTheProgramIsInstalled() throws IOException {
        Set<String> broken = new TreeSet<>();
        for (Path root : List.of(Project.HOME, Project.HOME.resolve("build/install/sudosat"))) {
            for (Path page : pages()) {
                Path folder = root.resolve(name(page)).getParent();
                LINK.matcher(prose(page)).results().map(link -> link.group(1)).forEach(target -> {
                    if (!target.isEmpty() && !isElsewhere(target) && !Files.exists(folder.resolve(target))) {
                        broken.add(root.resolve(name(page)) + ": " + target);
                    }
                });
            }
        }
        assertEquals(Set.of(), broken);
    }

    @Test
    void linksLeadToHeadings() throws IOException {
        Set<String> broken = new TreeSet<>();
        for (Path page : pages()) {
            for (MatchResult link : LINK.matcher(prose(page)).results().toList()) {
                if (link.group(2) != null && !isElsewhere(link.group(1))) {
                    Path target = link.group(1).isEmpty() ? page : page.resolveSibling(link.group(1));
                    if (!headings(target).contains(link.group(2))) {
                        broken.add(name(page) + ": " + link.group());
                    }
                }
            }
        }
        assertEquals(Set.of(), broken);
    }

    private static boolean isElsewhere(String target) {
        return target.matches("[a-z]+:.*");
    }

    /** The headings of a page as they are written in links. */
    private static Set<String> headings(Path page) throws IOException {
        return Pattern.compile("(?m)^#+ (.*)$")
                .matcher(Files.readString(page))
                .results()
                .map(heading -> heading.group(1)
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N} -]", "")
                        .replace(' ', '-'))
                .collect(Collectors.toSet());
    }

    @Test
    void theIndexLinksToEveryPage() throws IOException {
        String index = Files.readString(DOCS.resolve("index.md"));
        for (Path page : pages()) {
            if (page.startsWith(DOCS) && !page.endsWith("index.md") && !page.startsWith(DOCS.resolve("decisions"))) {
                assertTrue(index.contains("(" + DOCS.relativize(page) + ")"), name(page));
            }
        }
    }

    @Test
    void cellsOfTablesAreShort() throws IOException {
        Set<String> found = new TreeSet<>();
        for (Path page : pages()) {
            if (!page.startsWith(DOCS.resolve("notes"))) {
                Pattern.compile("(?m)^\\|.*\\|$")
                        .matcher(Files.readString(page))
                        .results()
                        .flatMap(row -> Stream.of(row.group().split("(?<!\\\\)\\|")))
                        .filter(cell -> cell.strip().split(" +").length > 12)
                        .forEach(cell -> found.add(name(page) + ":" + cell));
            }
        }
        assertEquals(Set.of(), found);
    }

    @Test
    void guidesAreShort() throws IOException {
        for (Path page : pages()) {
            boolean isReference = page.startsWith(DOCS.resolve("reference"));
            long words = Pattern.compile("\\S+").matcher(prose(page)).results().count();
            assertTrue(isReference || words <= 1500, () -> name(page) + " has " + words + " words");
        }
    }

    @Test
    void thePictureIsMadeByRender() throws IOException, InterruptedException {
        String render = "sudosat render --solve --to svg dimacs-samples/pair-k3.csv";
        assertEquals(
                Files.readString(DOCS.resolve("pair.svg")),
                Shell.run(Project.HOME, render, "").stdout());
    }

    /** The text without blocks of code and without code between words. */
    static String prose(Path page) throws IOException {
        return Files.readString(page)
                .replaceAll("(?ms)^```.*?^```", "")
                .replaceAll("(?m)^    .*$", "")
                .replaceAll("`[^`]*`", "`");
    }

    private static String name(Path page) {
        return Project.HOME.relativize(page).toString();
    }

    static List<Path> pages() throws IOException {
        try (Stream<Path> docs = Files.walk(DOCS)) {
            return Stream.concat(
                            Stream.of("README.md", "CONTRIBUTING.md", "SECURITY.md")
                                    .map(Project.HOME::resolve),
                            docs.filter(file -> file.toString().endsWith(".md")).sorted())
                    .toList();
        }
    }
}
