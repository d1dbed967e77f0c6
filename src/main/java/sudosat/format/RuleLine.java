package sudosat.format;

import sudosat.io.UserError;

/** A line that begins with {@code #}: the word after that, and the rest. */
record RuleLine(Source source, int position, String keyword, String argument) {

  /** Spreadsheets pad every line with separators: those at the end do not count. */
  static RuleLine at(Source source, int position, int end) {
    int last = end;
    while (" \t,;".indexOf(source.text().charAt(last - 1)) >= 0) {
      last--;
    }
    String line = source.text().substring(position + 1, last);
    int wordEnd = 0;
    while (wordEnd < line.length() && !Character.isWhitespace(line.charAt(wordEnd))) {
      wordEnd++;
    }
    return new RuleLine(source, position, line.substring(0, wordEnd), line.substring(wordEnd).strip());
  }

  boolean isComment() {
    return keyword.isEmpty();
  }

  UserError error(String expected) {
    return source.error(position, UserError.quote(("#" + keyword + " " + argument).strip()), expected);
  }
}
