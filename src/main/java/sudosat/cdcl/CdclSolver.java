package sudosat.cdcl;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;
import sudosat.cnf.ClauseSink;
import sudosat.cnf.Formula;
import sudosat.cnf.IncrementalSolver;
import sudosat.cnf.Model;
import sudosat.work.Deadline;
import sudosat.work.Result;
import sudosat.work.Threads;

/**
 * A SAT solver that is asked about one formula again and again, each time under other assumptions. Clauses can be added
 * between calls; what was learned, scores and phases stay. It works on the caller's thread, for one thread at a time,
 * and the same calls always have the same answers.
 *
 * <p>The search is conflict-driven clause learning: propagate; on a conflict learn a clause and go back to where it
 * implies something; else decide. See the other classes for each of these.
 */
public final class CdclSolver implements ClauseSink, IncrementalSolver {
    /** What arrays indexed by literals have room for. */
    public static final int MOST_VARIABLES = (Integer.MAX_VALUE >> 1) - 16;

    public static final String MEMORY_LIMIT = "memory limit";
    public static final String CONFLICT_LIMIT = "conflict limit";
    private static final int[] NOTHING = {};

    /** What a solver has done since it was made. */
    public record Statistics(
            long conflicts, long decisions, long propagations, long restarts, long learned, long deleted) {}

    private final ClauseArena clauses = new ClauseArena();
    private final WatchLists watches = new WatchLists();
    private final Assignment assignment = new Assignment();
    private final VariableOrder order = new VariableOrder();
    private final Phases phases = new Phases();
    private final Restarts restarts = new Restarts();
    private final BooleanPropagation propagation = new BooleanPropagation(assignment, clauses, watches);
    private final ConflictAnalysis analysis = new ConflictAnalysis(assignment, clauses, order, phases);
    private final ClauseReduction reduction = new ClauseReduction(assignment, clauses, watches);
    private final SearchLimits limits = new SearchLimits();

    private int variables;
    private boolean isContradiction;
    private boolean isFull;
    private int[] failed = NOTHING;
    private int[] assumed = NOTHING;

    private DratWriter proof;
    private SearchListener listener;
    /** Root literals of which the proof knows. */
    private int provenRoots;

    private long addedClauses;
    private long conflicts;
    private long decisions;
    private long restartCount;
    private long learnedCount;
    private long deletedCount;

    private int[] buffer = new int[16];
    /** For each literal when a clause had it last. */
    private int[] marks = {};

    private int mark;

    /** Writes a proof from now on; to be called before clauses are added. */
    public void proveTo(DratWriter writer) {
        proof = writer;
    }

    /** Tells somebody every step. */
    public void reportTo(SearchListener newListener) {
        listener = newListener;
    }

    /** Bounds the memory that clauses take; beyond it, answers are unknown. */
    public void limitMemory(long bytes) {
        clauses.limitWords(bytes / (2 * Integer.BYTES)); // as much again for the watches
    }

    /** Starts from an order of variables chosen at random. */
    public void seed(long seed) {
        Random random = new Random(seed);
        for (int variable = 1; variable <= variables; variable++) {
            order.setScore(variable, random.nextDouble());
        }
    }

    /**
     * Has the search try true first, not false, and stay near the assignment in which all variables are true.
     *
     * @param important the variables that conflicts make more important; the others follow from them
     */
    public void stayNearTrue(BitSet important) {
        phases.stayNearTrue(important);
    }

    @Override
    public void prefer(int literal) {
        reserve(Math.abs(literal));
        phases.prefer(Math.abs(literal), literal > 0);
    }

    /** Makes room for variables, each of which has a value in every model. */
    public void reserve(int highest) {
        if (highest > variables) {
            int room = variables == 0 ? highest : Math.max(highest, variables + variables / 2);
            if (marks.length < 2 * highest + 2) {
                assignment.reserve(room);
                watches.reserve(2 * room + 2);
                analysis.reserve(room);
                marks = Arrays.copyOf(marks, 2 * room + 2);
                order.reserve(room);
                phases.reserve(room);
            }
            for (int variable = variables + 1; variable <= highest; variable++) {
                order.insert(variable);
            }
            variables = highest;
        }
    }

    /**
     * Adds all clauses of a formula; false if the deadline came first, and then the solver is of no use.
     *
     * @throws InterruptedException if the thread is interrupted before all are there; likewise
     */
    public boolean add(Formula formula, Deadline deadline) throws InterruptedException {
        reserve(formula.variables());
        limits.beginLoading(deadline);
        try {
            formula.feed(this);
            return true;
        } catch (SearchLimits.Reached reached) {
            Threads.requireNoInterrupt();
            return false;
        } finally {
            limits.endLoading();
        }
    }

    @Override
    public void add(Formula formula) {
        reserve(formula.variables());
        formula.feed(this);
    }

    @Override
    public void add(int... clause) {
        clause(clause, clause.length);
    }

    @Override
    public void clause(int first, int second) {
        buffer[0] = first;
        buffer[1] = second;
        clause(buffer, 2);
    }

