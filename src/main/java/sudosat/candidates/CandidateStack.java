package sudosat.candidates;

import java.util.ArrayList;
import java.util.List;

/** Candidates to search in, one for each depth, used again and again. */
public final class CandidateStack {
    private final List<Candidates> states = new ArrayList<>();

    /** A copy for this depth, up to which there has been one for each; what was there is lost. */
    public Candidates copy(Candidates candidates, int depth) {
        if (depth == states.size()) {
            states.add(candidates.copy());
        } else {
            states.get(depth).restore(candidates);
        }
        return states.get(depth);
    }
}
