package sudosat.cli;

import sudosat.cli.report.Console;
import sudosat.render.TextLook;

/** The options of pictures in text. */
final class ColorOptions {
    /** When to print colors. */
    private enum When {
        AUTO,
        ALWAYS,
        NEVER
    }

    private final Setting<Boolean> ascii;
    private final Setting<When> color;

    ColorOptions(Options options) {
        ascii = options.flag("--ascii", "Draw with ASCII characters only.");
        color = options.option(
                "--color",
                "WHEN",
                new Type.Choice<>(When.values()),
                "Print bold, light and colored text: always, never, or auto: on a terminal with colors,"
                        + " if NO_COLOR is not set (default: auto).");
    }

    /** What would have no effect is a mistake. */
    void requireEffect(String option, boolean isGiven) {
        Options.require(option, isGiven, ascii, color);
    }

    TextLook look(Setting<String> output, Console console) {
        boolean isColored = switch (color.value().orElse(When.AUTO)) {
            case ALWAYS -> true;
            case NEVER -> false;
            case AUTO -> output.value().isEmpty() && console.hasColors();
        };
        return new TextLook(
                ascii.isOn() ? TextLook.Characters.ASCII : TextLook.Characters.BOX_DRAWING,
                isColored ? TextLook.ColorMode.ANSI : TextLook.ColorMode.NONE);
    }
}
