package sudosat.render;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import sudosat.render.Mark.Area;
import sudosat.render.Mark.Ends;
import sudosat.render.Mark.Label;
import sudosat.render.Mark.Trace;

/**
 * Figures as SVG, written as it is so that text stays text and every element has its class: libraries that draw through
 * Java's graphics keep neither. Marks that look the same make a group.
 */
record SvgPicture(XMLStreamWriter xml) {
    private static final String NAMESPACE = "http://www.w3.org/2000/svg";
    private static final String FONTS = "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif";

    /** Writes a document of its own. */
    static void write(Album album, OutputStream out) throws IOException {
        write(FigureDrawing.of(album), album.title().isEmpty() ? "Sudoku" : album.title(), Place.DOCUMENT, out);
    }

    /** Writes a drawing to be put into a page; its name is for those who cannot see it. */
    static void write(Drawing drawing, String name, OutputStream out) throws IOException {
        write(drawing, name, Place.PAGE, out);
    }

    /** Where the picture stands. */
    private enum Place {
        DOCUMENT,
        PAGE
    }

    private static void write(Drawing drawing, String name, Place place, OutputStream out) throws IOException {
        try {
            XMLStreamWriter xml =
                    XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(out, StandardCharsets.UTF_8.name());
            if (place == Place.DOCUMENT) {
                xml.writeStartDocument(StandardCharsets.UTF_8.name(), "1.0");
                xml.writeCharacters("\n");
            }
            new SvgPicture(xml).write(drawing, name, place);
            xml.writeEndDocument();
            xml.flush();
        } catch (XMLStreamException failed) {
            throw failed.getNestedException() instanceof IOException cause ? cause : new IOException(failed);
        }
    }

    private void write(Drawing drawing, String name, Place place) throws XMLStreamException {
        xml.setDefaultNamespace(NAMESPACE);
        xml.writeStartElement(NAMESPACE, "svg");
        xml.writeDefaultNamespace(NAMESPACE);
        String width = number(drawing.width());
        String height = number(drawing.height());
        attributes("width", width, "height", height, "viewBox", "0 0 " + width + " " + height);
        attributes("role", "img", "font-family", FONTS);
        if (place == Place.DOCUMENT) {
            xml.writeStartElement(NAMESPACE, "title");
            xml.writeCharacters(allowed(name));
            xml.writeEndElement();
        } else { // where a title would show up under the mouse
            attributes("aria-label", allowed(name));
        }
        xml.writeCharacters("\n");
        xml.writeEmptyElement(NAMESPACE, "rect");
        attributes("class", "paper", "width", "100%", "height", "100%", "fill", color(Tints.PAPER));
        writeGroups(drawing.marks());
        xml.writeCharacters("\n");
        xml.writeEndElement();
        xml.writeCharacters("\n");
    }

    private void writeGroups(List<Mark> marks) throws XMLStreamException {
        for (int i = 0; i < marks.size(); i++) {
            if (i == 0 || !marks.get(i).looksLike(marks.get(i - 1))) {
                xml.writeCharacters("\n");
                xml.writeStartElement(NAMESPACE, "g");
                writeLook(marks.get(i));
            }
            write(marks.get(i));
            if (i + 1 == marks.size() || !marks.get(i).looksLike(marks.get(i + 1))) {
                xml.writeEndElement();
            }
        }
    }

    private void writeLook(Mark mark) throws XMLStreamException {
        DrawingStyle style = mark.style();
        attributes("class", style.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        if (mark instanceof Trace) {
            attributes("fill", "none", "stroke", color(style.ink), "stroke-width", number(style.stroke));
            float[] dashes = style.dashes();
            if (dashes.length > 0) {
                attributes("stroke-dasharray", number(dashes[0]) + " " + number(dashes[1]));
            } else {
                attributes("stroke-linecap", "square");
            }
        } else if (mark instanceof Label label) {
            String anchor = label.anchor().name().toLowerCase(Locale.ROOT);
            attributes("fill", color(style.ink), "font-size", number(label.size()), "text-anchor", anchor);
            if (style.isBold()) {
                attributes("font-weight", "bold");
            }
        }
    }

    private void write(Mark mark) throws XMLStreamException {
        if (mark instanceof Area area) {
            xml.writeEmptyElement(NAMESPACE, "rect");
            attributes("x", number(area.x()), "y", number(area.y()));
            attributes("width", number(area.width()), "height", number(area.height()), "fill", color(area.fill()));
        } else if (mark instanceof Trace trace) {
            xml.writeEmptyElement(NAMESPACE, trace.ends() == Ends.CLOSED ? "polygon" : "polyline");
            attributes("points", numbers(trace.points()));
        } else if (mark instanceof Label label) {
            xml.writeStartElement(NAMESPACE, "text");
            attributes("x", number(label.x()), "y", number(label.baseline()));
            xml.writeCharacters(allowed(label.text()));
            xml.writeEndElement();
        }
    }

    /** XML has no place for control characters, halves of characters, U+FFFE and U+FFFF. */
    private static String allowed(String text) {
        StringBuilder allowed = new StringBuilder();
        text.codePoints().forEach(c -> {
            boolean isAllowed = c >= ' ' && (c < 0xd800 || c > 0xdfff) && c != 0xfffe && c != 0xffff;
            allowed.appendCodePoint(isAllowed ? c : 0xfffd);
        });
        return allowed.toString();
    }

    /** Names and values by turns. */
    private void attributes(String... pairs) throws XMLStreamException {
        for (int i = 0; i < pairs.length; i += 2) {
            xml.writeAttribute(pairs[i], pairs[i + 1]);
        }
    }

    private static String numbers(double[] values) {
        StringBuilder text = new StringBuilder();
        for (double value : values) {
            text.append(text.isEmpty() ? "" : " ").append(number(value));
        }
        return text.toString();
    }

    /** With at most two decimals. */
    private static String number(double value) {
        double rounded = Math.rint(value * 100) / 100;
        return rounded == Math.rint(rounded) ? String.valueOf((long) rounded) : String.valueOf(rounded);
    }

    private static String color(int rgb) {
        return String.format(Locale.ROOT, "#%06x", rgb);
    }
}
