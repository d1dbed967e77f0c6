package sudosat.explain;

import java.util.Locale;

/** The techniques, easiest first, with their weights in HoDoKu's sum. */
public enum Technique {
    FULL_HOUSE("full house", 4),
    HIDDEN_SINGLE("hidden single", 14),
    NAKED_SINGLE("naked single", 4),
    POINTING("pointing", 50),
    CLAIMING("claiming", 50),
    CAGE("cage combinations", 60),
    SANDWICH("sandwich combinations", 60),
    COMPARISON("comparison", 50),
    RULE_OF_45("rule of 45", 80),
    NAKED_PAIR("naked pair", 60),
    X_WING("X-wing", 140),
    HIDDEN_PAIR("hidden pair", 70),
    NAKED_TRIPLE("naked triple", 80),
    SWORDFISH("swordfish", 150),
    HIDDEN_TRIPLE("hidden triple", 100),
    XY_WING("XY-wing", 160),
    XYZ_WING("XYZ-wing", 180),
    UNIQUE_RECTANGLE("unique rectangle", 100),
    NAKED_QUAD("naked quad", 120),
    JELLYFISH("jellyfish", 160),
    HIDDEN_QUAD("hidden quad", 150),
    BUG("BUG+1", 100),
    SIMPLE_COLORING("simple coloring", 150),
    X_CHAIN("X-chain", 260),
    X_CYCLE("X-cycle", 260),
    XY_CHAIN("XY-chain", 260),
    MEDUSA("3D Medusa", 280),
    NICE_LOOP("nice loop", 280),
    AIC("alternating inference chain", 280),
    FORCING_CHAIN("forcing chain", 500),
    SEARCH("search", 10_000);

    private final String title;
    private final int weight;

    Technique(String title, int weight) {
        this.title = title;
        this.weight = weight;
    }

    /** The name in words. */
    public String title() {
        return title;
    }

    /** The name for programs: {@code xy_wing}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    int weight() {
        return weight;
    }
}
