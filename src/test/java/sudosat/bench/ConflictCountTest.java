package sudosat.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConflictCountTest {
    /** Whatever they print that speaks of conflicts, as printed. */
    private static final Map<String, String> PRINTED = Map.of(
            "kissat",
            """
            c        MB reductions conflicts size  tier2  irredundant
            c conflicts:                             1046            23479.76 per second
            c decisions:                             1276                1.22 per conflict
            c kitten_conflicts:                      5947                5.10 per solved
            c on_the_fly_strengthened:                  9                1 %  of conflicts
            """,
            "cadical",
            """
            c          level   conflicts       glue     remaining
            c chronological:                88        12.24 %  of conflicts
            c conflicts:                  1046    162449.16    per second
            c learned:                     707        98.33 %  per conflict
            """,
            "minisat",
            """
            | Conflicts |          ORIGINAL         |          LEARNT          | Progress |
            conflicts             : 1046           (122845 /sec)
            conflict literals     : 3433           (22.19 % deleted)
            """,
            "picosat",
            """
            c         level        used      conflicts    limit          MB
            c 1046 conflicts
            c 1353 decisions
            """,
            "cryptominisat",
            """
            c decisions/conflicts      : 1.22
            c conflicts                : 12
            c units learnt             : 10          (1.77      % of conflicts)
            c decisions/conflicts      : 1.22
            c conflicts                : 1046
            c props/conflict           : 0.00
            c Conflicts in UIP         : 565         (93496.61  confl/time_this_thread)
            """,
            "clasp",
            """
            c Conflicts      : 1046     (Analyzed: 371)
            c   Conflict     : 371      (Average Length:    5.4 Ratio: 100.00%)
            """,
            "z3",
            """
            (:max-memory              17.00
             :sat-conflicts           1046
             :sat-decisions           1370
            """,
            "glucose",
            "c conflicts             : 1046           (97303 /sec)\n",
            "lingeling",
            "c 1370 decisions, 1046 conflicts, 60.1 conflicts/sec\n",
            "sat4j",
            "c conflicts: 1046\n");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "kissat",
                "cadical",
                "minisat",
                "picosat",
                "cryptominisat",
                "clasp",
                "z3",
                "glucose",
                "lingeling",
                "sat4j"
            })
    void findsTheTotalInWhatASolverPrints(String solver) {
        assertEquals(OptionalLong.of(1046), heard(PRINTED.get(solver), 1 << 16));
        assertEquals(OptionalLong.of(1046), heard(PRINTED.get(solver), 3));
    }

    @Test
    void isNotTakenInByModelsNorByEndlessLines() {
        assertEquals(
                OptionalLong.empty(),
                heard("s SATISFIABLE\nv 1 2 3 0\nc ran " + "x".repeat(100_000) + " 12 conflicts\n", 1000));
    }

    @Test
    void toldNothingItKnowsNothing() {
        assertEquals(OptionalLong.empty(), heard("", 1));
        assertEquals(
                OptionalLong.empty(), heard("c conflicts: 1.5\nc conflicts:\nc 99999999999999999999 conflicts\n", 10));
    }

    /** In pieces, as a pipe hands it over. */
    private static OptionalLong heard(String text, int piece) {
        byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
        ConflictCount count = new ConflictCount();
        for (int start = 0; start < bytes.length; start += piece) {
            count.read(bytes, start, Math.min(piece, bytes.length - start));
        }
        return count.last();
    }
}
