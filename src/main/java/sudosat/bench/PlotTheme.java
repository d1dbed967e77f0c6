package sudosat.bench;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.time.Duration;
import java.util.Locale;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.XYStyler;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** How all plots look. */
final class PlotTheme {
    static final Font TEXT = new Font(Font.SANS_SERIF, Font.PLAIN, 13);
    static final Color INK = new Color(0x333333);
    static final Color FAINT = new Color(0x999999);
    /** Times below cannot be told apart, and a logarithm needs a start. */
    static final double SHORTEST_SECONDS = 0.001;

    /** Okabe and Ito's colors, which the color-blind can tell apart, without the yellow that fades on white. */
    private static final Color[] COLORS = {
        new Color(0x0072B2),
        new Color(0xD55E00),
        new Color(0x009E73),
        new Color(0xCC79A7),
        new Color(0xE69F00),
        new Color(0x56B4E9),
        Color.BLACK
    };
    /** Once the colors are used up the next lines are dashed, then dotted. */
    private static final float[][] DASHES = {null, {7, 4}, {2, 3}};

    private PlotTheme() {}

    static XYChart chart(int width, int height, String title, String across, String up) {
        XYChart chart = new XYChartBuilder()
                .width(width)
                .height(height)
                .title(title)
                .xAxisTitle(across)
                .yAxisTitle(up)
                .build();
        XYStyler style = chart.getStyler();
        style.setLocale(Locale.ROOT);
        style.setBaseFont(TEXT)
                .setChartTitleFont(TEXT.deriveFont(Font.BOLD, 15f))
                .setLegendFont(TEXT)
                .setChartFontColor(INK);
        style.setAxisTitleFont(TEXT).setAxisTickLabelsFont(TEXT.deriveFont(12f));
        style.setChartBackgroundColor(Color.WHITE)
                .setPlotBackgroundColor(Color.WHITE)
                .setPlotBorderColor(FAINT);
        style.setChartPadding(14).setChartTitleBoxVisible(false);
        style.setLegendBorderColor(Color.WHITE).setLegendPosition(Styler.LegendPosition.OutsideE);
        style.setPlotGridLinesColor(new Color(0xEBEBEB))
                .setPlotGridLinesStroke(new BasicStroke(0.8f))
                .setAxisTickMarksColor(FAINT);
        style.setPlotContentSize(1).setChartTitlePadding(10);
        style.setPlotMargin(0)
                .setAxisTicksLineVisible(false)
                .setAxisTickPadding(6)
                .setAxisTitlePadding(10);
        style.setAnnotationTextFont(TEXT.deriveFont(12f)).setAnnotationTextFontColor(new Color(0x777777));
        return chart;
    }

    static Color color(int number) {
        return COLORS[number % COLORS.length];
    }

    /** For points that may lie on one another. */
    static Color translucent(int number) {
        Color color = color(number);
        return new Color(color.getRed(), color.getGreen(), color.getBlue(), 0xA0);
    }

    static BasicStroke line(int number) {
        float[] dash = DASHES[number / COLORS.length % DASHES.length];
        return new BasicStroke(1.6f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dash, 0);
    }

    /** A line that is no result: a limit, or the diagonal. */
    static void guide(XYChart chart, String name, double[] across, double[] up) {
        XYSeries series = chart.addSeries(name, across, up);
        series.setMarker(SeriesMarkers.NONE).setLineColor(FAINT).setShowInLegend(false);
        series.setLineStyle(
                new BasicStroke(1, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, new float[] {5, 4}, 0));
    }

    static double seconds(Duration limit) {
        return limit.toNanos() / 1e9;
    }

    /** Where a logarithmic axis starts: so far below a power of ten that its label is still shown. */
    static double axisStart(double least) {
        return 0.85 * Math.pow(10, Math.floor(Math.log10(Math.max(least, SHORTEST_SECONDS)) + 1e-9));
    }

    /** Where it ends: far enough beyond the limit for its line, and what stands on it, to be seen whole. */
    static double axisEnd(double limit) {
        return 1.6 * limit;
    }

    static String limit(double limit) {
        return "time limit " + (limit == Math.rint(limit) ? String.valueOf((long) limit) : String.valueOf(limit))
                + " s";
    }
}
