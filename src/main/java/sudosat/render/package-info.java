/**
 * Pictures of puzzles: {@link sudosat.render.PictureSettings} makes them. A {@link sudosat.render.Figure} describes the
 * picture of a puzzle, and an Album that of several. {@link sudosat.render.TextPicture} prints it on a terminal.
 * SvgPicture, PngPicture and PdfBook paint the marks of a Drawing of it. HtmlPage puts the drawing into a page, to play
 * a Game on. Callers provide solutions, candidates and hints. Only PNG and PDF use PDFBox and Java's graphics, and load
 * them only when necessary.
 */
package sudosat.render;
