/**
 * The command line. {@link sudosat.cli.Main} connects everything, {@link sudosat.cli.Cli} picks the command and turns
 * failures into exit codes. Each command is a class that binds its options, calls the other packages and reports. Only
 * this package uses {@code System}.
 */
package sudosat.cli;
