package sudosat.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import sudosat.cli.report.Console;
import sudosat.cli.report.Part;
import sudosat.format.Formats;
import sudosat.io.Input;
import sudosat.io.UserError;

/** What the arguments of a command name: files, all files of a folder, standard input, or puzzles written out. */
final class InputArguments {
    private static final Set<String> FORMULAS = Set.of("cnf", "dimacs");
    private static final Pattern COMPRESSED = Pattern.compile("\\.(gz|xz)$");
    /** As beside the samples: what is no puzzle. */
    private static final Pattern SOLUTION = Pattern.compile(".*[.-]solutions?");

    private static final Pattern ADDRESS = Pattern.compile("https?://\\S+[?&]load=\\S+");
    private static final Pattern CELLS = Pattern.compile("[0-9A-Za-z.*]+");
    private static final List<Integer> CELL_COUNTS = List.of(16, 81, 256, 625);

    private InputArguments() {}

    /** Where the puzzles are; every file is there and can be read. */
    static List<Input> puzzles(List<String> arguments, Console console) {
        List<Input> inputs = new ArrayList<>();
        for (String argument : files(arguments, Set.of())) {
            inputs.add(puzzle(argument, console));
        }
        return inputs;
    }

    /** Where a puzzle is: the argument itself if it is one, and no file has that name. */
    static Input puzzle(String argument, Console console) {
        boolean isWrittenOut = ADDRESS.matcher(argument).matches()
                || CELL_COUNTS.contains(argument.length())
                        && CELLS.matcher(argument).matches();
        return isWrittenOut && path(argument).filter(Files::exists).isEmpty()
                ? Input.ofText("<argument>", argument)
                : file(argument, console);
    }

    /** A file or standard input; a message at a terminal says that standard input is read. */
    static Input file(String argument, Console console) {
        if (argument.equals("-") && console.readsFromTerminal()) {
            console.warn("reading standard input; end it with Ctrl-D");
        }
        Part part = console.part();
        return argument.equals("-")
                ? Input.ofPart(part.source(), part.linesBefore() + 1, console.in())
                : Input.of(argument, console.in());
    }

    /** The arguments, and the names of all puzzles and formulas in place of a folder. */
    static List<String> instances(List<String> arguments) {
        return files(arguments, FORMULAS);
    }

    /** In place of a folder its puzzles, and what has one of the other endings. */
    private static List<String> files(List<String> arguments, Set<String> otherEndings) {
        if (arguments.indexOf("-") != arguments.lastIndexOf("-")) {
            throw new UserError("-: found twice, expected once: standard input can be read only once");
        }
        List<String> files = new ArrayList<>();
        for (String argument : arguments) {
            Optional<Path> folder = path(argument).filter(Files::isDirectory);
            files.addAll(folder.isPresent() ? filesIn(folder.get(), otherEndings) : List.of(argument));
        }
        return files;
    }

    private static List<String> filesIn(Path folder, Set<String> otherEndings) {
        Set<String> endings = new TreeSet<>(Formats.fileEndings());
        endings.addAll(otherEndings);
        try (Stream<Path> all = Files.list(folder)) {
            List<String> files = all.filter(file -> isWanted(file, endings))
                    .map(Path::toString)
                    .sorted()
                    .toList();
            if (files.isEmpty()) {
                throw new UserError(folder + ": found a directory without puzzle files, expected names that end in ."
                        + String.join(", .", endings));
            }
            return files;
        } catch (IOException failed) {
            throw new UserError(folder + ": cannot be read (" + Input.reason(failed) + ")");
        }
    }

    private static boolean isWanted(Path file, Set<String> endings) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        String unpacked = COMPRESSED.matcher(name).replaceFirst("");
        int dot = unpacked.lastIndexOf('.');
        return dot > 0
                && !name.startsWith(".")
                && endings.contains(unpacked.substring(dot + 1))
                && !SOLUTION.matcher(unpacked.substring(0, dot)).matches()
                && Files.isRegularFile(file);
    }

    private static Optional<Path> path(String argument) {
        try {
            return argument.isEmpty() || argument.equals("-") ? Optional.empty() : Optional.of(Path.of(argument));
        } catch (InvalidPathException unnameable) {
            return Optional.empty();
        }
    }
}
