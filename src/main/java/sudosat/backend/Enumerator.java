package sudosat.backend;

import java.util.function.Predicate;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.work.End;

/** A backend that lists all models of a formula by itself. */
public interface Enumerator {
    /** Gives each model, over all variables of the formula, to somebody who says whether to go on. */
    End enumerate(Formula formula, Request request, Predicate<Model> wantsMore) throws InterruptedException;
}
