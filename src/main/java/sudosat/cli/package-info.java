/**
 * The command line: {@link sudosat.cli.Main} wires, {@link sudosat.cli.Cli} picks the command and turns failures into
 * exit codes, and each command is a class that binds its options, calls the rooms above and reports. The only room that
 * touches {@code System}.
 */
package sudosat.cli;
