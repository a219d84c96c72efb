/// Completions, made from the tables of commands and options. The names of screens and flows are
/// asked for when they are needed.
enum Completions {
  /// `mvvmgen completions`
  static func run(_ arguments: Arguments, console: Console) throws(UsageError) {
    let word = arguments.operands[0]
    guard let shell = Shell(rawValue: word) else {
      throw .unknown("shell", word, among: Shell.allCases.map(\.rawValue))
    }
    console.output.write(text(for: shell))
  }

  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  typealias Words = Operand.Words

  private static func words(of option: Option, in command: Command) -> Words? {
    switch option.value(in: command) {
    case .none: nil
    case .oneOf(let choices): .fixed(choices)
    case .text(let operand): operand.words
    }
  }

  /// The words for each operand; `others` for those that follow.
  private static func operands(of command: Command) -> (first: [Words], others: Words) {
    switch command.definition.operands {
    case .none: ([], .nothing)
    case .one(let operand), .optional(let operand): ([operand.words], .nothing)
    case .any(let operand): ([], operand.words)
    case .several(let operands), .byKind(_, let operands): (operands.map(\.words), .nothing)
    }
  }

  /// Prints the members of a kind, or with an owner only their names.
  private static func members(kind: String, owner: String) -> String {
    #"mvvmgen list members 2> /dev/null | sed -n "s/^\#(owner)\([^ ]*\) .*, \#(kind)\$/\1/p""#
  }

  fileprivate static func options(of command: Command) -> [Option] {
    command.definition.options + Option.common
  }

  private static var bash: String {
    let commands = Command.allCases.map(\.rawValue).joined(separator: " ")
    let cases = Command.allCases.map { command -> String in
      let values = options(of: command).compactMap { option -> String? in
        words(of: option, in: command).map { "      \(option.rawValue)) \(bash($0)) ;;" }
      }
      let names = options(of: command).map(\.rawValue).joined(separator: " ")
      return """
          \(command.rawValue))
            case $previous in
        \(values.joined(separator: "\n"))
              *)
                case $word in
                  -*) COMPREPLY=($(compgen -W "\(names)" -- "$word")) ;;
                  *) \(bash(of: command)) ;;
                esac ;;
            esac ;;
        """
    }
    return """
      # Completions of mvvmgen for bash: source this, or save it as
      # ~/.local/share/bash-completion/completions/mvvmgen
      _mvvmgen_names() {
        local kind
        for kind; do mvvmgen list "$kind" 2> /dev/null | cut -d ' ' -f 1; done
      }
      _mvvmgen_members() {
        \(members(kind: "$1", owner: #"${2:+$2\.}"#))
      }
      _mvvmgen() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command= index
        COMPREPLY=()
        for ((index = 1; index < COMP_CWORD; index++)); do
          case ${COMP_WORDS[index]} in
            \(commands.replacing(" ", with: "|"))) command=${COMP_WORDS[index]} && break ;;
          esac
        done
        case $command in
          "") COMPREPLY=($(compgen -W "\(commands) --help --version" -- "$word")) ;;
      \(cases.joined(separator: "\n"))
        esac
      }
      complete -F _mvvmgen mvvmgen

      """
  }

  private static func bash(of command: Command) -> String {
    let (first, others) = operands(of: command)
    guard !first.isEmpty else { return bash(others) }
    let cases = first.enumerated().map { "\($0 + 1)) \(bash($1)) ;;" }.joined(separator: " ")
    return "case $((COMP_CWORD - index)) in \(cases) *) \(bash(others)) ;; esac"
  }

  private static func bash(_ words: Words) -> String {
    switch words {
    case .fixed(let words):
      "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))"
    case .files: "COMPREPLY=($(compgen -f -- \"$word\"))"
    case .names(let kinds):
      "COMPREPLY=($(compgen -W \"$(_mvvmgen_names \(text(kinds)))\" -- \"$word\"))"
    case .events: "COMPREPLY=($(compgen -W \"$(_mvvmgen_members event)\" -- \"$word\"))"
    case .members:
      "COMPREPLY=($(compgen -W \"$(_mvvmgen_members \"${COMP_WORDS[@]:index + 1:2}\")\" -- \"$word\"))"
    case .nothing: ":"
    }
  }

