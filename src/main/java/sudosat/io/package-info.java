/**
 * What goes in and out of the program: named inputs, files that appear whole or not at all, gzip and xz, and {@link
 * sudosat.io.UserError}, the one exception for what a user can get wrong. Knows nothing of what it carries.
 */
package sudosat.io;
