package sudosat.spark;

import java.io.IOException;
import java.io.OutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.permission.FsPermission;
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
    /** Any other makes Hadoop start a process for every file on a local disk. */
    private static final FsPermission DEFAULT_PERMISSION = null;

    private static final int BUFFER = 1 << 16;

    @Override
    public RecordWriter<String, byte[]> getRecordWriter(
            FileSystem unused, JobConf job, String name, Progressable progress) {
        return new RecordWriter<>() {
            @Override
            public void write(String file, byte[] bytes) throws IOException {
                Path path = FileOutputFormat.getTaskOutputPath(job, file);
                FileSystem system = path.getFileSystem(job);
                try (OutputStream out = system.create(
                        path,
                        DEFAULT_PERMISSION,
                        true,
                        BUFFER,
                        system.getDefaultReplication(path),
                        system.getDefaultBlockSize(path),
                        progress)) {
                    out.write(bytes);
                }
            }

            @Override
            public void close(Reporter reporter) {}
        };
    }
}
