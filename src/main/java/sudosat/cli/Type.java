package sudosat.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import sudosat.backend.BuiltIn;
import sudosat.backend.Capability;
import sudosat.cli.report.Console;
import sudosat.engine.EngineRegistry;
import sudosat.engine.SolverCatalog;
import sudosat.format.Formats;
import sudosat.io.UserError;
import sudosat.puzzle.Differ;
import sudosat.puzzle.Shape;
import sudosat.puzzle.rules.Rules;

/**
 * How the text of an option becomes its value. These are classes, not lambdas: a lambda of a picocli type would keep
 * that type, and with it half of picocli, out of the class data archive.
 */
abstract class Type<T> implements ITypeConverter<T> {
    static final Type<Differ> DIFFER = new Choice<>(Differ.values());
    static final Type<String> TEXT = new Text();
    static final Type<String> FORMAT = new FormatName();
    /** The name of a solver, or several. */
    static final Type<String> BACKEND = new BackendName(Optional.empty());
    /** The name of a SAT solver, or several. */
    static final Type<String> SAT_SOLVER = new BackendName(Optional.of(Capability.READ_CNF));

    static final Type<String> RULE = new RuleText(List.of());
    /** A file that is read or written, or {@code -}. */
    static final Type<String> FILE_NAME = new FileArgument();

    static final Type<Path> FILE = new FileName();
    static final Type<Long> NUMBER = new Number();
    static final Type<Shape> BOXES = new Boxes();
    static final Type<Duration> TIME = new Time();
    static final Type<Long> MEMORY = new Memory();

    /** The values to choose from, for shells to complete; none if there are more than a few. */
    List<String> words(Console console) {
        return List.of();
    }

    /** Whether it is the name of a file, for shells to complete. */
    boolean isFile() {
        return false;
    }

    /** The number, if it is not too small or too large. */
    static long range(String option, long number, long lowest, long highest) {
        if (number < lowest || number > highest) {
            throw new UserError(option + ": found " + number + ", expected " + lowest
                    + (highest == Long.MAX_VALUE ? " or more" : " to " + highest));
        }
        return number;
    }

    private static TypeConversionException unexpected(String text, String expected) {
        return new TypeConversionException("found " + UserError.quote(text) + ", expected " + expected);
    }

    /** Any text. */
    static class Text extends Type<String> {
        @Override
        public String convert(String text) {
            return text;
        }
    }

    private static final class FormatName extends Text {
        @Override
        List<String> words(Console console) {
            return Formats.names();
        }
    }

    private static final class BackendName extends Text {
        private final Optional<Capability> needed;

        BackendName(Optional<Capability> needed) {
            this.needed = needed;
        }

        @Override
        List<String> words(Console console) {
            SolverCatalog solvers = new EngineRegistry(console.solvers()).solvers();
            return needed.map(ability -> Stream.concat(
                                    Stream.of(BuiltIn.values())
                                            .filter(engine -> engine.can(ability))
                                            .map(BuiltIn::label),
                                    solvers.names(ability))
                            .toList())
                    .orElseGet(solvers::names);
        }
    }

    /** The text of a rule, or one of more words. */
    static final class RuleText extends Text {
        private final List<String> more;

        RuleText(List<String> more) {
            this.more = more;
        }

        @Override
        List<String> words(Console console) {
            return Stream.concat(Rules.keywords().stream(), more.stream()).toList();
        }
    }

    private static final class FileArgument extends Text {
        @Override
        boolean isFile() {
            return true;
        }
    }

    private static final class FileName extends Type<Path> {
        @Override
        boolean isFile() {
            return true;
        }

        @Override
        public Path convert(String text) {
            try {
                return Path.of(text);
            } catch (InvalidPathException unnameable) {
                throw unexpected(text, "a file name");
            }
        }
    }

    private static final class Number extends Type<Long> {
        @Override
        public Long convert(String text) {
            try {
                return Long.valueOf(text);
            } catch (NumberFormatException none) {
                throw unexpected(text, "a whole number");
            }
        }
    }

    /** One of the names of an enum, in small letters: {@code very-hard}. */
    static final class Choice<E extends Enum<E>> extends Type<E> {
        private final E[] values;

        Choice(E[] values) {
            this.values = values;
        }

        @Override
        List<String> words(Console console) {
            return names();
        }

        private List<String> names() {
            return Stream.of(values)
                    .map(value -> value.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                    .toList();
        }

        @Override
        public E convert(String text) {
            for (E value : values) {
                if (value.name().equalsIgnoreCase(text.replace('-', '_').replace(' ', '_'))) {
                    return value;
                }
            }
            throw unexpected(text, "one of " + String.join(", ", names()));
        }
    }

    private static final class Boxes extends Type<Shape> {
        @Override
        public Shape convert(String text) {
            return Shape.parse(text).orElseThrow(() -> unexpected(text, "rows x columns of a box, such as 2x3"));
        }
    }

    /** {@code 90s}, {@code 500ms}, {@code 2m}, {@code 1h}; a bare number is seconds. */
    private static final class Time extends Type<Duration> {
        @Override
        public Duration convert(String text) {
            Matcher matcher =
                    Pattern.compile("(\\d{1,9}(?:\\.\\d{1,3})?) ?(ms|s|m|h|)").matcher(text);
            if (!matcher.matches()) {
                throw unexpected(text, "a time such as 90s, 500ms, 2m or 1h");
            }
            double number = Double.parseDouble(matcher.group(1));
            return switch (matcher.group(2)) {
                case "ms" -> Duration.ofMillis(Math.round(number));
                case "m" -> Duration.ofMillis(Math.round(number * 60_000));
                case "h" -> Duration.ofMillis(Math.round(number * 3_600_000));
                default -> Duration.ofMillis(Math.round(number * 1000));
            };
        }
    }

    /** {@code 4g}, {@code 500m}, {@code 100000k}, in KiB. */
    private static final class Memory extends Type<Long> {
        @Override
        public Long convert(String text) {
            Matcher matcher = Pattern.compile("([1-9]\\d{0,8})([kmg])b?").matcher(text.toLowerCase(Locale.ROOT));
            if (!matcher.matches()) {
                throw unexpected(text, "a size such as 4g or 500m");
            }
            long number = Long.parseLong(matcher.group(1));
            return switch (matcher.group(2)) {
                case "k" -> number;
                case "m" -> number << 10;
                default -> number << 20;
            };
        }
    }
}
