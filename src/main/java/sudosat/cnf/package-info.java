/**
 * Formulas without any meaning attached. A {@link sudosat.cnf.Formula} passes its clauses to a {@link
 * sudosat.cnf.ClauseSink}, which may count them, keep them, write them or give them to a solver. A {@link
 * sudosat.cnf.Model} satisfies a formula.
 */
package sudosat.cnf;
