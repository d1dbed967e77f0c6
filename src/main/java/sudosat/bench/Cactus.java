package sudosat.bench;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.knowm.xchart.AnnotationText;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** A line for each configuration: how many of its runs were solved, had each been given so much time and no more. */
final class Cactus {
    private static final int WIDTH = 900;
    private static final int HEIGHT = 560;
    private static final int HEIGHT_OF_LEGEND_LINE = 23;
    private static final int MOST_MARKED = 60;

    private Cactus() {}

    static XYChart chart(List<Row> rows, Duration limit) {
        List<Summary.Score> scores = new Summary(rows, limit).scores();
        int height = Math.max(HEIGHT, (scores.size() + 3) * HEIGHT_OF_LEGEND_LINE);
        XYChart chart = PlotTheme.chart(WIDTH, height, "Runs solved within a time", "runs solved", "seconds");
        int most = scores.stream().mapToInt(Summary.Score::solved).max().orElse(0);
        double least = PlotTheme.seconds(limit);
        for (Summary.Score score : scores) {
            if (score.solved() > 0) {
                double[] times = times(rows, score.configuration());
                add(chart, score, times, most > MOST_MARKED ? SeriesMarkers.NONE : SeriesMarkers.CIRCLE);
                least = Math.min(least, times[0]);
            }
        }
        scale(chart, Math.max(1, most), PlotTheme.axisStart(least), PlotTheme.seconds(limit));
        return chart;
    }

    /** Of the runs it solved, sorted. */
    private static double[] times(List<Row> rows, Configuration configuration) {
        return rows.stream()
                .filter(row -> row.isSolved() && row.configuration().equals(configuration))
                .mapToDouble(row -> Math.max(row.seconds(), PlotTheme.SHORTEST_SECONDS))
                .sorted()
                .toArray();
    }

    private static void add(XYChart chart, Summary.Score score, double[] times, Marker marker) {
        int number = chart.getSeriesCollection().size();
        double[] counts =
                IntStream.rangeClosed(1, times.length).asDoubleStream().toArray();
        XYSeries series = chart.addSeries(
                score.configuration() + " (" + score.solved() + "/" + score.runs() + ")", counts, times);
        series.setLineColor(PlotTheme.color(number)).setLineStyle(PlotTheme.line(number));
        series.setMarkerColor(PlotTheme.color(number)).setMarker(marker);
    }

    private static void scale(XYChart chart, int most, double start, double limit) {
        double right = most + Math.max(0.25, most / 40.0);
        PlotTheme.guide(chart, "time limit", new double[] {0, right}, new double[] {limit, limit});
        chart.addAnnotation(new AnnotationText(
                PlotTheme.limit(limit), right / 2, Math.sqrt(limit * PlotTheme.axisEnd(limit)), false));
        chart.getStyler()
                .setYAxisLogarithmic(true)
                .setYAxisMin(start)
                .setYAxisMax(PlotTheme.axisEnd(limit))
                .setXAxisMin(0.0)
                .setXAxisMax(right);
        chart.getStyler().setXAxisDecimalPattern("#").setMarkerSize(4);
    }
}
