package sudosat.backend;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The engines that need no program, and what they can do. Entries of solvers.yaml have other names. */
public enum BuiltIn {
    /** Chooses among the others and the programs of solvers.yaml. */
    AUTO("auto", InputLanguage.CNF, EnumSet.complementOf(EnumSet.of(Capability.REPAIR))),
    /** Our own SAT solver. */
    CDCL(
            "cdcl",
            InputLanguage.CNF,
            EnumSet.of(
                    Capability.READ_CNF,
                    Capability.CHECK_MODELS,
                    Capability.CERTIFY,
                    Capability.WRITE_PROOFS,
                    Capability.ASSUME,
                    Capability.COUNT_CONFLICTS,
                    Capability.SEED,
                    Capability.BOUND_MEMORY)),
    SAT4J(
            "sat4j",
            InputLanguage.CNF,
            EnumSet.of(
                    Capability.READ_CNF,
                    Capability.CHECK_MODELS,
                    Capability.CERTIFY,
                    Capability.ASSUME,
                    Capability.COUNT_CONFLICTS,
                    Capability.SEED)),
    SAT4J_PB("sat4j-pb", InputLanguage.OPB, EnumSet.of(Capability.SEED)),
    SAT4J_MAXSAT("sat4j-maxsat", InputLanguage.WCNF, EnumSet.of(Capability.SEED, Capability.REPAIR)),
    /** Exact cover. */
    DLX("dlx", InputLanguage.CSV, EnumSet.of(Capability.LIST_ALL)),
    BACKTRACK("backtrack", InputLanguage.CSV, EnumSet.of(Capability.LIST_ALL));

    private final String label;
    private final InputLanguage language;
    private final Set<Capability> capabilities;

    BuiltIn(String label, InputLanguage language, Set<Capability> capabilities) {
        this.label = label;
        this.language = language;
        this.capabilities = capabilities;
    }

    /** The one of this name. A loop, as the first stream of a run takes some milliseconds. */
    public static Optional<BuiltIn> named(String label) {
        for (BuiltIn engine : values()) {
            if (engine.is(label)) {
                return Optional.of(engine);
            }
        }
        return Optional.empty();
    }

    /** The names of all of them. */
    public static List<String> labels() {
        return Arrays.stream(values()).map(BuiltIn::label).toList();
    }

    /** The name that users choose it by. */
    public String label() {
        return label;
    }

    public InputLanguage language() {
        return language;
    }

    public boolean can(Capability capability) {
        return capabilities.contains(capability);
    }

    public boolean is(String name) {
        return label.equals(name);
    }
}
