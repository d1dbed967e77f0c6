import sudosat.Sudosat;

/** Solves and counts a puzzle. */
public final class EmbedExample {
    private EmbedExample() {}

    public static void main(String[] args) throws InterruptedException {
        var sudosat = Sudosat.create();
        var pair = sudosat.read("""
            0,1,0,0
            0,0,0,0
            0,0,3,0
            0,3,0,4
            0,0,0,0
            4,0,2,0
            2,0,0,4
            0,0,0,0
            """);
        System.out.print(sudosat.solve(pair).found().map(sudosat::write).orElse("no solution\n"));
        System.out.println(sudosat.count(pair, 1_000).number() + " solution(s)");
    }
}
