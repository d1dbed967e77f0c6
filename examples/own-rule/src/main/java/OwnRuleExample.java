import sudosat.PuzzleSettings;
import sudosat.Sudosat;
import sudosat.puzzle.rules.Rules;

/** Registers a rule, then generates a puzzle with it and solves it. */
public final class OwnRuleExample {
    private OwnRuleExample() {}

    public static void main(String[] args) throws InterruptedException {
        Rules.register(AntiKing.TYPE);
        var sudosat = Sudosat.create();
        var settings = PuzzleSettings.boxes(3).grids(1).rule("antiking");
        var puzzle = sudosat.generate(settings, 1).found().orElseThrow().puzzle();
        System.out.print(sudosat.write(puzzle, "csv"));
        System.out.print(sudosat.solve(puzzle).found().map(sudosat::write).orElse("no solution\n"));
    }
}
