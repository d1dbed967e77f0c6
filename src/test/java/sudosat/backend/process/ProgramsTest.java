package sudosat.backend.process;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

    @Test
    void startsNamesWithASlashFromTheBaseAndTildeFromHome() {
        assertEquals(Optional.of("home/bin/tool"), find("~/bin/tool"));
        assertEquals(Optional.of("base/tool"), find("./tool"));
        assertEquals(Optional.empty(), find("$HOME/bin/tool"));
    }
}
