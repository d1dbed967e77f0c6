/**
 * What the command line says about itself: help, topics, man pages and completion scripts, all written from one
 * description of each command. Nothing here is loaded unless somebody asks for one of them.
 */
package sudosat.cli.help;
