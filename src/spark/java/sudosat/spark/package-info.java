/**
 * The commands on Apache Spark. {@code spark-submit} starts {@link sudosat.spark.Main}. It cuts the input into blocks
 * of puzzles ({@link sudosat.spark.Puzzles}). A task answers each block with the same code as the command ({@link
 * sudosat.spark.Job}). The answers are written together or not at all.
 */
package sudosat.spark;
