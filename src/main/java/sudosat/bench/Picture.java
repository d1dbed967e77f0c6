package sudosat.bench;

import de.erichseifert.vectorgraphics2d.Processors;
import de.erichseifert.vectorgraphics2d.VectorGraphics2D;
import de.erichseifert.vectorgraphics2d.util.PageSize;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.ImageIO;
import org.knowm.xchart.XYChart;

/** Writes a chart as a picture. */
final class Picture {
    /** Pixels for each unit of the chart, so that it is sharp on today's screens and in print. */
    static final int SCALE = 2;

    private Picture() {}

    static void writePng(XYChart chart, OutputStream out) throws IOException {
        BufferedImage image =
                new BufferedImage(SCALE * chart.getWidth(), SCALE * chart.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.scale(SCALE, SCALE);
        chart.paint(graphics, chart.getWidth(), chart.getHeight());
        graphics.dispose();
        ImageIO.setUseCache(false);
        ImageIO.write(image, "png", out);
    }

    static void writeSvg(XYChart chart, OutputStream out) throws IOException {
        VectorGraphics2D graphics = new VectorGraphics2D();
        chart.paint(graphics, chart.getWidth(), chart.getHeight());
        PageSize page = new PageSize(0, 0, chart.getWidth(), chart.getHeight());
        Processors.get("svg").getDocument(graphics.getCommands(), page).writeTo(out);
    }
}
