package sudosat.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import sudosat.Sudosat;
import sudosat.inspect.ProofFiles;

/** The options that ask for a certificate, and the two files it is made of. */
final class ProofOptions {
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./+,:@%=-]+");

    final Setting<Path> proof;
    private final Setting<Path> cnf;

    /**
     * Declares them.
     *
     * @param claim what is proven
     */
    ProofOptions(Options options, String claim) {
        proof = options.option(
                "--proof",
                "FILE",
                Type.FILE,
                "Write a DRAT proof " + claim
                        + " to this file. It refutes the textbook encoding, whatever --encoding names. The solver"
                        + " must write proofs, as cdcl, kissat and cadical do.");
        cnf = options.option(
                "--proof-cnf", "FILE", Type.FILE, "With --proof: write the CNF that the proof refutes to this file.");
        options.alias("--proof-cnf", "--cnf");
    }

    /** Whether a certificate is asked for. */
    boolean isOn() {
        Options.require("--proof FILE", proof.isGiven(), cnf);
        return proof.isGiven();
    }

    /** Complains where two results, that of {@code -o} among them, would go to one file. */
    void requireDifferentFiles(Setting<String> output) {
        new OutputFiles()
                .add("--proof", proof.value())
                .add("--proof-cnf", cnf.value())
                .add("-o", output.value());
    }

    /** For proofs of a CNF that nothing else makes. */
    void requireCnf() {
        Options.require("--proof-cnf FILE", cnf.isGiven(), proof);
    }

    /** Complains once about a backend that cannot answer, or cannot write proofs, not for every puzzle of a batch. */
    void requireEngines(Sudosat sudosat) {
        if (isOn()) {
            sudosat.proverName(); // what is no SAT solver is reported whether or not it is installed
        }
        sudosat.engineName();
    }

    /** Where the certificate goes, if one is asked for. */
    Optional<ProofFiles> files() {
        return isOn() ? Optional.of(new ProofFiles(proof.value().get(), cnf.value())) : Optional.empty();
    }

    /** How to verify the proof. */
    String hint() {
        String proofName = quoted(proof.value().orElseThrow());
        return "the proof is in " + proofName + "; "
                + cnf.value()
                        .map(name -> "to verify it: sudosat verify " + quoted(name) + " " + proofName)
                        .orElse("it refutes the CNF that 'sudosat encode --encoding textbook' writes;"
                                + " --proof-cnf FILE writes it, too");
    }

    private static String quoted(Path file) {
        String name = file.toString();
        return PLAIN.matcher(name).matches() ? name : "'" + name.replace("'", "'\\''") + "'";
    }
}
