package sudosat.format;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import sudosat.io.Limits;
import sudosat.io.UserError;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.RuleException;
import sudosat.puzzle.RuleSet;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Rules;

/**
 * The rules of a puzzle while it is read: those stated in lines that begin with {@code #}, or in another way, and those
 * the options state; {@code # } begins a comment.
 */
final class RuleLines {
    private static final int NOWHERE = -1;

    private final Source source;
    private final ReadOptions options;
    private Optional<Shape> boxes;
    private Optional<Differ> differ;
    private final List<PlacedRule> rules;
    /** What the rules came to for the puzzle before; most of a batch are like it, and share one rule set. */
    private final AtomicReference<RuleSet> latest;
    /** All there are, once somebody has asked; until another one is added. */
    private List<GridRule> gridRules;

    private Optional<JigsawLines> jigsaw = Optional.empty();

    RuleLines(Source source, ReadOptions options) {
        this.source = source;
        this.options = options;
        boxes = options.boxes();
        differ = options.differ();
        rules = new ArrayList<>();
        latest = new AtomicReference<>();
    }

    /** A copy: the rules before the first puzzle of a batch hold for all its puzzles. */
    RuleLines(RuleLines shared) {
        source = shared.source;
        options = shared.options;
        boxes = shared.boxes;
        differ = shared.differ;
        rules = new ArrayList<>(shared.rules);
        latest = shared.latest;
    }

    Optional<Shape> boxes() {
        return boxes;
    }

    Differ differ() {
        return differ.orElse(Differ.EVERYWHERE);
    }

    static boolean isKnown(TextLine line) {
        String keyword = line.keyword();
        return keyword.equals("boxes")
                || keyword.equals("differ")
                || keyword.equals("grid")
                || Rules.find(keyword).isPresent();
    }

    /** Whether a jigsaw is open, and its region numbers are to come. */
    boolean expectsRegions() {
        return jigsaw.isPresent();
    }

    /**
     * Takes in the rule lines of a section; gives its text with blanks for all lines that begin with {@code #}, so that
     * every position is still right.
     */
    String take(Section section) {
        StringBuilder others = new StringBuilder(section.source().text().substring(section.start(), section.end()));
        for (TextLine line : section.lines()) {
            if (line.startsWith("#")) {
                take(line.withoutPadding());
                for (int at = line.start(); at < line.end(); at++) {
                    others.setCharAt(at - section.start(), ' ');
                }
            }
        }
        close();
        return others.toString();
    }

    private void take(TextLine line) {
        boolean isComment = line.keyword().isEmpty() && !line.startsWith("#:");
        if (line.keyword().equals("puzzle") && !Section.isMark(line)) {
            throw line.error("a number after #puzzle");
        } else if (!isComment && !Section.isMark(line)) {
            add(line);
        }
    }

    /** Takes in a line that is no comment. */
    void add(TextLine line) {
        if (line.isRegions()) {
            addRegions(line);
            return;
        }
        close();
        switch (line.keyword()) {
            case "boxes" ->
                boxes = agreed(line, boxes, Shape.parse(line.argument()), "#boxes ROWSxCOLUMNS, as in #boxes 2x3");
            case "differ" ->
                differ = agreed(
                        line, differ, differ(line.argument()), "#differ holes, #differ nowhere or #differ everywhere");
            default -> addRule(line);
        }
    }

    private void addRule(TextLine line) {
        if (!isKnown(line)) {
            throw line.error("a rule line (#boxes 2x3, #differ holes, #grid 2: RULE, #"
                    + String.join(", #", Rules.keywords()) + "), #puzzle 1, or a comment after '# '");
        }
        if (JigsawLines.isFirst(line)) {
            jigsaw = Optional.of(new JigsawLines(line));
        } else {
            add(line, line.statement());
        }
    }

    private void addRegions(TextLine line) {
        JigsawLines open = jigsaw.orElseThrow(
                () -> line.error("a line #jigsaw above region numbers, and as many rows as the first has numbers"));
        open.add(line);
        if (open.isComplete()) {
            jigsaw = Optional.empty();
            add(open.first(), open.text());
        }
    }

    /** Takes in a rule as {@link GridRule#text} writes it, said at a position of the source. */
    void add(int position, String rule) {
        add(source, position, rule);
    }

    /** The line may stand in another part of the source. */
    private void add(TextLine line, String rule) {
        add(line.source(), line.start(), rule);
    }

    private void add(Source where, int position, String rule) {
        if (rules.size() == Limits.RULES) {
            throw where.error(position, "one more rule", "at most " + Limits.number(Limits.RULES) + " rules");
        }
        try {
            rules.add(new PlacedRule(where, position, Rules.parseLine(rule)));
            gridRules = null;
        } catch (RuleException e) {
            throw new UserError(where.place(position) + ": " + e.getMessage());
        }
    }

