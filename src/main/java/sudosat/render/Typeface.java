package sudosat.render;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.InputStream;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import sudosat.render.Mark.Anchor;
import sudosat.render.Mark.Label;

/**
 * The font of PNG and PDF: Liberation Sans, which comes with PDFBox, so that pictures are the same everywhere and need
 * no font installed. There is no bold one; bold is the same outlines with a stroke along them.
 */
final class Typeface {
    /** The width of the stroke that makes text of size 1 bold. */
    static final double BOLD_STROKE = 0.045;
    /** What is put between the letters of bold text, which would touch. */
    private static final double BOLD_SPACE = 0.035;

    private static final String FILE = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

    private final TrueTypeFont font;
    private final CmapLookup glyphs;

    private Typeface(TrueTypeFont font) throws IOException {
        this.font = font;
        glyphs = font.getUnicodeCmapLookup();
    }

    static Typeface load() throws IOException {
        try (InputStream file = PDType0Font.class.getResourceAsStream(FILE)) {
            TrueTypeFont font = new TTFParser().parse(new RandomAccessReadBuffer(file));
            font.setEnableGsub(false); // ligatures, which PDFBox would look for in every number
            return new Typeface(font);
        }
    }

    TrueTypeFont font() {
        return font;
    }

    /** The text with a question mark for what the font does not have. */
    String known(String text) {
        StringBuilder known = new StringBuilder();
        text.codePoints().forEach(c -> known.appendCodePoint(glyphs.getGlyphId(c) == 0 ? '?' : c));
        return known.toString();
    }

    private int[] glyphs(Label label) {
        return known(label.text()).codePoints().map(glyphs::getGlyphId).toArray();
    }

    /** What is put between the letters of a label. */
    static double space(Label label) {
        return label.style().isBold() ? BOLD_SPACE * label.size() : 0;
    }

    /** Where a label begins. */
    double left(Label label) throws IOException {
        if (label.anchor() == Anchor.START) {
            return label.x();
        }
        double width = -space(label);
        for (int glyph : glyphs(label)) {
            width += advance(glyph, label);
        }
        return label.x() - (label.anchor() == Anchor.MIDDLE ? width / 2 : width);
    }

    private double advance(int glyph, Label label) throws IOException {
        return font.getAdvanceWidth(glyph) * label.size() / font.getUnitsPerEm() + space(label);
    }

    /** The outlines of a label. */
    Path2D outlines(Label label) throws IOException {
        Path2D outlines = new Path2D.Double();
        double scale = label.size() / font.getUnitsPerEm();
        double x = left(label);
        for (int glyph : glyphs(label)) {
            GlyphData drawn = font.getGlyph().getGlyph(glyph);
            if (drawn != null) {
                AffineTransform place = new AffineTransform(scale, 0, 0, -scale, x, label.baseline());
                outlines.append(drawn.getPath().getPathIterator(place), false);
            }
            x += advance(glyph, label);
        }
        return outlines;
    }
}
