package sudosat.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.knowm.xchart.AnnotationText;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.markers.SeriesMarkers;

/**
 * A point for each instance and seed: the time of one configuration across, of another up; on the border where one
 * solved nothing.
 */
final class Scatter {
    private static final int SIDE = 640;

    private Scatter() {}

    static XYChart chart(List<Row> rows, Duration limit, Configuration across, Configuration up) {
        double most = PlotTheme.seconds(limit);
        List<double[]> points = points(rows, most, across, up);
        String title = up + " versus " + across;
        XYChart chart = PlotTheme.chart(SIDE, SIDE, title, across + ", seconds", up + ", seconds");
        double start = PlotTheme.axisStart(points.stream()
                .mapToDouble(point -> Math.min(point[0], point[1]))
                .min()
                .orElse(most / 10));
        double end = PlotTheme.axisEnd(most);
        PlotTheme.guide(chart, "equal", new double[] {start, most}, new double[] {start, most});
        PlotTheme.guide(chart, "limit across", new double[] {most, most}, new double[] {start, most});
        PlotTheme.guide(chart, "limit up", new double[] {start, most}, new double[] {most, most});
        chart.addAnnotation(
                new AnnotationText(PlotTheme.limit(most), Math.sqrt(start * most), Math.sqrt(most * end), false));
        if (!points.isEmpty()) {
            add(chart, points);
        }
        chart.getStyler()
                .setXAxisLogarithmic(true)
                .setYAxisLogarithmic(true)
                .setLegendVisible(false)
                .setMarkerSize(7);
        chart.getStyler().setXAxisMin(start).setYAxisMin(start).setXAxisMax(end).setYAxisMax(end);
        return chart;
    }

    private static void add(XYChart chart, List<double[]> points) {
        double[] across = points.stream().mapToDouble(point -> point[0]).toArray();
        double[] up = points.stream().mapToDouble(point -> point[1]).toArray();
        XYSeries series = chart.addSeries("runs", across, up);
        series.setXYSeriesRenderStyle(XYSeries.XYSeriesRenderStyle.Scatter)
                .setMarker(SeriesMarkers.CIRCLE)
                .setMarkerColor(PlotTheme.translucent(0));
    }

    /** Of the runs that both configurations made. */
    private static List<double[]> points(List<Row> rows, double limit, Configuration across, Configuration up) {
        Map<Row.RowKey, Double> times = new HashMap<>();
        for (Row row : rows) {
            if (row.configuration().equals(across)) {
                times.put(row.key(), time(row, limit));
            }
        }
        List<double[]> points = new ArrayList<>();
        for (Row row : rows) {
            Double other = times.get(
                    new Row.RowKey(row.key().instance(), across, row.key().seed()));
            if (row.configuration().equals(up) && other != null) {
                points.add(new double[] {other, time(row, limit)});
            }
        }
        return points;
    }

    private static double time(Row row, double limit) {
        return row.isSolved() ? Math.min(limit, Math.max(row.seconds(), PlotTheme.SHORTEST_SECONDS)) : limit;
    }
}
