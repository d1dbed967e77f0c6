package sudosat.languages;

/**
 * Takes linear constraints over 0-1 variables one by one. The terms belong to the caller, who may use them again as
 * soon as the call returns.
 */
@FunctionalInterface
interface LinearSink {

    /** How a sum stands to its bound. */
    enum Sense {
        EQUAL,
        AT_LEAST,
        AT_MOST
    }

    /** What the constraints up to the next heading are about, for people who read them. */
    default void heading(String text) {}

    /** The sum of one or more terms is so. */
    void constraint(Terms terms, Sense sense, int bound);
}
