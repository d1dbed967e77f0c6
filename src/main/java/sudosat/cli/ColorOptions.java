package sudosat.cli;

import sudosat.cli.report.Console;
import sudosat.render.TextLook;

/** The options of pictures in text. */
final class ColorOptions {
    /** When to print colours. */
    private enum When {
        AUTO,
        ALWAYS,
        NEVER
    }

    private final Setting<Boolean> ascii;
    private final Setting<When> colour;

    ColorOptions(Options options) {
        ascii = options.flag("--ascii", "Draw pictures in text with ASCII characters only.");
        colour = options.option(
                "--color",
                "WHEN",
                new Type.Choice<>(When.values()),
                "Print bold, light and coloured text: auto (on a terminal that can, unless NO_COLOR is set; the"
                        + " default), always or never.");
    }

    TextLook look(Setting<String> output, Console console) {
        boolean isColoured =
                switch (colour.value().orElse(When.AUTO)) {
                    case ALWAYS -> true;
                    case NEVER -> false;
                    case AUTO -> output.value().isEmpty() && console.hasColours();
                };
        return new TextLook(
                ascii.isOn() ? TextLook.Characters.ASCII : TextLook.Characters.BOX_DRAWING,
                isColoured ? TextLook.Colours.ANSI : TextLook.Colours.NONE);
    }
}
