package sudosat.spark;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapred.FileOutputFormat;
import org.apache.hadoop.mapred.JobConf;
import org.apache.hadoop.mapred.RecordWriter;
import org.apache.hadoop.mapred.Reporter;
import org.apache.hadoop.util.Progressable;

/**
 * Writes every record to a file of its own: the key is its name, the value its bytes. Hadoop's committer moves the
 * files of a task into the output when the task is done, and all of them when the job is: a task that runs twice leaves
 * nothing twice.
 */
public final class NamedFiles extends FileOutputFormat<String, byte[]> {
    @Override
    public RecordWriter<String, byte[]> getRecordWriter(
            FileSystem unused, JobConf job, String name, Progressable progress) {
        return new RecordWriter<>() {
            @Override
            public void write(String file, byte[] bytes) throws IOException {
                Path path = FileOutputFormat.getTaskOutputPath(job, file);
                try (OutputStream out = create(path, path.getFileSystem(job), progress)) {
                    out.write(bytes);
                }
            }

            @Override
            public void close(Reporter reporter) {}
        };
    }

    /**
     * On a local disk, Hadoop would start a process for every file, to set its mode, and another one for the file of
     * its checksums: most of the time that pictures take.
     */
    private static OutputStream create(Path path, FileSystem system, Progressable progress) throws IOException {
        if (system instanceof LocalFileSystem local) {
            java.nio.file.Path file = local.pathToFile(path).toPath();
            Files.createDirectories(file.getParent());
            return Files.newOutputStream(file);
        }
        return system.create(path, progress);
    }
}
