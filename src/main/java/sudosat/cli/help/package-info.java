/**
 * The texts of help: options, topics, man pages and completion scripts, all written from one description of each
 * command. Nothing in this package is loaded unless a user requests such a text.
 */
package sudosat.cli.help;
