package sudosat.cli;

import sudosat.io.UserError;

/** How much is done at once. */
final class JobsOption {
    private static final int MOST = 1000;

    private final Setting<Long> jobs;

    JobsOption(Options options, String description) {
        jobs = options.option("-j --jobs", "N", Type.NUMBER, description + "; as many as there are cores unless told.");
    }

    int number() {
        long number = jobs.value().orElse((long) Runtime.getRuntime().availableProcessors());
        if (number < 1 || number > MOST) {
            throw new UserError("--jobs: found " + number + ", expected 1 to " + MOST);
        }
        return (int) number;
    }
}
