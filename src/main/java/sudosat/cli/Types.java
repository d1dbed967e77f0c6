package sudosat.cli;

import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;
import sudosat.encode.Encoding;
import sudosat.model.Shape;

/** Reads option values. */
final class Types {
  private Types() {}

  static void register(CommandLine command) {
    command.registerConverter(Shape.class, Types::shape);
    command.registerConverter(Duration.class, Types::duration);
    command.registerConverter(Encoding.class, Types::encoding);
  }

  private static Shape shape(String text) {
    return Shape.parse(text)
        .orElseThrow(() -> new TypeConversionException("expected rows x columns of a box, such as 2x3, found '" + text + "'"));
  }

  /** {@code 90s}, {@code 500ms}, {@code 2m}; a bare number is seconds. */
  static Duration duration(String text) {
    Matcher matcher = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,3})?)\\s*(ms|s|m|)").matcher(text.trim());
    if (!matcher.matches()) {
      throw new TypeConversionException("expected a time such as 90s, 500ms or 2m, found '" + text + "'");
    }
    double millis = Double.parseDouble(matcher.group(1));
    return switch (matcher.group(2)) {
      case "ms" -> Duration.ofMillis(Math.round(millis));
      case "m" -> Duration.ofMillis(Math.round(millis * 60_000));
      default -> Duration.ofMillis(Math.round(millis * 1000));
    };
  }

  private static Encoding encoding(String text) {
    for (Encoding encoding : Encoding.values()) {
      if (encoding.name().equalsIgnoreCase(text)) {
        return encoding;
      }
    }
    throw new TypeConversionException("expected textbook, minimal or compact, found '" + text.toLowerCase(Locale.ROOT) + "'");
  }
}
