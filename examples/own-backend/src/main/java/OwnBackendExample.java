import sudosat.Sudosat;

/** Solves a puzzle with a SAT solver of its own. */
public final class OwnBackendExample {
    private OwnBackendExample() {}

    public static void main(String[] args) throws InterruptedException {
        var sudosat = Sudosat.builder().backend(new TinySolver()).build();
        var puzzle = sudosat.read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        System.out.print(sudosat.solve(puzzle).found().map(sudosat::write).orElse("no solution\n"));
    }
}
