/** Immutable values: {@link sudosat.model.Shape}, {@link sudosat.model.Cell}, {@link sudosat.model.Tuple}. */
package sudosat.model;
