/**
 * How work is done, whatever the work is: {@link sudosat.work.Deadline}, {@link sudosat.work.Threads}, {@link
 * sudosat.work.OrderedBatch}. And how a search ends: with a {@link sudosat.work.Result} for one answer, with an {@link
 * sudosat.work.End} for many. This package knows neither puzzles nor solvers.
 */
package sudosat.work;
