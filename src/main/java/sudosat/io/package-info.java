/**
 * Input and output of the program: named inputs, files that are written completely or not at all, gzip and xz, and
 * {@link sudosat.io.UserError}, the one exception for mistakes of the user. This package knows nothing of the contents.
 */
package sudosat.io;
