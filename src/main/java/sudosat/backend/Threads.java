package sudosat.backend;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Threads that do not keep the program from ending. */
public final class Threads {
    private Threads() {}

    /** So many of them, all of one name. */
    public static ExecutorService pool(int number, String name) {
        return Executors.newFixedThreadPool(number, task -> {
            Thread thread = new Thread(task, name);
            thread.setDaemon(true);
            return thread;
        });
    }
}
