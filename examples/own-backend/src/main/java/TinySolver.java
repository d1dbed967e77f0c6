import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sudosat.backend.Backend;
import sudosat.backend.Capability;
import sudosat.backend.Request;
import sudosat.backend.Task;
import sudosat.cnf.ClauseSink;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.work.Result;

/** The smallest SAT solver there is: unit propagation and backtracking (DPLL). */
public final class TinySolver implements Backend {
    @Override
    public String name() {
        return "tiny";
    }

    @Override
    public boolean can(Capability capability) {
        return capability == Capability.READ_CNF;
    }

    @Override
    public Result<Model> solve(Task task, Request request) throws InterruptedException {
        Formula formula = task.formula().orElseThrow();
        List<int[]> clauses = new ArrayList<>();
        formula.feed(new ClauseSink() {
            @Override
            public void clause(int literal) {
                clauses.add(new int[] {literal});
            }

            @Override
            public void clause(int first, int second) {
                clauses.add(new int[] {first, second});
            }

            @Override
            public void clause(int[] literals, int length) {
                clauses.add(Arrays.copyOf(literals, length));
            }
        });
        int[] values = new int[formula.variables() + 1];
        if (!search(clauses, values, request)) {
            return request.deadline().isOver() ? new Result.Unknown<>(Result.TIME_LIMIT) : new Result.None<>();
        }
        Model model = new Model();
        for (int variable = 1; variable < values.length; variable++) {
            model.add(values[variable] < 0 ? -variable : variable);
        }
        return new Result.Found<>(model);
    }

    /** Whether there is a model; its values are 1 and -1, and 0 where they do not matter. */
    private static boolean search(List<int[]> clauses, int[] values, Request request) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        } else if (request.deadline().isOver() || !propagate(clauses, values)) {
            return false;
        }
        int variable = 1;
        while (variable < values.length && values[variable] != 0) {
            variable++;
        }
        if (variable == values.length) {
            return true;
        }
        int[] before = values.clone();
        for (int value : new int[] {1, -1}) {
            System.arraycopy(before, 0, values, 0, values.length);
            values[variable] = value;
            if (search(clauses, values, request)) {
                return true;
            }
        }
        return false;
    }

    /** Sets literals that are the last ones of their clauses; false at a conflict. */
    private static boolean propagate(List<int[]> clauses, int[] values) {
        for (boolean isNew = true; isNew; ) {
            isNew = false;
            for (int[] clause : clauses) {
                int open = 0;
                int last = 0;
                boolean isTrue = false;
                for (int literal : clause) {
                    int value = literal > 0 ? values[literal] : -values[-literal];
                    isTrue |= value > 0;
                    if (value == 0) {
                        open++;
                        last = literal;
                    }
                }
                if (!isTrue && open == 0) {
                    return false;
                } else if (!isTrue && open == 1) {
                    values[Math.abs(last)] = last > 0 ? 1 : -1;
                    isNew = true;
                }
            }
        }
        return true;
    }
}
