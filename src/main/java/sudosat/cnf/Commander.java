package sudosat.cnf;

import java.util.Arrays;

/**
 * Groups of three, pairwise within; a true literal makes its group's commander true, and at most one commander is
 * (Klieber, Kwon: Efficient CNF encoding for selecting 1 from n objects, CFV 2007).
 */
final class Commander implements AtMostOne {
    private static final int GROUP = 3;
    private static final int SMALL = 5;

    @Override
    public void feed(int[] literals, int length, FreshVariables fresh, ClauseSink sink) {
        if (length <= SMALL) {
            sink.atMostOne(literals, length);
            return;
        }
        int[] commanders = fresh.next((length + GROUP - 1) / GROUP);
        for (int group = 0; group < commanders.length; group++) {
            int[] members = Arrays.copyOfRange(literals, group * GROUP, Math.min(length, (group + 1) * GROUP));
            sink.atMostOne(members, members.length);
            for (int member : members) {
                sink.clause(-member, commanders[group]);
            }
        }
        feed(commanders, commanders.length, fresh, sink);
    }
}
