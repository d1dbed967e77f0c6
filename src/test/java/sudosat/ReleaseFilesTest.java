package sudosat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** What a release is made with, as far as it can be tested without making one. */
class ReleaseFilesTest {
    private static final String VERSION = System.getProperty("sudosat.version");

    @TempDir
    private Path folder;

    private Shell.Result script(String command) throws IOException, InterruptedException {
        return Shell.run(folder, command, "");
    }

    /** A copy of a script in a project with this text in a file. */
    private void copy(String script, String file, String text) throws IOException {
        Path copy = folder.resolve("scripts").resolve(script);
        Files.createDirectories(copy.getParent());
        Files.copy(Project.HOME.resolve("scripts").resolve(script), copy);
        assertTrue(copy.toFile().setExecutable(true));
        Files.writeString(folder.resolve(file), text);
    }

    @Test
    void notesAreTheSectionOfTheVersion() throws Exception {
        copy("release-notes", "CHANGELOG.md", """
            # Changes

            ## 1.1.0 (not yet released)

            - More.

            ## 1.0.10 (2031-01-02)

            - Fixed.
              In two lines.

            ### Also

            - And.

            ## 1.0.1 (2030-01-02)

            ## 1.0.0 (2030-01-01)

            - First.
            """);
        assertEquals(
                new Shell.Result(0, "- Fixed.\n  In two lines.\n\n### Also\n\n- And.\n", ""),
                script("scripts/release-notes 1.0.10"));
        assertEquals(new Shell.Result(0, "- First.\n", ""), script("scripts/release-notes 1.0.0"));
        assertEquals(
                new Shell.Result(1, "", "release-notes: CHANGELOG.md has no section on 1.0.1\n"),
                script("scripts/release-notes 1.0.1"));
        assertEquals(
                new Shell.Result(1, "", "release-notes: CHANGELOG.md has no section on 1.0\n"),
                script("scripts/release-notes 1.0"));
        assertEquals(
                new Shell.Result(1, "", "release-notes: CHANGELOG.md says that 1.1.0 is not yet released\n"),
                script("scripts/release-notes 1.1.0"));
    }

    @Test
    void theChangelogBeginsWithThisVersion() throws IOException {
        Pattern heading = Pattern.compile("(?m)^## (\\S+)");
        List<String> versions = heading.matcher(Files.readString(Project.HOME.resolve("CHANGELOG.md")))
                .results()
                .map(found -> found.group(1))
                .toList();
        assertEquals(VERSION, versions.get(0));
    }

    @Test
    void allFilesNameThisVersion() throws IOException {
        Properties project = new Properties();
        project.load(new StringReader(Files.readString(Project.HOME.resolve("gradle.properties"))));
        Object catalog = yaml(Project.HOME.resolve("jbang-catalog.json"));
        Map<?, ?> alias = (Map<?, ?>) ((Map<?, ?>) ((Map<?, ?>) catalog).get("aliases")).get("sudosat");
        assertEquals(
                project.getProperty("projectUrl") + "/releases/download/v" + VERSION + "/sudosat.jar",
                alias.get("script-ref"));
        assertEquals(
                VERSION,
                ((Map<?, ?>) yaml(Project.HOME.resolve("CITATION.cff")))
                        .get("version")
                        .toString());
    }

    /** An action named by its tag would be whatever the tag is moved to. */
    @Test
    void workflowsPinActionsAndCallScriptsThatExist() throws IOException {
        Pattern action = Pattern.compile("uses: (.*)");
        Pattern script = Pattern.compile("(?<![\\w/])(?:\\./gradlew|\\.ci/\\w+|scripts/[\\w-]+)");
        Set<String> scripts = new TreeSet<>();
        List<Path> workflows = files(Project.HOME.resolve(".github/workflows"));
        for (Path workflow : workflows) {
            String text = Files.readString(workflow);
            assertTrue(yaml(workflow) instanceof Map<?, ?>, workflow.toString());
            for (MatchResult uses : action.matcher(text).results().toList()) {
                assertTrue(uses.group(1).matches("[\\w/-]+@[0-9a-f]{40} # v[\\d.]+"), uses.group());
            }
            script.matcher(text).results().forEach(found -> scripts.add(found.group()));
        }
        assertEquals(3, workflows.size());
        assertTrue(scripts.size() >= 4, scripts.toString());
        for (String name : scripts) {
            assertTrue(Files.isExecutable(Project.HOME.resolve(name)), name);
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    private static Object yaml(Path file) throws IOException {
        return new Load(LoadSettings.builder().build()).loadFromString(Files.readString(file));
    }

    @Test
    void theJdkOfTheShortTestIsFound() throws Exception {
        copy("find-jdk", "release", "JAVA_VERSION=\"31.0.1\"\n");
        Files.createFile(Files.createDirectory(folder.resolve("bin")).resolve("javac"));
        assertEquals(new Shell.Result(0, "", ""), script("JDK_31=$PWD scripts/find-jdk 31"));
        assertTrue(folder.resolve("bin/javac").toFile().setExecutable(true));
        Shell.Result found = new Shell.Result(0, folder + "\n", "");
        assertEquals(found, script("JDK_31=" + folder + " scripts/find-jdk 31"));
        assertEquals(found, script("JAVA_HOME_31_X64=" + folder + " scripts/find-jdk 31"));
        assertEquals(
                new Shell.Result(0, "", ""), script("JDK_31=" + folder + " JDK_3=" + folder + " scripts/find-jdk 3"));
    }

    /** The image itself is built and tried by scripts/test-container, where Docker runs. */
    @Test
    void theContainerIsTestedWhereDockerRuns() throws Exception {
        copy("test-container", "docker", "#!/bin/sh\nexit 1\n");
        assertTrue(folder.resolve("docker").toFile().setExecutable(true));
        assertEquals(
                new Shell.Result(0, "container: skipped, as Docker cannot run here\n", ""),
                script("PATH=$PWD:$PATH scripts/test-container"));
        Files.writeString(folder.resolve("docker"), "#!/bin/sh\n[ $1 != run ] || echo None\n");
        Files.createSymbolicLink(folder.resolve("dimacs-samples"), Project.HOME.resolve("dimacs-samples"));
        Shell.Result wrong = script("PATH=$PWD:$PATH scripts/test-container");
        assertEquals(1, wrong.exitCode(), wrong.toString());
        assertTrue(wrong.stdout().contains("None"), wrong.toString());
        Files.delete(folder.resolve("dimacs-samples"));
    }
}
