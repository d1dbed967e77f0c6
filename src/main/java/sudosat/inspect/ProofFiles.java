package sudosat.inspect;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Where the proof of a {@link Certificate} goes.
 *
 * @param proof gets the DRAT proof
 * @param cnf gets the formula that the proof refutes: the puzzle in the textbook encoding, perhaps with a clause that
 *     forbids a solution
 */
public record ProofFiles(Path proof, Optional<Path> cnf) {}
