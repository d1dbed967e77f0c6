package sudosat.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudosat.work.End;

class CoverSearchTest {
    /** Four items in a ring, each to be covered alone or with a neighbor: seven ways. */
    private static final int[][] PAIRS_OR_SINGLES = {{0}, {1}, {2}, {3}, {0, 1}, {2, 3}, {1, 2}, {0, 3}};

    private static Set<Set<Integer>> all(CoverSearch search) throws InterruptedException {
        Set<Set<Integer>> found = new HashSet<>();
        End end = search.search(
                (options, count) -> {
                    Set<Integer> solution = new TreeSet<>();
                    for (int i = 0; i < count; i++) {
                        solution.add(options[i]);
                    }
                    assertEquals(count, solution.size());
                    assertTrue(found.add(solution), "twice: " + solution);
                    return true;
                },
                () -> false);
        assertEquals(End.ALL, end);
        return found;
    }

    /** Tries every set of options. */
    private static Set<Set<Integer>> byTryingAllSets(int primary, int secondary, int[][] options) {
        Set<Set<Integer>> found = new HashSet<>();
        for (int set = 0; set < 1 << options.length; set++) {
            int[] count = new int[primary + secondary];
            Set<Integer> chosen = new TreeSet<>();
            for (int option = 0; option < options.length; option++) {
                if ((set >> option & 1) != 0) {
                    chosen.add(option);
                    Arrays.stream(options[option]).forEach(item -> count[item]++);
                }
            }
            boolean covers = Arrays.stream(count, 0, primary).allMatch(number -> number == 1);
            if (covers && Arrays.stream(count, primary, count.length).allMatch(number -> number <= 1)) {
                found.add(chosen);
            }
        }
        return found;
    }

    private static int[][] randomOptions(Random random, int primary, int secondary, int number) {
        int[][] options = new int[number][];
        for (int option = 0; option < number; option++) {
            Set<Integer> items = new HashSet<>(List.of(random.nextInt(primary)));
            for (int more = random.nextInt(4); more > 0; more--) {
                items.add(random.nextInt(primary + secondary));
            }
            options[option] = items.stream().mapToInt(Integer::intValue).toArray();
        }
        return options;
    }

    @Test
    void findsWhatTryingAllSetsFindsAndNothingTwice() throws InterruptedException {
        Random random = new Random(7);
        int solutions = 0;
        for (int round = 0; round < 300; round++) {
            int primary = 1 + random.nextInt(6);
            int secondary = random.nextInt(5);
            int[][] options = randomOptions(random, primary, secondary, 1 + random.nextInt(12));
            Set<Set<Integer>> expected = byTryingAllSets(primary, secondary, options);
            CoverSearch search = new CoverSearch(new ExactCover(primary, secondary, options));
            assertEquals(expected, all(search), Arrays.deepToString(options));
            checkWhatIsGiven(random, search, options.length, expected);
            solutions += expected.size();
        }
        assertTrue(solutions > 300, "too few solutions to be a test: " + solutions);
    }

    /** The same search again and again, with options taken and forbidden. */
    private static void checkWhatIsGiven(Random random, CoverSearch search, int options, Set<Set<Integer>> all)
            throws InterruptedException {
        for (int round = 0; round < 4; round++) {
            search.begin();
            Set<Set<Integer>> expected = new HashSet<>(all);
            for (int given = random.nextInt(4); given > 0; given--) {
                int option = random.nextInt(options);
                boolean taken = random.nextBoolean();
                expected.removeIf(solution -> solution.contains(option) != taken);
                if (taken) {
                    search.take(option);
                } else {
                    search.forbid(option);
                }
            }
            assertEquals(expected, all(search));
        }
    }

    @Test
    void itemsCanHaveManyMoreOptionsThanAWordHasBits() throws InterruptedException {
        List<int[]> options = new ArrayList<>();
        for (int color = 0; color < 150; color++) {
            options.add(new int[] {0, 2 + color});
            options.add(new int[] {1, 2 + color});
        }
        CoverSearch search = new CoverSearch(new ExactCover(2, 150, options.toArray(new int[0][])));
        assertEquals(150 * 149, all(search).size());
        search.begin();
        search.take(298);
        assertEquals(149, all(search).size());
    }

    @Test
    void anItemWithoutOptionsCannotBeCovered() throws InterruptedException {
        assertEquals(Set.of(), all(new CoverSearch(new ExactCover(2, 0, new int[][] {{0}}))));
    }

    @Test
    void nothingToCoverIsCoveredByNothing() throws InterruptedException {
        assertEquals(Set.of(Set.of()), all(new CoverSearch(new ExactCover(0, 3, new int[0][]))));
    }

    @Test
    void aConditionForbidsWhatDoesNotGoTogether() throws InterruptedException {
        ExactCover problem = new ExactCover(4, 0, PAIRS_OR_SINGLES);
        CoverSearch noTwoPairs = new CoverSearch(problem, (option, search) -> {
            for (int other = 4; other < 8 && option >= 4; other++) {
                if (other != option) {
                    search.forbid(other);
                }
            }
        });
        Set<Set<Integer>> expected = new HashSet<>(all(new CoverSearch(problem)));
        expected.removeIf(
                solution -> solution.stream().filter(option -> option >= 4).count() > 1);
        assertEquals(5, expected.size());
        assertEquals(expected, all(noTwoPairs));
    }

    @Test
    void aConditionThatForbidsWhatIsChosenEndsTheBranch() throws InterruptedException {
        CoverSearch search = new CoverSearch(new ExactCover(4, 0, PAIRS_OR_SINGLES), (option, self) -> self.forbid(0));
        assertEquals(Set.of(Set.of(1, 2, 7), Set.of(4, 2, 3), Set.of(4, 5), Set.of(6, 7)), all(search));
    }

    @Test
    void stopsWhenThereIsEnough() throws InterruptedException {
        int[] count = new int[1];
        CoverSearch search = new CoverSearch(new ExactCover(4, 0, PAIRS_OR_SINGLES));
        assertEquals(End.ENOUGH, search.search((options, length) -> ++count[0] < 2, () -> false));
        assertEquals(2, count[0]);
    }

    @Test
    void stopsWhenTimeIsOver() throws InterruptedException {
        CoverSearch search = permutations();
        assertEquals(End.TIME_LIMIT, search.search((options, length) -> true, () -> true));
        int[] asked = new int[1];
        search.begin();
        assertEquals(End.TIME_LIMIT, search.search((options, length) -> true, () -> ++asked[0] > 3));
    }

    @Test
    void stopsWhenInterrupted() {
        CoverSearch search = permutations();
        assertThrows(
                InterruptedException.class,
                () -> search.search(
                        (options, length) -> {
                            Thread.currentThread().interrupt();
                            return true;
                        },
                        () -> false));
    }

    /** Ways to give each of 20 items one of 20 places: more than can be listed. */
    private static CoverSearch permutations() {
        int[][] options = new int[400][];
        for (int option = 0; option < options.length; option++) {
            options[option] = new int[] {option / 20, 20 + option % 20};
        }
        return new CoverSearch(new ExactCover(40, 0, options));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "2, 3", "-1, 0", "0, 4"})
    void rejectsOptionsWithAnItemTwiceOrUnknownOrNoPrimaryOne(int one, int other) {
        assertThrows(IllegalArgumentException.class, () -> new ExactCover(2, 2, new int[][] {{0, 1, 2}, {one, other}}));
    }
}
