package sudosat.explain;

import java.util.Optional;

/**
 * What follows whichever of several cases is true: the candidates of a cell, the candidate positions of a value in a
 * house, a candidate being true or false; and what is wrong because it contradicts itself. Of one value only, this is
 * known as Nishio.
 */
final class ForcingChains implements Finder {
    private static final int ONE_VALUE = 75;
    private static final int FROM_THE_START = 80;
    private static final int ON_THE_WAY = 85;

    @Override
    public Optional<Step> find(Board board) {
        return board.candidates() <= Links.MOST ? find(new Links(board)) : Optional.empty();
    }

    private static Optional<Step> find(Links links) {
        Positions positions = new Positions(links);
        Optional<Step> step = find(links, positions, Consequences.ImplicationRules.ONE_VALUE, ONE_VALUE);
        if (step.isEmpty()) {
            step = find(links, positions, Consequences.ImplicationRules.FROM_THE_START, FROM_THE_START);
        }
        return step.isPresent() ? step : find(links, positions, Consequences.ImplicationRules.ON_THE_WAY, ON_THE_WAY);
    }

    private static Optional<Step> find(
            Links links, Positions positions, Consequences.ImplicationRules rules, int rating) {
        ForcedStatement forced = new ForcedStatement(links.board().geometry(), rating);
        new ForcingSearch(links, positions, rules, forced).search();
        return forced.step();
    }
}
