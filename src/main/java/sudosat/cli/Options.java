package sudosat.cli;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import sudosat.io.UserError;

/**
 * Declares a command's options. Annotations would say the same, but reading them takes picocli 60 ms at every start.
 */
final class Options {
    /** What every command says of the puzzles it reads. */
    static final String PUZZLES = "Puzzle files, directories of them, or puzzles themselves: a line of 81 cells, or an"
            + " f-puzzles address (default: standard input).";

    private final CommandSpec spec;

    Options(CommandSpec spec) {
        this.spec = spec;
    }

    /** Refuses an option together with others. */
    static void exclude(Setting<?> option, Setting<?>... others) {
        for (Setting<?> other : others) {
            exclude(option.name(), option.isGiven(), other.name(), other.isGiven());
        }
    }

    /** Refuses options together with something else. */
    static void exclude(String other, boolean isOtherGiven, Setting<?>... options) {
        for (Setting<?> option : options) {
            exclude(option.name(), option.isGiven(), other, isOtherGiven);
        }
    }

    /** Refuses two things that cannot be combined. */
    static void exclude(String option, boolean isGiven, String other, boolean isOtherGiven) {
        if (isGiven && isOtherGiven) {
            throw new UserError(option + " cannot be combined with " + other);
        }
    }

    /** Refuses options that have no effect without something else. */
    static void require(String other, boolean isOtherGiven, Setting<?>... options) {
        for (Setting<?> option : options) {
            if (option.isGiven() && !isOtherGiven) {
                throw new UserError(option.name() + " needs " + other);
            }
        }
    }

    /** An option without a value; names are separated by blanks. */
    Setting<Boolean> flag(String names, String description) {
        return add(
                names, OptionSpec.builder(names.split(" ")).type(Boolean.class).arity("0"), description);
    }

    private <T> Setting<T> add(String names, OptionSpec.Builder option, String description) {
        Setting<T> setting = new Setting<>(names);
        spec.addOption(
                option.description(description).getter(setting).setter(setting).build());
        return setting;
    }

    /** Gives an option a name that it had before: it still works, but help does not show it. */
    void alias(String option, String formerName) {
        spec.addOption(OptionSpec.builder(spec.findOption(option))
                .names(formerName)
                .hidden(true)
                .build());
    }

    /** An option with a value, which its help calls by the label. */
    <T> Setting<T> option(String names, String label, Type<T> type, String description) {
        return add(
                names,
                OptionSpec.builder(names.split(" "))
                        .type(Object.class)
                        .arity("1")
                        .paramLabel(label)
                        .converters(type),
                description);
    }

    /** An option that may be given several times. */
    Setting<List<String>> repeatable(String names, String label, Type<String> type, String description) {
        return add(
                names,
                OptionSpec.builder(names.split(" "))
                        .type(List.class)
                        .auxiliaryTypes(String.class)
                        .arity("1")
                        .paramLabel(label)
                        .converters(type),
                description);
    }

    /** The one argument, which may be left out. */
    <T> Setting<T> argument(String label, Type<T> type, String description) {
        return argument("0", label, type, description);
    }

    /** An argument behind the one, which may be left out, too. */
    <T> Setting<T> secondArgument(String label, Type<T> type, String description) {
        return argument("1", label, type, description);
    }

    private <T> Setting<T> argument(String index, String label, Type<T> type, String description) {
        PositionalParamSpec.Builder one = PositionalParamSpec.builder()
                .index(index)
                .type(Object.class)
                .arity("0..1")
                .converters(type);
        return add(label, one, description);
    }

    private <T> Setting<T> add(String label, PositionalParamSpec.Builder argument, String description) {
        Setting<T> setting = new Setting<>(label);
        spec.addPositional(argument.paramLabel(label)
                .description(description)
                .getter(setting)
                .setter(setting)
                .build());
        return setting;
    }

    /** Any number of arguments. */
    Setting<List<String>> arguments(String label, String description) {
        PositionalParamSpec.Builder any = PositionalParamSpec.builder()
                .index("0..*")
                .type(List.class)
                .auxiliaryTypes(String.class)
                .arity("0..*")
                .converters(Type.FILE_NAME);
        return add(label, any, description);
    }
}
