package sudosat.cdcl;

/** What a solver has done since it was made. */
public record Statistics(
        long conflicts, long decisions, long propagations, long restarts, long learned, long deleted) {}
