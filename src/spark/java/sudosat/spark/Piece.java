package sudosat.spark;

import java.io.Serializable;
import java.time.Duration;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import sudosat.backend.BackendError;
import sudosat.backend.Capability;
import sudosat.backend.Request;
import sudosat.candidates.Candidates;
import sudosat.cli.report.ExitCode;
import sudosat.engine.Engine;
import sudosat.engine.EngineQuery;
import sudosat.engine.EngineRegistry;
import sudosat.format.Formats;
import sudosat.format.ReadOptions;
import sudosat.generate.fewest.FewestClues;
import sudosat.generate.fewest.FewestClues.Walked;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.Result;

/** A piece of a search for one puzzle, as a task does it: everything in it can be sent. */
sealed interface Piece<T extends Serializable> extends Serializable {
    T done() throws InterruptedException;

    /** Filled or half filled grids. */
    record Grids(int size, int[] values) implements Serializable {
        static Grids of(Tuple tuple) {
            int[] values = new int[tuple.cells()];
            for (int cell = 0; cell < values.length; cell++) {
                values[cell] = tuple.value(cell);
            }
            return new Grids(tuple.size(), values);
        }

        Tuple tuple() {
            return new Tuple(size, values);
        }
    }

    /** The puzzle, with its rules, of a text in CSV. */
    private static Puzzle puzzle(String text) {
        return Formats.CSV.read(text, "task", ReadOptions.NONE).get(0);
    }

    /** Time that is left, on whatever clock. */
    record TimeLeft(long millis) implements Serializable {
        static TimeLeft of(Deadline deadline) {
            return new TimeLeft(deadline.isSet() ? deadline.millisLeft() : -1);
        }

        Deadline deadline() {
            return millis < 0 ? Deadline.NONE : Deadline.after(Duration.ofMillis(millis));
        }
    }

    /**
     * The answer to a question.
     *
     * @param found another solution; null if there is none
     * @param unknown why it is unknown whether there is one; null if it is not
     */
    record Answer(Grids found, String unknown) implements Serializable {
        static Answer of(Result<Tuple> result) {
            return new Answer(
                    result.found().map(Grids::of).orElse(null), result.unknown().orElse(null));
        }

        Result<Tuple> result() {
            if (found != null) {
                return new Result.Found<>(found.tuple());
            }
            return unknown == null ? new Result.None<>() : new Result.Unknown<>(unknown);
        }
    }

    /**
     * A solver of the worker.
     *
     * @param needs what it has to be able to do, each with the option that asks for it
     * @param memoryKiB its limit; negative for none
     */
    record Solver(String name, EnumMap<Capability, String> needs, long memoryKiB) implements Serializable {
        static Solver of(EngineQuery query, Request request) {
            EnumMap<Capability, String> needs = new EnumMap<>(Capability.class);
            needs.putAll(query.needs());
            return new Solver(query.name(), needs, request.memoryKiB().orElse(-1));
        }

        Engine engine() {
            return new EngineRegistry(Job.SOLVERS).find(new EngineQuery(name, needs, UnaryOperator.identity()));
        }

        Request request(Deadline deadline) {
            OptionalLong limit = memoryKiB < 0 ? OptionalLong.empty() : OptionalLong.of(memoryKiB);
            return new Request(OptionalLong.empty(), deadline, limit, Optional.empty());
        }
    }

    /**
     * Whether there is a solution near another one.
     *
     * @param puzzle as CSV
     * @param open the candidates, value after value of cell after cell
     * @param conflicts after which to give up; negative for no limit
     */
    record Question(Solver solver, String puzzle, Grids near, BitSet open, long conflicts, TimeLeft time)
            implements Piece<Answer> {

        static Question of(EngineQuery query, Puzzle puzzle, Tuple near, Candidates candidates, Request request) {
            BitSet open = new BitSet();
            int size = candidates.size();
            for (int cell = 0; cell < candidates.cells(); cell++) {
                for (int value = 1; value <= size; value++) {
                    open.set(cell * size + value - 1, candidates.isOpen(cell, value));
                }
            }
            return new Question(
                    Solver.of(query, request),
                    Formats.CSV.text(puzzle),
                    Grids.of(near),
                    open,
                    request.conflicts().orElse(-1),
                    TimeLeft.of(request.deadline()));
        }

        @Override
        public Answer done() throws InterruptedException {
            Puzzle asked = Piece.puzzle(puzzle);
            Candidates candidates = new Candidates(asked);
            int size = candidates.size();
            for (int place = open.nextClearBit(0);
                    place < size * candidates.cells();
                    place = open.nextClearBit(place + 1)) {
                candidates.exclude(place / size, place % size + 1);
            }
            Request request = solver.request(time.deadline());
            try {
                return Answer.of(solver.engine()
                        .solveNear(
                                near.tuple(),
                                asked,
                                candidates,
                                conflicts < 0 ? request : request.withConflicts(conflicts)));
            } catch (BackendError failed) {
                throw TaskFailure.here(ExitCode.BACKEND_ERROR.number, failed.getMessage());
            }
        }
    }

    /** Where a walk has come to. */
    record Stop(Grids clues, Grids solution, long moves) implements Serializable {
        static Stop of(Walked walked) {
            return new Stop(Grids.of(walked.clues()), Grids.of(walked.solution()), walked.moves());
        }

        Walked walked() {
            return new Walked(clues.tuple(), solution.tuple(), moves);
        }
    }

    /**
     * A walk to a puzzle with fewer clues.
     *
     * @param rules a puzzle as CSV
     * @param kept the solution that all puzzles are to have; null for any
     */
    record Walk(String rules, Grids kept, Stop from, long seed, TimeLeft time) implements Piece<Stop> {
        @Override
        public Stop done() throws InterruptedException {
            Optional<Tuple> solution = Optional.ofNullable(kept).map(Grids::tuple);
            return Stop.of(FewestClues.walk(puzzle(rules), solution, from.walked(), seed, time.deadline()));
        }
    }
}
