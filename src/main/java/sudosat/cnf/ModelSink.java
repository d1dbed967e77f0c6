package sudosat.cnf;

/** Takes models as they are read. */
public interface ModelSink {
    /**
     * One model.
     *
     * @param closed whether it had its final 0; without it the output may have been cut off, unless its solver never
     *     prints one
     * @param soFar the verdict as far as it was read by then
     */
    void model(Model model, boolean closed, SolverOutput.Status soFar);
}
