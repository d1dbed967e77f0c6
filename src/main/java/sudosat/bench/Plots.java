package sudosat.bench;

import de.erichseifert.vectorgraphics2d.Processors;
import de.erichseifert.vectorgraphics2d.VectorGraphics2D;
import de.erichseifert.vectorgraphics2d.util.PageSize;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;
import org.knowm.xchart.XYChart;
import sudosat.io.Output;
import sudosat.io.UserError;

/**
 * Draws the rows. Nothing else names this class unless a plot is asked for: it brings XChart and Java's graphics with
 * it.
 */
public record Plots(List<Row> rows, Duration limit) {
    /** Pixels for each unit of the chart, so that it is sharp on today's screens and in print. */
    static final int SCALE = 2;

    /** Tries to draw a letter, so that what is missing on this machine shows before hours of runs, not after. */
    public static void requireFonts() {
        try {
            new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB)
                    .createGraphics()
                    .getFontMetrics(PlotTheme.TEXT)
                    .stringWidth("x");
        } catch (LinkageError | InternalError | RuntimeException unable) { // each comes of another missing part
            throw new UserError(
                    "this Java cannot draw text, which plots need: install fontconfig and a font, on Debian "
                            + "'apt-get install fontconfig fonts-dejavu-core' ("
                            + rootOf(unable).getMessage() + ")");
        }
    }

    private static Throwable rootOf(Throwable failure) {
        return failure.getCause() == null ? failure : rootOf(failure.getCause());
    }

    public void cactus(Path file) throws IOException {
        save(Cactus.chart(rows, limit), file);
    }

    public void scatter(Configuration across, Configuration up, Path file) throws IOException {
        save(Scatter.chart(rows, limit, across, up), file);
    }

    /** The ending of the name chooses the kind of picture. */
    private static void save(XYChart chart, Path file) throws IOException {
        ByteArrayOutputStream picture =
                new ByteArrayOutputStream(); // the libraries wrap errors of the file in their own
        if (file.toString().toLowerCase(Locale.ROOT).endsWith(".svg")) {
            writeSvg(chart, picture);
        } else {
            writePng(chart, picture);
        }
        try (Output out = Output.to(file)) {
            picture.writeTo(out.stream());
            out.commit();
        }
    }

    private static void writePng(XYChart chart, OutputStream out) throws IOException {
        BufferedImage image =
                new BufferedImage(SCALE * chart.getWidth(), SCALE * chart.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.scale(SCALE, SCALE);
        chart.paint(graphics, chart.getWidth(), chart.getHeight());
        graphics.dispose();
        ImageIO.setUseCache(false);
        ImageIO.write(image, "png", out);
    }

    private static void writeSvg(XYChart chart, OutputStream out) throws IOException {
        VectorGraphics2D graphics = new VectorGraphics2D();
        chart.paint(graphics, chart.getWidth(), chart.getHeight());
        PageSize page = new PageSize(0, 0, chart.getWidth(), chart.getHeight());
        Processors.get("svg").getDocument(graphics.getCommands(), page).writeTo(out);
    }
}
