/**
 * Pictures of puzzles. A {@link sudosat.render.Figure} describes the picture of a puzzle, and an {@link
 * sudosat.render.Album} that of several. {@link sudosat.render.TextPicture} prints it on a terminal. {@link
 * sudosat.render.SvgPicture}, {@link sudosat.render.PngPicture} and {@link sudosat.render.PdfBook} paint the marks of a
 * Drawing of it. {@link sudosat.render.HtmlPage} puts the drawing into a page, to play a {@link sudosat.render.Game}
 * on. Callers provide solutions, candidates and hints. Only PNG and PDF use PDFBox and Java's graphics, and load them
 * only when necessary.
 */
package sudosat.render;
