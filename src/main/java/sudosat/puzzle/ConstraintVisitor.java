package sudosat.puzzle;

/** What somebody does with each kind of constraint: a new kind does not compile until everybody deals with it. */
public interface ConstraintVisitor {

    void visit(AllDifferent group);

    void visit(Relation relation);

    void visit(Linear sum);

    void visit(Between sandwich);
}
