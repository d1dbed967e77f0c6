package sudosat.work;

import java.util.Optional;

/**
 * How a search for several answers ended.
 *
 * @param isComplete whether there are no more answers
 * @param limit the limit that ended the search, if one did
 */
public record End(boolean isComplete, Optional<String> limit) {
    /** There are no more. */
    public static final End ALL = new End(true, Optional.empty());

    /** The receiver of the answers has enough. */
    public static final End ENOUGH = new End(false, Optional.empty());

    /** The deadline passed: there may be more. */
    public static final End TIME_LIMIT = limit(Result.TIME_LIMIT);

    /** A limit was reached: there may be more. */
    public static End limit(String reason) {
        return new End(false, Optional.of(reason));
    }

    public boolean isLimit() {
        return limit.isPresent();
    }
}
