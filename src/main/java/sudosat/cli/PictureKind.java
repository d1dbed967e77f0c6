package sudosat.cli;

import java.util.Locale;

/** The kinds of pictures. */
enum PictureKind {
  TEXT,
  SVG,
  PNG,
  PDF,
  HTML;

  /** By the ending of a file's name, before that of a packed one; text unless it says something else. */
  static PictureKind ofFile(String name) {
    String small = name.toLowerCase(Locale.ROOT).replaceFirst("\\.(gz|xz)$", "");
    for (PictureKind kind : values()) {
      if (small.endsWith("." + kind.name().toLowerCase(Locale.ROOT))) {
        return kind;
      }
    }
    return TEXT;
  }

  /** Not made for the eye as it is. */
  boolean isBinary() {
    return this == PNG || this == PDF;
  }
}
