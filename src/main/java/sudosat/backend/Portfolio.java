package sudosat.backend;

import java.util.List;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import sudosat.cnf.Model;
import sudosat.work.Result;
import sudosat.work.Threads;

/** Several backends in parallel. The first verdict wins, and the others are stopped. */
public final class Portfolio implements Backend {
    private final List<Backend> members;

    /** A wrong model must not win, so every member is checked. */
    public Portfolio(List<Backend> members) {
        this.members = members.stream().<Backend>map(CheckingBackend::new).toList();
    }

    @Override
    public String name() {
        return members.stream().map(Backend::name).collect(Collectors.joining(","));
    }

    /** All get the same formula: the one that the first likes best. */
    @Override
    public String preferredEncoding() {
        return members.get(0).preferredEncoding();
    }

    @Override
    public boolean can(Capability capability) {
        return capability != Capability.LIST_ALL && members.stream().allMatch(member -> member.can(capability));
    }

    @Override
    public Result<Model> solve(Task task, Request request) throws InterruptedException {
        ExecutorService threads = Threads.pool(members.size(), "portfolio");
        try {
            CompletionService<Result<Model>> answers = new ExecutorCompletionService<>(threads);
            for (Backend member : members) {
                answers.submit(() -> member.solve(task, request));
            }
            return firstVerdict(answers);
        } finally {
            threads.shutdownNow();
            threads.awaitTermination(2, TimeUnit.SECONDS);
        }
    }

    /** A member that fails is passed over as long as another gives a verdict. */
    private Result<Model> firstVerdict(CompletionService<Result<Model>> answers) throws InterruptedException {
        StringBuilder failures = new StringBuilder();
        Result<Model> unknown = null;
        for (int ended = 0; ended < members.size(); ended++) {
            try {
                Result<Model> answer = answers.take().get();
                if (!(answer instanceof Result.Unknown)) {
                    return answer;
                }
                unknown = answer;
            } catch (ExecutionException failed) {
                if (!(failed.getCause() instanceof BackendError)) {
                    throw new IllegalStateException(failed.getCause());
                }
                failures.append(failures.isEmpty() ? "" : "\n")
                        .append(failed.getCause().getMessage());
            }
        }
        if (unknown == null) {
            throw new BackendError(failures.toString());
        }
        return unknown;
    }
}
