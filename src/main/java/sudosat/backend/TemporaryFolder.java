package sudosat.backend;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;

/** A folder private to the user, made when the first file in it is asked for and removed with all its files at the end. */
final class TemporaryFolder implements AutoCloseable {
  private Path folder;

  /** A new, empty file that only the user can read. */
  Path file(String name) throws IOException {
    if (folder == null) {
      folder = Files.createTempDirectory("sudosat-");
    }
    Path file = folder.resolve(name);
    boolean posix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
    return posix
        ? Files.createFile(file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")))
        : Files.createFile(file);
  }

  Optional<Path> path() {
    return Optional.ofNullable(folder);
  }

  @Override
  public void close() throws IOException {
    if (folder == null) {
      return;
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        Files.deleteIfExists(file);
      }
    }
    Files.deleteIfExists(folder);
  }
}
