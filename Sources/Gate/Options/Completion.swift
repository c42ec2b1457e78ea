/// Writes shell scripts that complete the command line's commands, options and subjects under test
/// when the user presses Tab.
///
/// A script contains the commands and options. It asks the gate for the names of the subjects when
/// they are needed.
enum Completion {
  static let shells = ["bash", "zsh", "fish"]

  /// Returns the completion script for a shell such as zsh.
  ///
  /// - Parameter name: The name of the executable whose command line the script completes.
  static func script(for shell: String, of name: String) -> String {
    switch shell {
    case "zsh": zsh(name)
    case "fish": fish(name)
    default: bash(name)
    }
  }

  private static let commands = CommandGuide.all.map(\.command.rawValue)

  private static func options(of command: Options.Command) -> [Options.Spelling] {
    Options.spellings.filter { $0.commands.contains(command) }
  }

  private static func cases(_ line: (Options.Command, [String]) -> String) -> String {
    Options.Command.allCases.map { line($0, options(of: $0).map(\.name)) }.joined(separator: "\n")
  }

  private static func function(_ name: String) -> String {
    "_" + String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private static func bash(_ name: String) -> String {
    """
    # source <(\(name) completion bash), in ~/.bashrc
    \(function(name))() {
      local word=${COMP_WORDS[COMP_CWORD]} command=check options each
      for each in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $each in \(commands.joined(separator: "|"))) command=$each; break ;; esac
      done
      case $command in
    \(cases { "    \($0.rawValue)) options='\($1.joined(separator: " "))' ;;" })
      esac
      case $word in
        -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
        *)
          case $command in
            check | explore)
              local IFS=$'\\n'
              COMPREPLY=($(compgen -W "$("${COMP_WORDS[0]}" list --names 2>/dev/null)" -- "$word"))
              [ "$COMP_CWORD" -ne 1 ] || COMPREPLY+=($(IFS=' ' compgen -W '\(commands.joined(separator: " "))' -- "$word"))
              ;;
            help) COMPREPLY=($(compgen -W '\(commands.joined(separator: " "))' -- "$word")) ;;
            completion) COMPREPLY=($(compgen -W '\(shells.joined(separator: " "))' -- "$word")) ;;
            *) COMPREPLY=($(compgen -f -- "$word")) ;;
          esac
          ;;
      esac
    }
    complete -o filenames -F \(function(name)) \(name)

    """
  }

  private static func zsh(_ name: String) -> String {
    """
    #compdef \(name)
    # \(name) completion zsh >~/.zfunc/_\(name), with ~/.zfunc in fpath
    \(function(name))() {
      local command=check each
      for each in ${words[2,CURRENT-1]}; do
        case $each in \(commands.joined(separator: "|"))) command=$each; break ;; esac
      done
      if [[ $PREFIX == -* ]]; then
        case $command in
    \(cases { "      \($0.rawValue)) compadd -- \($1.joined(separator: " ")) ;;" })
        esac
        return
      fi
      (( CURRENT == 2 )) && compadd -- \(commands.joined(separator: " "))
      case $command in
        check|explore) compadd -- ${(f)"$($words[1] list --names 2>/dev/null)"} ;;
        help) compadd -- \(commands.joined(separator: " ")) ;;
        completion) compadd -- \(shells.joined(separator: " ")) ;;
        *) _files ;;
      esac
    }
    compdef \(function(name)) \(name)

    """
  }

  private static func fish(_ name: String) -> String {
    var lines = ["# \(name) completion fish >~/.config/fish/completions/\(name).fish"]
    let isNew = "not __fish_seen_subcommand_from \(commands.joined(separator: " "))"
    for guide in CommandGuide.all {
      lines.append(
        "complete -c \(name) -n '\(isNew)' -a \(guide.command.rawValue) -d '\(guide.summary)'")
    }
    lines.append(
      "complete -c \(name) -f -n '\(isNew); or __fish_seen_subcommand_from check explore' "
        + "-a '(\(name) list --names 2>/dev/null)'")
    for guide in CommandGuide.all {
      let isMeant =
        guide.command == .check
        ? "\(isNew); or __fish_seen_subcommand_from check"
        : "__fish_seen_subcommand_from \(guide.command.rawValue)"
      for option in options(of: guide.command) {
        let word =
          option.name.hasPrefix("--")
          ? "-l \(option.name.dropFirst(2))" : "-s \(option.name.dropFirst())"
        let short = option.short.map { " -s \($0.dropFirst())" } ?? ""
        let needs = option.argument == nil ? "" : " -r"
        let help = option.help.replacing("'", with: "\\'")
        lines.append("complete -c \(name) -n '\(isMeant)' \(word)\(short)\(needs) -d '\(help)'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