    /** No line of this puzzle follows. */
    void close() {
        if (jigsaw.isPresent()) {
            throw jigsaw.get().incomplete();
        }
    }

    private static Optional<Differ> differ(String argument) {
        return switch (argument) {
            case "holes" -> Optional.of(Differ.HOLES);
            case "everywhere" -> Optional.of(Differ.EVERYWHERE);
            case "nowhere" -> Optional.of(Differ.NOWHERE);
            default -> Optional.empty();
        };
    }

    private static <T> Optional<T> agreed(TextLine line, Optional<T> before, Optional<T> now, String expected) {
        if (now.isEmpty()) {
            throw line.error(expected);
        } else if (before.isPresent() && !before.equals(now)) {
            throw line.error(before.get().toString().toLowerCase(Locale.ROOT) + ", as an option or a line before says");
        }
        return now;
    }

    /**
     * The shape of grids whose regions a jigsaw tells, where no boxes are given: any will do for it, and square ones
     * are taken if there are.
     */
    Optional<Shape> jigsawShape() {
        for (PlacedRule placed : all()) {
            Optional<List<Integer>> regions = placed.rule().rule().regions();
            if (regions.isPresent()) {
                int cells = regions.get().size();
                int size = (int) Math.round(Math.sqrt(cells));
                boolean fits = size >= 1 && size <= Shape.LARGEST_SIZE && size * size == cells;
                return fits ? Optional.of(Shape.ofSquareBoxes(size).orElse(new Shape(1, size))) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** Whether boxes matter in no grid. */
    boolean hasJigsawInAll(int grids) {
        return hasJigsawInAll(gridRules(), grids);
    }

    static boolean hasJigsawInAll(List<GridRule> rules, int grids) {
        Set<Integer> with = new HashSet<>();
        for (GridRule rule : rules) {
            boolean hasRegions = rule.rule().regions().isPresent();
            if (hasRegions && rule.grid().isEmpty()) {
                return true;
            } else if (hasRegions) {
                with.add(rule.grid().getAsInt());
            }
        }
        return with.size() == grids;
    }

    /** Those of the source, then those of the options that it does not say itself. */
    private List<PlacedRule> all() {
        if (options.rules().isEmpty()) {
            return rules;
        }
        List<PlacedRule> all = new ArrayList<>(rules);
        for (GridRule rule : options.rules()) {
            if (rules.stream().noneMatch(said -> said.rule().equals(rule))) {
                all.add(new PlacedRule(source, NOWHERE, rule));
            }
        }
        return all;
    }

    /** The puzzle that has these clues and all the rules; an error names the place of a rule that does not fit. */
    Puzzle puzzle(Shape shape, Tuple clues) {
        try {
            return new Puzzle(ruleSet(shape, clues.grids()), clues);
        } catch (RuleException e) {
            throw refused(e, shape, clues);
        }
    }

    private RuleSet ruleSet(Shape shape, int grids) {
        RuleSet before = latest.get();
        if (before != null && before.isMadeOf(shape, grids, differ(), gridRules())) {
            return before;
        }
        RuleSet made = new RuleSet(shape, grids, differ(), gridRules());
        latest.set(made);
        return made;
    }

    /** Made once for all puzzles of a batch, by whichever thread needs them first. */
    private List<GridRule> gridRules() {
        List<GridRule> made = gridRules;
        if (made == null) {
            made = all().stream().map(PlacedRule::rule).toList();
            gridRules = made;
        }
        return made;
    }

    /** Reports which rule does not fit, with its place, or that the grids themselves do not fit. */
    private UserError refused(RuleException together, Shape shape, Tuple clues) {
        try {
            new RuleSet(shape, clues.grids(), differ(), List.of());
        } catch (RuleException tooLarge) {
            return new UserError(source.name() + ": " + tooLarge.getMessage());
        }
        for (PlacedRule placed : all()) {
            try {
                new Puzzle(shape, clues, differ(), List.of(placed.rule()));
            } catch (RuleException e) {
                return placed.refused(e);
            }
        }
        throw new IllegalStateException("rules that fit one by one but not together", together);
    }

    /** A rule and the position in its source where it was said, or nowhere if an option says it. */
    private record PlacedRule(Source source, int position, GridRule rule) {
        UserError refused(RuleException why) {
            String place = position == NOWHERE
                    ? source.name() + ": the rule " + UserError.quote(firstLine(rule.text()))
                    : source.place(position);
            return new UserError(place + ": " + why.getMessage());
        }
    }

    /** A jigsaw has a line for every row. */
    static String firstLine(String rule) {
        int end = rule.indexOf('\n');
        return end < 0 ? rule : rule.substring(0, end);
    }
}
