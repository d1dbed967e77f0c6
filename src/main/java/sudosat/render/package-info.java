/**
 * Pictures of puzzles. What is drawn is described once, by a {@link sudosat.render.Figure} of a puzzle and an {@link
 * sudosat.render.Album} of several. {@link sudosat.render.TextPicture} prints it on a terminal; {@link
 * sudosat.render.SvgPicture}, {@link sudosat.render.PngPicture} and {@link sudosat.render.PdfBook} paint the marks of
 * the Drawing that is made of it, and {@link sudosat.render.HtmlPage} puts them into a page to play a {@link
 * sudosat.render.Game} on. Solutions, candidates and hints are handed in. PDFBox, and with it Java's graphics, is known
 * to PNG and PDF only and loaded only for them.
 */
package sudosat.render;
