package sudosat.backend.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramsTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void makePrograms() throws IOException {
        for (String name : new String[] {"first/tool", "second/tool", "second/other", "home/bin/tool", "base/tool"}) {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            Files.createFile(file).toFile().setExecutable(true);
        }
        Files.createFile(folder.resolve("first/other"));
        Files.createDirectory(folder.resolve("first/folder"));
    }

    private Optional<String> find(String program) {
        String path = folder.resolve("first") + ":" + folder.resolve("second") + ":/nowhere";
        Programs programs = new Programs(path, folder.resolve("home").toString(), folder.resolve("base"));
        return programs.find(program).map(found -> folder.relativize(found).toString());
    }

    @Test
    void takesTheFirstOnThePathThatCanBeRun() {
        assertEquals(Optional.of("first/tool"), find("tool"));
        assertEquals(Optional.of("second/other"), find("other"));
    }

    @Test
    void takesNoFolderAndNothingThatIsNotThere() {
        assertEquals(Optional.empty(), find("folder"));
        assertEquals(Optional.empty(), find("missing"));
        assertEquals(Optional.empty(), find("bad\0name"));
    }

    /** Files without such an ending are no programs there; and one in PATH is not meant where a file is named. */
    @Test
    void onWindowsProgramsHaveEndings() {
        assertEquals(List.of("kissat.exe", "kissat.cmd", "kissat.bat"), Programs.names("kissat", true));
        assertEquals(List.of("kissat.EXE"), Programs.names("kissat.EXE", true));
        assertEquals(List.of("clasp.3.exe", "clasp.3.cmd", "clasp.3.bat"), Programs.names("clasp.3", true));
        assertEquals(List.of("kissat"), Programs.names("kissat", false));
        for (String file : List.of("C:\\solvers\\kissat", "C:/kissat", "solvers\\kissat", "C:kissat", "./kissat")) {
            assertTrue(Programs.isPath(file, true), file);
        }
        assertFalse(Programs.isPath("kissat", true));
        assertFalse(Programs.isPath("odd:name\\", false));
    }

    @Test
    void startsNamesWithASlashFromTheBaseAndTildeFromHome() {
        assertEquals(Optional.of("home/bin/tool"), find("~/bin/tool"));
        assertEquals(Optional.of("base/tool"), find("./tool"));
        assertEquals(Optional.empty(), find("$HOME/bin/tool"));
    }
}
