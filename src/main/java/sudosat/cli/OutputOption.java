package sudosat.cli;

import picocli.CommandLine.Option;
import sudosat.io.Output;

/** Where a command writes. */
final class OutputOption {
  @Option(names = {"-o", "--output"}, paramLabel = "FILE", description = "Write to this file, whole or not at all; .gz and .xz are compressed.")
  private String file;

  Output open(Console console) {
    return Output.to(file, console.out());
  }
}
