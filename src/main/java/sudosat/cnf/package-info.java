/**
 * Formulas without any meaning attached: a {@link sudosat.cnf.Formula} feeds its clauses to a {@link
 * sudosat.cnf.ClauseSink}, which may count them, keep them, write them or hand them to a solver; a {@link
 * sudosat.cnf.Model} satisfies it.
 */
package sudosat.cnf;
