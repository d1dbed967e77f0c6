package sudosat.spark;

import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import sudosat.Helpers;
import sudosat.backend.BackendError;
import sudosat.backend.Request;
import sudosat.candidates.Candidates;
import sudosat.engine.Engine;
import sudosat.engine.EngineQuery;
import sudosat.format.Formats;
import sudosat.generate.fewest.FewestClues;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Result;

/** Has tasks do the pieces of one search: each is a job, and a search asks for several in parallel. */
final class Tasks implements Helpers {
    private final JavaSparkContext spark;
    private volatile boolean hasHelped;

    Tasks(JavaSparkContext spark) {
        this.spark = spark;
        spark.setLocalProperty("spark.job.interruptOnCancel", "true"); // so that the solver ends, too
    }

    private <T extends Serializable> T done(Piece<T> piece) throws InterruptedException {
        hasHelped = true;
        JavaFutureAction<List<T>> job =
                spark.parallelize(List.of(piece), 1).map(Piece::done).collectAsync();
        try {
            return job.get().get(0);
        } catch (InterruptedException enough) {
            job.cancel(true);
            throw enough;
        } catch (ExecutionException failed) {
            throw new BackendError(TaskFailure.of(failed)
                    .map(known -> known.reason)
                    .orElse(failed.getCause().getMessage()));
        }
    }

    /** Whether any piece was given to a task. */
    boolean hasHelped() {
        return hasHelped;
    }

    @Override
    public Engine engine(EngineQuery query) {
        return new Engine() {
            @Override
            public Result<Tuple> solve(Puzzle puzzle, Candidates candidates, Request request)
                    throws InterruptedException {
                throw new UnsupportedOperationException("only digging asks tasks");
            }

            @Override
            public Result<Tuple> solveNear(Tuple near, Puzzle puzzle, Candidates candidates, Request request)
                    throws InterruptedException {
                return done(Piece.Question.of(query, puzzle, near, candidates, request))
                        .result();
            }
        };
    }

    @Override
    public FewestClues.Walker walker() {
        return (rules, kept, from, seed, deadline) -> {
            Optional<Piece.Grids> solution = kept.map(Piece.Grids::of);
            return done(new Piece.Walk(
                            Formats.CSV.text(rules),
                            solution.orElse(null),
                            Piece.Stop.of(from),
                            seed,
                            Piece.TimeLeft.of(deadline)))
                    .walked();
        };
    }
}