  private static var zsh: String {
    let commands = Command.allCases.map {
      "    \(quoted("\($0.rawValue):\($0.definition.summary.withoutStop)"))"
    }
    let cases = Command.allCases.map { command -> String in
      let options = options(of: command).map { option -> String in
        let repeats = option.definition.isRepeatable ? "*" : ""
        let summary = option.summary(in: command).withoutStop.replacing("[", with: "(")
          .replacing("]", with: ")").replacing(":", with: ",")
        let value = words(of: option, in: command).map { ":value:\(zsh($0))" } ?? ""
        return "        \(quoted("\(repeats)\(option.rawValue)[\(summary)]\(value)")) \\"
      }
      let (first, others) = operands(of: command)
      let operands = first.enumerated().map {
        "          \(quoted("\($0 + 1):operand:\(zsh($1))")) \\\n"
      }
      return """
              \(command.rawValue))
                _arguments \\
        \(options.joined(separator: "\n"))
        \(operands.joined())          \(quoted("*:operand:\(zsh(others))")) ;;
        """
    }
    return """
      #compdef mvvmgen
      # Completions of mvvmgen for zsh: save this as _mvvmgen in a folder of $fpath.
      _mvvmgen_names() {
        local -a names
        local kind
        for kind; do names+=(${(f)"$(mvvmgen list $kind 2> /dev/null | cut -d ' ' -f 1)"}); done
        compadd -a names
      }
      _mvvmgen_members() {
        local -a names=(${(f)"$(\(members(kind: "$1", owner: #"${2:+$2\.}"#)))"})
        compadd -a names
      }
      _mvvmgen() {
        local state
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
        )
        _arguments -C '1: :->command' '*:: :->rest'
        case $state in
          command) _describe command commands ;;
          rest)
            case $words[1] in
      \(cases.joined(separator: "\n"))
            esac ;;
        esac
      }
      if [ "$funcstack[1]" = _mvvmgen ]; then _mvvmgen "$@"; else compdef _mvvmgen mvvmgen; fi

      """
  }

  private static func zsh(_ words: Words) -> String {
    switch words {
    case .fixed(let words): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    case .names(let kinds): "{_mvvmgen_names \(text(kinds))}"
    case .events: "{_mvvmgen_members event}"
    case .members: "{_mvvmgen_members $words[2] $words[3]}"
    case .nothing: " "
    }
  }

  private static var fish: String {
    let commands = Command.allCases.map {
      "complete -c mvvmgen -n __fish_use_subcommand -a \($0.rawValue)"
        + " -d \(quoted($0.definition.summary.withoutStop))"
    }
    let rest = Command.allCases.flatMap { command -> [String] in
      let condition = "-n '__fish_seen_subcommand_from \(command.rawValue)'"
      let options = options(of: command).map { option -> String in
        let value = words(of: option, in: command).map { fish($0, isOption: true) } ?? ""
        return "complete -c mvvmgen \(condition) -l \(option.rawValue.dropFirst(2))\(value)"
          + " -d \(quoted(option.summary(in: command).withoutStop))"
      }
      return fishOperands(of: command) + options
    }
    return """
      # Completions of mvvmgen for fish: save this as ~/.config/fish/completions/mvvmgen.fish
      function __mvvmgen_names
        for kind in $argv
          mvvmgen list $kind 2> /dev/null | cut -d ' ' -f 1
        end
      end
      function __mvvmgen_members
        set -l owner (string replace -r '(.)$' '$1\\.' -- "$argv[2]")
        \(members(kind: "$argv[1]", owner: "$owner"))
      end
      function __mvvmgen_operands
        math (count (commandline -opc)) - 1
      end
      complete -c mvvmgen -f
      \((commands + rest).joined(separator: "\n"))

      """
  }

  private static func fishOperands(of command: Command) -> [String] {
    let (first, others) = operands(of: command)
    let isSeen = "__fish_seen_subcommand_from \(command.rawValue); and test (__mvvmgen_operands)"
    let rules =
      first.enumerated().map { ($1, "\(isSeen) -eq \($0 + 1)") }
      + [(others, "\(isSeen) -gt \(first.count)")]
    return rules.compactMap { words, condition in
      let operand = fish(words, isOption: false)
      return operand.isEmpty ? nil : "complete -c mvvmgen -n '\(condition)'\(operand)"
    }
  }

  private static func fish(_ words: Words, isOption: Bool) -> String {
    switch words {
    case .fixed(let words): "\(isOption ? " -x" : "") -a '\(words.joined(separator: " "))'"
    case .files: isOption ? " -r -F" : " -F"
    case .names(let kinds): "\(isOption ? " -x" : "") -a '(__mvvmgen_names \(text(kinds)))'"
    case .events: "\(isOption ? " -x" : "") -a '(__mvvmgen_members event)'"
    case .members: " -a '(__mvvmgen_members (commandline -opc)[3] (commandline -opc)[4])'"
    case .nothing: isOption ? " -x" : ""
    }
  }

  fileprivate static func text(_ kinds: [ListedKind]) -> String {
    kinds.map(\.rawValue).joined(separator: " ")
  }

  /// In single quotes, which all three shells read alike if the text has none.
  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "’"))'"
  }
}

extension String {
  fileprivate var withoutStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
