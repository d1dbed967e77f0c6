package sudosat.cli.help;

import java.util.List;
import java.util.stream.Collectors;

/** Scripts that complete commands, options and their values in a shell. */
public final class Completion {
    private static final String ORIGIN = "# Completion of sudosat, made by 'sudosat completion ";

    private final List<CommandHelp> commands;
    private final StringBuilder script = new StringBuilder();

    private Completion(List<CommandHelp> commands) {
        this.commands = commands;
    }

    private void line(String line) {
        script.append(line).append('\n');
    }

    private List<String> commandNames() {
        return commands.stream().map(CommandHelp::name).toList();
    }

    /** For bash: to be sourced, or put into a folder of bash-completion. */
    public static String bash(List<CommandHelp> commands) {
        Completion completion = new Completion(commands);
        completion.writeBash();
        return completion.script.toString();
    }

    private void writeBash() {
        line(ORIGIN + "bash'.");
        script.append("""
            _sudosat() {
              local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} options='' words='' files='' list=''
              COMPREPLY=()
              if ((COMP_CWORD == 1)); then
            """);
        line("    COMPREPLY=($(compgen -W '" + String.join(" ", commandNames())
                + " -h --help --version' -- \"$cur\"))");
        script.append("""
                return
              fi
              # Bash takes the = of --option=value for a word.
              if [[ $cur == = ]]; then cur=''; elif [[ $prev == = ]]; then prev=${COMP_WORDS[COMP_CWORD-2]}; fi
              case ${COMP_WORDS[1]} in
            """);
        commands.forEach(this::writeBash);
        script.append("""
              esac
              if [[ $cur == -* && -z $words ]]; then words=$options files=''; fi
              # The last of several values with commas between them.
              if [[ $cur == *,* ]]; then list=${cur%,*}, cur=${cur##*,}; fi
              if [[ -n $words ]]; then
                COMPREPLY=($(compgen -P "$list" -W "$words" -- "$cur"))
              elif [[ -n $files ]]; then
                compopt -o filenames 2>/dev/null
                local file
                while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$cur")
              fi
            }
            complete -F _sudosat sudosat
            """);
    }

    private void writeBash(CommandHelp command) {
        line("    " + command.name() + ")");
        line("      options='"
                + command.options().stream()
                        .flatMap(option -> option.names().stream())
                        .collect(Collectors.joining(" "))
                + "'");
        line("      case $prev in");
        for (HelpItem option : command.options()) {
            if (!option.isFlag()) {
                line("        " + String.join(" | ", option.names()) + ") " + bashValues(option) + " ;;");
            }
        }
        line("        *) "
                + command.arguments().stream()
                        .findFirst()
                        .map(Completion::bashValues)
                        .orElse(":") + " ;;");
        line("      esac");
        line("      ;;");
    }

    private static String bashValues(HelpItem item) {
        if (!item.words().isEmpty()) {
            return "words='" + String.join(" ", item.words()) + "'";
        }
        return item.isFile() ? "files=1" : "return";
    }

    /** For zsh: to be put into a folder of {@code fpath} as {@code _sudosat}, or sourced after {@code compinit}. */
    public static String zsh(List<CommandHelp> commands) {
        Completion completion = new Completion(commands);
        completion.writeZsh();
        return completion.script.toString();
    }

    private void writeZsh() {
        line("#compdef sudosat");
        line(ORIGIN + "zsh'.");
        script.append("""
            _sudosat() {
              local curcontext=$curcontext
              if (( CURRENT == 2 )); then
                local -a commands=(
            """);
        commands.forEach(command -> line("      " + zshQuoted(command.name() + ":" + command.header())));
        script.append("""
                )
                _describe command commands
                return
              fi
              local command=$words[2]
              shift words
              (( CURRENT-- ))
              case $command in
            """);
        commands.forEach(this::writeZsh);
        script.append("""
              esac
            }
            if [[ $funcstack[1] == _sudosat ]]; then _sudosat "$@"; else compdef _sudosat sudosat; fi
            """);
    }

    private void writeZsh(CommandHelp command) {
        line("    " + command.name() + ")");
        script.append("      _arguments");
        for (HelpItem option : command.options()) {
            String repeated = option.isRepeatable() ? "*" : "";
            String others = option.isRepeatable() ? "" : "(" + String.join(" ", option.names()) + ")";
            for (String name : option.names()) {
                String value = option.isFlag() ? "" : ":" + option.label() + ":" + zshValues(option);
                String ending = option.isFlag() ? "" : name.startsWith("--") ? "=" : "+";
                script.append(" \\\n        ")
                        .append(zshQuoted(others + repeated + name + ending + "[" + zshText(option.firstSentence())
                                + "]" + value));
            }
        }
        for (HelpItem argument : command.arguments()) {
            script.append(" \\\n        ")
                    .append(zshQuoted(
                            (argument.isRepeatable() ? "*:" : ":") + argument.label() + ":" + zshValues(argument)));
        }
        line("");
        line("      ;;");
    }

    private static String zshText(String text) {
        return text.replaceAll("([\\[\\]:\\\\])", "\\\\$1");
    }

    private static String zshValues(HelpItem item) {
        if (item.words().isEmpty()) {
            return item.isFile() ? "_files" : " ";
        }
        return "_sequence compadd - " + String.join(" ", item.words());
    }

    /** For fish: to be sourced, or put into a folder of completions. */
    public static String fish(List<CommandHelp> commands) {
        Completion completion = new Completion(commands);
        completion.writeFish();
        return completion.script.toString();
    }

    private void writeFish() {
        line(ORIGIN + "fish'.");
        for (CommandHelp command : commands) {
            line("complete -c sudosat -n __fish_use_subcommand -f -a " + command.name() + " -d "
                    + fishQuoted(command.header().replaceFirst("\\.$", "")));
        }
        commands.forEach(this::writeFish);
    }

    private void writeFish(CommandHelp command) {
        String start = "complete -c sudosat -n '__fish_seen_subcommand_from " + command.name() + "'";
        for (HelpItem option : command.options()) {
            String names = option.names().stream()
                    .map(name -> (name.startsWith("--") ? " -l " : " -s ") + name.replaceFirst("^-+", ""))
                    .collect(Collectors.joining());
            line(start + names + (option.isFlag() ? "" : fishValues(option)) + " -d "
                    + fishQuoted(option.firstSentence()));
        }
        boolean readsFiles = command.arguments().stream().anyMatch(HelpItem::isFile);
        List<String> words = command.arguments().stream()
                .flatMap(item -> item.words().stream())
                .toList();
        if (!readsFiles) {
            line(start + " -f" + (words.isEmpty() ? "" : " -a '" + String.join(" ", words) + "'"));
        }
    }

    private static String fishValues(HelpItem option) {
        if (!option.words().isEmpty()) {
            return " -x -a '" + String.join(" ", option.words()) + "'";
        }
        return option.isFile() ? " -r -F" : " -x";
    }

    private static String zshQuoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }

    private static String fishQuoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
