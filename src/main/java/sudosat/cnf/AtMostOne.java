package sudosat.cnf;

/** A way to say in clauses that at most one of some literals is true. */
public interface AtMostOne {
    /**
     * Feeds the clauses for the first {@code length} literals; auxiliary variables are free in no other way than the
     * clauses say.
     */
    void feed(int[] literals, int length, FreshVariables fresh, ClauseSink sink);
}
