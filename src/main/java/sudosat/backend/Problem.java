package sudosat.backend;

import java.util.Optional;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.cnf.Size;

/** A task fit for measuring whoever solves it: its models can be checked, and its size told. */
public interface Problem extends Task {
    /** A formula, for SAT solvers. */
    static Problem of(Formula formula) {
        return new CnfTask(formula);
    }

    /** How the name of a file ends that holds it; some solvers tell the language by that. */
    String ending();

    /** What is wrong with a model, if anything is. */
    Optional<String> fault(Model model);

    /** How large it is; empty where its language has no such numbers. */
    Optional<Size> size();
}
