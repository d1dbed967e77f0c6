/**
 * Results as text and JSON, the exit codes they mean, and progress on the console.
 */
package sudosat.cli.report;
