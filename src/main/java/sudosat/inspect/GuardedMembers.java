package sudosat.inspect;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.encode.SelectorFormula;
import sudosat.encode.Variables;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/** The clues and rules of a puzzle, numbered: first the clues in reading order, then the rules. */
final class GuardedMembers {
    private final Puzzle puzzle;
    private final List<Integer> clueCells = new ArrayList<>();
    private final List<List<Constraint>> rules;
    private final SelectorFormula formula;
    private final int[] literals;

    GuardedMembers(Puzzle puzzle) {
        this.puzzle = puzzle;
        for (int cell = 0; cell < puzzle.clues().cells(); cell++) {
            if (puzzle.clues().isGiven(cell)) {
                clueCells.add(cell);
            }
        }
        rules = Clash.rules(puzzle.constraints());
        formula = new SelectorFormula(puzzle, rules);
        literals = new int[clueCells.size() + rules.size()];
        for (int member = 0; member < literals.length; member++) {
            literals[member] =
                    isClue(member) ? formula.clue(clueCells.get(member)) : formula.rule(member - clueCells.size());
        }
    }

    int count() {
        return literals.length;
    }

    /** What holds for all members whose literals are true. */
    Formula formula() {
        return formula;
    }

    /** The literal of each member. */
    int[] literals() {
        return literals;
    }

    private boolean isClue(int member) {
        return member < clueCells.size();
    }

    Tuple solution(Model model) {
        try {
            return new Variables(puzzle.size(), puzzle.grids()).decode(model);
        } catch (Variables.UndecodableException wrong) {
            throw new IllegalStateException(wrong);
        }
    }

    /** The members that filled grids respect, as the rules themselves see it. */
    BitSet respectedBy(Tuple filled) {
        BitSet respected = new BitSet();
        IntStream.range(0, count()).filter(member -> respects(filled, member)).forEach(respected::set);
        return respected;
    }

    private boolean respects(Tuple filled, int member) {
        if (isClue(member)) {
            int cell = clueCells.get(member);
            return filled.value(cell) == puzzle.clues().value(cell);
        }
        return rules.get(member - clueCells.size()).stream()
                .allMatch(rule -> rule.violation(filled).isEmpty());
    }

    Clash clash(BitSet members, Clash.Claim claim) {
        List<Integer> cells = new ArrayList<>();
        List<Constraint> constraints = new ArrayList<>();
        members.stream().forEach(member -> {
            if (isClue(member)) {
                cells.add(clueCells.get(member));
            } else {
                constraints.addAll(rules.get(member - clueCells.size()));
            }
        });
        return new Clash(puzzle, cells, constraints, claim);
    }
}