    @Override
    public void clause(int[] literals, int length) {
        limits.requireTimeFor(++addedClauses);
        if (isContradiction || isFull) {
            return;
        }
        if (length > buffer.length) {
            buffer = Arrays.copyOf(buffer, 2 * length);
        }
        int kept = normalize(literals, length);
        if (kept >= 0) {
            addNormal(kept);
        }
    }

    /**
     * Puts the literals that are open into the buffer, each once.
     *
     * @return how many; -1 if the clause is always true
     */
    private int normalize(int[] literals, int length) {
        mark++;
        int kept = 0;
        boolean isShorter = false;
        for (int i = 0; i < length; i++) {
            reserve(Math.abs(literals[i]));
            int literal = internal(literals[i]);
            if (marks[literal ^ 1] == mark || assignment.values[literal] > 0) {
                return -1;
            }
            if (assignment.values[literal] < 0) {
                isShorter = true;
            } else if (marks[literal] != mark) {
                marks[literal] = mark;
                buffer[kept++] = literal;
            }
        }
        if (proof != null && isShorter) {
            proof.add(buffer, 0, kept);
        }
        return kept;
    }

    private void addNormal(int length) {
        switch (length) {
            case 0 -> isContradiction = true;
            case 1 -> assignment.assign(buffer[0], ClauseArena.NONE);
            case 2 -> watches.addBinary(buffer[0], buffer[1]);
            default -> addLong(length);
        }
    }

    private void addLong(int length) {
        if (clauses.hasRoomFor(length)) {
            watches.watch(clauses.add(buffer, length, false, 0), clauses);
        } else {
            isFull = true;
        }
    }

    /** Unknown also when the memory was not enough. */
    @Override
    public Result<Model> solve(int[] assumptions, Deadline deadline, long mostConflicts) throws InterruptedException {
        failed = NOTHING;
        limits.begin(deadline, Math.min(mostConflicts, ANY_CONFLICTS - conflicts) + conflicts);
        Threads.requireNoInterrupt();
        if (isContradiction) {
            return new Result.None<>();
        } else if (isFull) {
            return new Result.Unknown<>(MEMORY_LIMIT);
        } else if (deadline.isOver()) {
            return new Result.Unknown<>(Result.TIME_LIMIT);
        }
        assumed = new int[assumptions.length];
        for (int i = 0; i < assumed.length; i++) {
            reserve(Math.abs(assumptions[i]));
            assumed[i] = internal(assumptions[i]);
        }
        analysis.reserveLevels(variables + assumed.length);
        phases.restart();
        Result<Model> result = search();
        if (assignment.level() > 0) {
            backtrack(0);
        }
        if (result instanceof Result.Unknown && Thread.interrupted()) {
            throw new InterruptedException();
        }
        return result;
    }

    private Result<Model> search() {
        while (true) {
            int conflict = propagate();
            if (conflict != ClauseArena.NONE) {
                conflicts++;
                if (assignment.level() == 0) {
                    isContradiction = true;
                    if (proof != null) {
                        proof.add(NOTHING, 0, 0);
                    }
                    return new Result.None<>();
                }
                if (!learn(conflict)) {
                    return new Result.Unknown<>(MEMORY_LIMIT);
                }
            } else if (limits.isOver(conflicts, propagation.count())) {
                return new Result.Unknown<>(limits.isLate() ? Result.TIME_LIMIT : CONFLICT_LIMIT);
            } else if (restarts.isDue()) {
                restart();
            } else if (phases.isTimeToRephase(conflicts)) {
                phases.rephase(conflicts);
            } else if (reduction.isDue(conflicts)) {
                reduction.reduce(conflicts, this::deleting);
            } else if (assignment.level() < assumed.length) {
                if (!assumeNext()) {
                    return new Result.None<>();
                }
            } else if (!decide()) {
                return new Result.Found<>(model());
            }
        }
    }

    private int propagate() {
        int before = assignment.size;
        int conflict = propagation.propagate();
        if (listener != null) {
            reportPropagated(before);
        }
        if (proof != null && assignment.level() == 0) {
            proveRoots();
        }
        return conflict;
    }

    /** Units that follow from others are steps of the proof, so that the clauses that imply them can be deleted. */
    private void proveRoots() {
        for (; provenRoots < assignment.size; provenRoots++) {
            int literal = assignment.trail[provenRoots];
            if (assignment.reasons[literal >> 1] != ClauseArena.NONE) {
                proof.add(assignment.trail, provenRoots, provenRoots + 1);
            }
        }
    }

