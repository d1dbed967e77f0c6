package sudosat.puzzle.rules;

import java.util.List;
import sudosat.puzzle.RuleType;

/** Rules that only tests have: one file each, as every rule is. */
public final class TestRules {
    public static final List<RuleType> TYPES = List.of(Thermo.TYPE, AntiKnight.TYPE, Ratio.TYPE, Arrow.TYPE);

    private TestRules() {}

    public static void register() {
        TYPES.forEach(Rules::register);
    }

    public static void unregister() {
        TYPES.forEach(Rules::unregister);
    }
}
