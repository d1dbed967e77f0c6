package sudosat.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.engine.BackendReport;
import sudosat.engine.EngineRegistry;
import sudosat.inspect.EngineSurvey;
import sudosat.io.UserError;

/** {@code sudosat backends}. */
final class BackendsCommand extends SudosatCommand {
    private final SolversOption solvers = new SolversOption(options());

    BackendsCommand(Console console) {
        super(console);
    }

    @Override
    Description description() {
        return new Description(
                "Show which solvers are configured, installed and working.",
                "Runs every installed solver on two tiny problems in its language: one with a solution,"
                        + " one without.",
                "--solvers",
                List.of("sudosat backends"),
                ExitCode.WITHOUT_BACKEND);
    }

    @Override
    ExitCode run() throws IOException, InterruptedException {
        List<BackendReport> reports = EngineSurvey.of(new EngineRegistry(solvers.locator(console)));
        StringBuilder text = new StringBuilder(row("NAME", "LANGUAGE", "FOUND", "WORKS", "VERSION", "COMMAND"));
        for (BackendReport report : reports) {
            String found = report.program().isPresent() ? "yes" : "no";
            text.append(row(
                    report.name(),
                    report.language(),
                    found,
                    report.works() ? "yes" : "no",
                    report.version(),
                    report.command()));
        }
        for (BackendReport report : reports) {
            text.append(report.works() ? "" : advice(report));
        }
        console.out().write(UserError.visible(text.toString()).getBytes(StandardCharsets.UTF_8));
        return ExitCode.DONE;
    }

    private static String row(
            String name, String language, String found, String works, String version, String command) {
        return String.format("%-14s %-9s %-6s %-6s %-24.24s %s\n", name, language, found, works, version, command);
    }

    private static String advice(BackendReport report) {
        String install = report.install().isEmpty() ? "" : "; to install it: " + report.install();
        return String.format("%s: %s%s\n", report.name(), report.problem(), install);
    }
}
