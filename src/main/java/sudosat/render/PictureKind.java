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
     * By the ending of a file's name, before that of a packed one; text if there is none.
     *
     * @throws UserError if the ending is another one
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
            throw new UserError("--output: found the ending " + UserError.quote(small.substring(dot))
                    + ", expected .txt, .svg, .png, .pdf or .html, or --to");
        }
        return TEXT;
    }

    /** As users say it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Not made for the eye as it is. */
    public boolean isBinary() {
        return this == PNG || this == PDF;
    }
}
