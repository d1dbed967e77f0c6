/**
 * The commands on Apache Spark. {@link sudosat.spark.Main} is what {@code spark-submit} starts: it cuts the input into
 * blocks of puzzles ({@link sudosat.spark.Puzzles}), each of which a task answers with the very code of the command
 * ({@link sudosat.spark.Job}), and has the answers written together or not at all.
 */
package sudosat.spark;
