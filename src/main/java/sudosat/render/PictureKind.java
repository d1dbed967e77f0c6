package sudosat.render;

import java.util.Locale;
import sudosat.io.UserError;

/** The kinds of pictures. */
public enum PictureKind {
    TEXT,
    SVG,
    /** Needs PDFBox, for its font. */
    PNG,
    /** Needs PDFBox. */
    PDF,
    /** A page to play on. */
    HTML;

    /**
     * The kind that the ending of a file's name stands for, without .gz or .xz; text if there is none.
     *
     * @throws UserError if the ending is unknown
     */
    public static PictureKind ofFile(String name) {
        String small = name.toLowerCase(Locale.ROOT).replaceFirst("\\.(gz|xz)$", "");
        for (PictureKind kind : values()) {
            if (small.endsWith("." + kind.word())) {
                return kind;
            }
        }
        int dot = small.lastIndexOf('.');
        if (dot > small.lastIndexOf('/') + 1 && !small.endsWith(".txt")) {
            throw new UserError(
                    UserError.option("output") + ": found the ending " + UserError.quote(small.substring(dot))
                            + ", expected .txt, .svg, .png, .pdf or .html, or " + UserError.option("to"));
        }
        return TEXT;
    }

    /** Its name for users. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether it is binary, not text. */
    public boolean isBinary() {
        return this == PNG || this == PDF;
    }
}
