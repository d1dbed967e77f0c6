package sudosat.search;

/**
 * What is asked of the chosen options beyond the cover. It keeps nothing in mind between calls, so that nothing of it
 * has to be taken back: which options are open tells all.
 */
@FunctionalInterface
interface Condition {
    /** Nothing more is asked. */
    Condition NONE = (option, search) -> {};

    /** Called whenever an option has been chosen; forbids in the search those that cannot be chosen with it. */
    void chosen(int option, CoverSearch search);
}
