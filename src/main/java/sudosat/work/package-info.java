/**
 * How work is done, whatever the work is: {@link sudosat.work.Deadline}, {@link sudosat.work.Threads}, {@link
 * sudosat.work.OrderedBatch}; and how a search ends: {@link sudosat.work.Result} of one answer, {@link
 * sudosat.work.End} of many. Knows neither puzzles nor solvers.
 */
package sudosat.work;
