package sudosat.spark;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.CompressionCodecFactory;
import org.apache.hadoop.util.StringUtils;
import sudosat.format.Formats;
import sudosat.format.PuzzleFormat;
import sudosat.io.Input;
import sudosat.io.UserError;

/** The files that an argument names, a file, a folder or a pattern, in the order in which their puzzles count. */
final class InputFiles {
    /** Enough bytes to see the format. */
    private static final int BEGINNING = 1 << 20;

    /** The names by which users know them, by Hadoop's own. */
    private final Map<String, String> names = new LinkedHashMap<>();

    private final PuzzleFormat format;

    /**
     * The files of an argument.
     *
     * @param from the name of their format; detected in the first of them if there is none
     */
    InputFiles(String argument, Optional<String> from, Configuration settings) throws IOException {
        Path path = new Path(argument);
        FileSystem system = path.getFileSystem(settings);
        FileStatus[] found = system.globStatus(path);
        if (found == null || found.length == 0) {
            throw new UserError(argument + ": no such file");
        }
        for (FileStatus one : found) {
            boolean isItself = found.length == 1;
            add(one, isItself ? argument : one.getPath().toString(), system);
        }
        if (names.isEmpty()) {
            throw new UserError(argument + ": found an empty folder, expected files with puzzles");
        }
        format = from.isPresent() ? Formats.named(from.get()) : detect(settings);
    }

    private void add(FileStatus found, String name, FileSystem system) throws IOException {
        if (!found.isDirectory()) {
            requirePacking(name);
            names.put(found.getPath().toString(), name);
            return;
        }
        Map<String, FileStatus> sorted = new TreeMap<>();
        for (FileStatus one : system.listStatus(found.getPath())) {
            String last = one.getPath().getName();
            if (one.isFile() && !last.startsWith(".") && !last.startsWith("_")) {
                sorted.put(last, one);
            }
        }
        for (Map.Entry<String, FileStatus> one : sorted.entrySet()) {
            add(one.getValue(), name.replaceFirst("/*$", "/") + one.getKey(), system);
        }
    }

    private static void requirePacking(String name) {
        if (name.endsWith(".xz")) {
            throw new UserError(
                    name + ": found an xz file, which Hadoop does not read, expected gz, bz2 or plain text");
        }
    }

    private PuzzleFormat detect(Configuration settings) throws IOException {
        Path first = new Path(names.keySet().iterator().next());
        CompressionCodec codec = new CompressionCodecFactory(settings).getCodec(first);
        InputStream bytes = first.getFileSystem(settings).open(first);
        try (InputStream in = codec == null ? bytes : codec.createInputStream(bytes)) {
            InputStream beginning = new ByteArrayInputStream(in.readNBytes(BEGINNING));
            return Formats.detect(
                    Input.ofPart(names.get(first.toString()), 1, beginning).blocks());
        }
    }

    PuzzleFormat format() {
        return format;
    }

    /** Whether a puzzle takes several lines, so that marks part those of a batch. */
    boolean isMarked() {
        return !format.isLineForLine() && !format.name().equals("f-puzzles-url");
    }

    /** All of them, as Hadoop takes them. */
    String paths() {
        List<String> paths = new ArrayList<>();
        names.keySet().forEach(path -> paths.add(StringUtils.escapeString(path)));
        return String.join(",", paths);
    }

    /** What users call a file. */
    String name(String path) {
        return names.get(path);
    }
}
