/**
 * Exact cover: an {@link sudosat.cover.ExactCover} problem says which options have which items, a {@link
 * sudosat.cover.CoverSearch} finds its solutions, once or for a batch of problems that differ only in what is given.
 * What is no matter of items, such as a sum, is a {@link sudosat.cover.Condition}. Imports nothing.
 */
package sudosat.cover;
