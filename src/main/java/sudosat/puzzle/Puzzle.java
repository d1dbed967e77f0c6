package sudosat.puzzle;

import java.util.List;

/** Clues and the rules that apply to them. */
public record Puzzle(RuleSet ruleSet, Tuple clues) {

    /** A puzzle with rules that fit its shape and number of grids. */
    public Puzzle {
        if (ruleSet.size() != clues.size() || ruleSet.grids() != clues.grids()) {
            throw new IllegalArgumentException("boxes " + ruleSet.shape() + " in grids of size " + clues.size());
        }
        ruleSet = ruleSet.forClues(clues);
    }

    /**
     * A puzzle with rules of its own.
     *
     * @throws RuleException if a rule does not fit
     */
    public Puzzle(Shape shape, Tuple clues, Differ differ, List<GridRule> rules) {
        this(new RuleSet(shape, clues.grids(), differ, rules), clues);
    }

    public Puzzle(Shape shape, Tuple clues, Differ differ) {
        this(shape, clues, differ, List.of());
    }

    public Puzzle(Shape shape, Tuple clues) {
        this(shape, clues, Differ.EVERYWHERE);
    }

    /** The same rules with other clues. */
    public Puzzle withClues(Tuple others) {
        return new Puzzle(ruleSet, others);
    }

    /** The same clues with more rules. */
    public Puzzle withRules(List<GridRule> more) {
        return new Puzzle(ruleSet.withRules(more), clues);
    }

    /** Whether somebody pencils a value into a cell to begin with: no clue of its groups has taken it. */
    public boolean isPencilMark(int cell, int value) {
        for (int peer : ruleSet.houses().peers()[cell]) {
            if (clues.value(peer) == value) {
                return false;
            }
        }
        return true;
    }

    public Shape shape() {
        return ruleSet.shape();
    }

    public int size() {
        return ruleSet.size();
    }

    public int grids() {
        return ruleSet.grids();
    }

    public Differ differ() {
        return ruleSet.differ();
    }

    public List<GridRule> rules() {
        return ruleSet.rules();
    }

    public List<Constraint> constraints() {
        return ruleSet.constraints();
    }
}
