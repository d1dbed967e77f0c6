/**
 * Results as text and JSON, their exit codes, and progress on the console.
 */
package sudosat.cli.report;
