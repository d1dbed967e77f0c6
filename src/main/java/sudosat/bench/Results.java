package sudosat.bench;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudosat.io.Input;
import sudosat.io.UserError;

/**
 * The rows there are, and where every new one is written as soon as it is known, so that an interrupt loses nothing.
 */
public final class Results implements AutoCloseable {
    private static final Pattern CONDITION = Pattern.compile("# (.+?): (.*)");
    private static final String FIRST_LINE = RowFormat.HEADER + "\n";

    private final OutputStream out;
    private final Optional<Path> file;
    private final List<Row> rows = new ArrayList<>();
    private final Set<Row.RowKey> known = new HashSet<>();
    /** Under which rows are measured: limits, and the version and command of each solver, by name. */
    private final Map<String, String> conditions;

    private boolean begun;

    private Results(OutputStream out, Optional<Path> file, Map<String, String> conditions) {
        this.out = out;
        this.file = file;
        this.conditions = new LinkedHashMap<>(conditions);
    }

    /** Starts with nothing. */
    public static Results to(OutputStream out) {
        return new Results(out, Optional.empty(), Map.of());
    }

    /**
     * Goes on with a file, or starts one. A last line without its end was torn by an interrupt, and is dropped.
     *
     * @param conditions under which rows are measured, by name; they are written as comments
     * @param warnings receives a message about such a line
     * @throws UserError if the file is something else, and so is left alone, its rows were measured under other
     *     conditions, or another bench writes to it
     */
    public static Results in(Path file, Map<String, String> conditions, Consumer<String> warnings) {
        if (file.toString().matches("(?i).*\\.(gz|xz)") || Files.exists(file) && !Files.isRegularFile(file)) {
            throw new UserError(file
                    + ": found a compressed file, a directory or a device, expected a plain file, to which"
                    + " rows can be added");
        }
        try {
            return in(
                    FileChannel.open(
                            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE),
                    file,
                    conditions,
                    warnings);
        } catch (NoSuchFileException missing) {
            throw new UserError(file + ": there is no directory " + file.getParent());
        } catch (IOException failed) {
            throw unwritable(file, failed);
        }
    }

    private static Results in(FileChannel channel, Path file, Map<String, String> conditions, Consumer<String> warnings)
            throws IOException {
        try {
            if (channel.tryLock() == null) {
                throw new UserError(file + ": another bench is writing to it");
            }
            Results results = new Results(Channels.newOutputStream(channel), Optional.of(file), conditions);
            results.resume(channel, file.toString(), warnings);
            return results;
        } catch (UserError refused) {
            channel.close();
            throw refused;
        }
    }

    private static UserError unwritable(Path file, IOException failed) {
        return new UserError(file + ": cannot be written (" + Input.reason(failed) + ")");
    }

    private void resume(FileChannel channel, String name, Consumer<String> warnings) throws IOException {
        byte[] bytes = Channels.newInputStream(channel).readAllBytes();
        int end = endOfLastLine(bytes);
        String whole = new String(bytes, 0, end, StandardCharsets.UTF_8);
        String torn = new String(bytes, end, bytes.length - end, StandardCharsets.UTF_8);
        if (end == 0
                ? !FIRST_LINE.startsWith(torn)
                : !whole.replace("\r\n", "\n").startsWith(FIRST_LINE)) {
            String found = (whole + torn).lines().findFirst().orElse("");
            throw UserError.at(name, 1, 0, UserError.quote(found), "the results of a bench: " + RowFormat.HEADER);
        }
        whole.lines().forEach(line -> requireSame(line, name));
        RowFormat.read(whole, name).forEach(this::keep);
        begun = end > 0;
        if (!torn.isEmpty()) {
            channel.truncate(end);
            warnings.accept(name + ": removed its last line, which was incomplete");
        }
    }

    /** Rows of other limits or another version would make the scores wrong. */
    private void requireSame(String line, String name) {
        Matcher matcher = CONDITION.matcher(line);
        if (matcher.matches()) {
            String before = matcher.group(2);
            String now = conditions.remove(matcher.group(1));
            if (now != null && !now.equals(before)) {
                throw new UserError(name + ": found rows measured with " + matcher.group(1) + ": " + before
                        + ", expected " + now + "; write to another file");
            }
        }
    }

    private static int endOfLastLine(byte[] bytes) {
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        return end;
    }

    /** At one go, and not buffered. Trouble with a file is the user's, with a stream an IOException. */
    private void write(String line) throws IOException {
        try {
            out.write(line.getBytes(StandardCharsets.UTF_8));
            out.flush();
        } catch (IOException failed) {
            if (file.isPresent()) {
                throw unwritable(file.get(), failed);
            }
            throw failed;
        }
    }

    private void keep(Row row) {
        rows.add(row);
        known.add(row.key());
    }

    /** Writes the header unless it is there. */
    synchronized void begin() throws IOException {
        if (!begun) {
            write(FIRST_LINE);
            begun = true;
        }
        for (Map.Entry<String, String> condition : conditions.entrySet()) {
            write("# " + condition.getKey() + ": " + condition.getValue() + "\n");
        }
        conditions.clear();
    }

    synchronized void add(Row row) throws IOException {
        begin();
        write(RowFormat.line(row));
        keep(row);
    }

    synchronized boolean contains(Row.RowKey key) {
        return known.contains(key);
    }

    public synchronized List<Row> rows() {
        return List.copyOf(rows);
    }

    /** A stream that was given stays open. */
    @Override
    public void close() throws IOException {
        if (file.isPresent()) {
            out.close();
        }
    }
}