    /** Learns from a conflict, goes back and assigns what follows; false if there is no room for the clause. */
    private boolean learn(int conflict) {
        if (listener != null) {
            listener.conflict(conflictClause(conflict));
        }
        restarts.conflict();
        phases.consider(assignment, assignment.start(assignment.level()));
        analysis.analyze(conflict, propagation.conflictLiteral());
        int[] learned = analysis.learned;
        int length = analysis.length;
        learnedCount++;
        if (proof != null) {
            proof.add(learned, 0, length);
        }
        if (listener != null) {
            listener.learned(external(learned, 0, length), analysis.lbd());
        }
        backtrack(analysis.backjumpLevel());
        if (length > 2 && !clauses.hasRoomFor(length)) {
            reduction.reduce(conflicts, this::deleting);
            if (!clauses.hasRoomFor(length)) {
                return false;
            }
        }
        assignment.assign(learned[0], attach(learned, length, analysis.lbd()));
        return true;
    }

    /** Returns the clause as a reason for its first literal. */
    private int attach(int[] learned, int length, int lbd) {
        if (length == 1) {
            return ClauseArena.NONE;
        } else if (length == 2) {
            watches.addBinary(learned[0], learned[1]);
            return ~(learned[1] ^ 1);
        }
        int clause = clauses.add(learned, length, true, lbd);
        clauses.setUsed(clause, lbd <= ClauseReduction.TIER_2 ? 2 : 1);
        watches.watch(clause, clauses);
        return clause;
    }

    private void restart() {
        restarts.restarted();
        restartCount++;
        phases.consider(assignment, assignment.size);
        if (listener != null) {
            listener.restarted();
        }
        int kept = Math.min(assignment.level(), assumed.length);
        if (assignment.level() > kept) {
            backtrack(kept);
        }
    }

    private void backtrack(int level) {
        if (listener != null) {
            listener.backjumped(assignment.level(), level);
        }
        int start = assignment.start(level + 1);
        for (int i = assignment.size - 1; i >= start; i--) {
            int literal = assignment.trail[i];
            phases.save(literal);
            order.insert(literal >> 1);
        }
        assignment.backtrack(level);
    }

    /** Makes the next assumption true on a level of its own; false if it is false already. */
    private boolean assumeNext() {
        int literal = assumed[assignment.level()];
        int value = assignment.values[literal];
        if (value < 0) {
            fail(literal);
            return false;
        }
        assignment.newLevel();
        if (value == 0) {
            assignment.assign(literal, ClauseArena.NONE);
            reportDecided(literal);
        }
        return true;
    }

    private void fail(int literal) {
        int[] core = analysis.failedAssumptions(literal);
        failed = external(core, 0, core.length);
        if (proof != null) {
            for (int i = 0; i < core.length; i++) {
                core[i] ^= 1;
            }
            proof.add(core, 0, core.length);
        }
    }

    /** Decides the open variable of the highest score; false if there is none. */
    private boolean decide() {
        while (!order.isEmpty()) {
            int variable = order.removeFirst();
            if (assignment.values[2 * variable] == 0) {
                decisions++;
                assignment.newLevel();
                int literal = 2 * variable + (phases.isTrue(variable) ? 0 : 1);
                assignment.assign(literal, ClauseArena.NONE);
                reportDecided(literal);
                return true;
            }
        }
        return false;
    }

    private Model model() {
        Model model = new Model();
        for (int variable = 1; variable <= variables; variable++) {
            model.add(assignment.values[2 * variable] > 0 ? variable : -variable);
        }
        return model;
    }

    private void deleting(int clause) {
        deletedCount++;
        int from = clause + ClauseArena.HEADER;
        if (proof != null) {
            proof.delete(clauses.words, from, clauses.next(clause));
        }
        if (listener != null) {
            listener.deleted(external(clauses.words, from, clauses.next(clause)));
        }
    }

    @Override
    public int[] failedAssumptions() {
        return failed.clone();
    }

    public Statistics statistics() {
        return new Statistics(conflicts, decisions, propagation.count(), restartCount, learnedCount, deletedCount);
    }

    private void reportDecided(int literal) {
        if (listener != null) {
            listener.decided(external(literal), assignment.level());
        }
    }

    private void reportPropagated(int from) {
        for (int i = from; i < assignment.size; i++) {
            int literal = assignment.trail[i];
            int reason = assignment.reasons[literal >> 1];
            int[] clause = reason < 0
                    ? new int[] {external(literal), external(~reason ^ 1)}
                    : external(clauses.words, reason + ClauseArena.HEADER, clauses.next(reason));
            listener.propagated(external(literal), assignment.level(), clause);
        }
    }

    private int[] conflictClause(int conflict) {
        return conflict < 0
                ? new int[] {external(~conflict ^ 1), external(propagation.conflictLiteral())}
                : external(clauses.words, conflict + ClauseArena.HEADER, clauses.next(conflict));
    }

    private static int[] external(int[] literals, int from, int to) {
        int[] clause = new int[to - from];
        for (int i = 0; i < clause.length; i++) {
            clause[i] = external(literals[from + i]);
        }
        return clause;
    }

    /** A literal as in DIMACS. */
    static int external(int literal) {
        return (literal & 1) == 0 ? literal >> 1 : -(literal >> 1);
    }

    private static int internal(int literal) {
        return literal > 0 ? 2 * literal : 1 - 2 * literal;
    }
}
