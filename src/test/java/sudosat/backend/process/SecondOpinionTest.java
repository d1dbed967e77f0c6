package sudosat.backend.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sudosat.backend.Backend;
import sudosat.backend.BackendError;
import sudosat.backend.BuiltInVerifier;
import sudosat.backend.Capability;
import sudosat.backend.Portfolio;
import sudosat.backend.Request;
import sudosat.backend.Task;
import sudosat.cnf.ClauseList;
import sudosat.cnf.Model;
import sudosat.work.Result;

/** Backends that check or combine others: {@link CertifyingBackend} and {@link Portfolio}. */
class SecondOpinionTest {
    private static final Backend UNSATISFIABLE = saying("no", new Result.None<>());
    private static final Backend UNKNOWN = saying("maybe", new Result.Unknown<>("conflict limit"));
    private static final Backend SATISFIABLE = saying("yes", new Result.Found<>(model(1)));
    private static final Backend WRONG = saying("wrong", new Result.Found<>(model(-1)));

    private static Model model(int literal) {
        Model model = new Model();
        model.add(literal);
        return model;
    }

    private static Backend saying(String name, Result<Model> answer) {
        return new Backend() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public boolean can(Capability capability) {
                return capability == Capability.READ_CNF;
            }

            @Override
            public Result<Model> solve(Task task, Request request) {
                return answer;
            }
        };
    }

    private static Backend failing(String name) {
        return new Backend() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public boolean can(Capability capability) {
                return capability == Capability.READ_CNF;
            }

            @Override
            public Result<Model> solve(Task task, Request request) {
                throw new BackendError(name + " failed");
            }
        };
    }

    /** The formula with the one clause 1. */
    private static Result<Model> ask(Backend backend) throws InterruptedException {
        ClauseList formula = new ClauseList();
        formula.clause(1);
        return backend.solve(formula, Request.PLAIN);
    }

    private static Backend certified(Backend first, Backend second) {
        return new CertifyingBackend(first, new BuiltInVerifier(), Optional.of(second));
    }

    @Test
    void certifiesWhatTwoBackendsCallUnsatisfiable() throws Exception {
        assertInstanceOf(Result.None.class, ask(certified(UNSATISFIABLE, UNSATISFIABLE)));
    }

    @Test
    void certifiesNothingThatTheSecondBackendDoesNotDecide() throws Exception {
        assertEquals(
                new Result.Unknown<>("conflict limit: unsatisfiable, but not certified"),
                ask(certified(UNSATISFIABLE, UNKNOWN)));
    }

    @Test
    void asksNobodyElseAboutAModel() throws Exception {
        assertInstanceOf(Result.Found.class, ask(certified(SATISFIABLE, failing("second"))));
        assertInstanceOf(Result.Unknown.class, ask(certified(UNKNOWN, failing("second"))));
    }

    @Test
    void reportsBackendsThatContradictEachOther() {
        BackendError error = assertThrows(BackendError.class, () -> ask(certified(UNSATISFIABLE, SATISFIABLE)));
        assertEquals("no says unsatisfiable, yes says satisfiable", error.getMessage());
    }

    @Test
    void certifiesNothingWithoutASecondBackend() {
        Backend alone = new CertifyingBackend(UNSATISFIABLE, new BuiltInVerifier(), Optional.empty());
        assertThrows(BackendError.class, () -> ask(alone));
    }

    @Test
    void portfolioTakesTheAnswerOfTheMemberThatHasOne() throws Exception {
        for (Backend other : List.of(UNKNOWN, WRONG, failing("broken"))) {
            assertInstanceOf(Result.None.class, ask(new Portfolio(List.of(other, UNSATISFIABLE))));
            assertInstanceOf(Result.Found.class, ask(new Portfolio(List.of(SATISFIABLE, other))));
        }
    }

    @Test
    void portfolioIsUndecidedIfNoMemberHasAnAnswer() throws Exception {
        assertInstanceOf(Result.Unknown.class, ask(new Portfolio(List.of(failing("broken"), UNKNOWN))));
        assertInstanceOf(Result.Unknown.class, ask(new Portfolio(List.of(UNKNOWN, failing("broken")))));
    }

    @Test
    void portfolioFailsOnlyIfAllMembersDo() {
        Backend portfolio = new Portfolio(List.of(WRONG, failing("broken")));
        List<String> complaints = assertThrows(BackendError.class, () -> ask(portfolio))
                .getMessage()
                .lines()
                .sorted()
                .toList();
        assertEquals(List.of("broken failed", "wrong returned a wrong model: it breaks the clause 1"), complaints);
    }
}
