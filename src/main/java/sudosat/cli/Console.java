package sudosat.cli;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;

/**
 * The world outside as the commands see it.
 *
 * @param home the folder the program is installed in, where its solvers.yaml stands
 */
record Console(InputStream in, OutputStream out, PrintStream err, Map<String, String> environment, Path home, String version) {

  void warn(String message) {
    err.println("sudosat: " + message);
  }
}
