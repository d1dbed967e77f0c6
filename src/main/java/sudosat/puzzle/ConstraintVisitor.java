package sudosat.puzzle;

/** Handles each kind of constraint. If a kind is added, the compiler lists the visitors that do not handle it yet. */
public interface ConstraintVisitor {

    void visit(AllDifferent group);

    void visit(Relation relation);

    void visit(Linear sum);

    void visit(SandwichSum sandwich);
}
