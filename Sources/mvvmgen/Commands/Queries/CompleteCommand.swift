import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage

/// `mvvmgen complete -- WORD …`: the words that the last one, which may be empty, can become; each with
/// its description, if it has one, after a tab. The only line `:files` stands for the names of files.
struct CompleteCommand {
  private let before: TypedWords
  private let typed: String
  /// The part of the last word that stays: `--format=` of `--format=g`.
  private let start: String

  init(_ words: [String]) {
    var before = TypedWords(words.dropLast())
    var typed = words.last ?? ""
    var start = ""
    let parts = typed.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, let option = Option(word: String(parts[0])) {
      (before.open, typed, start) = (option, String(parts[1]), "\(parts[0])=")
    } else if typed == "=", before.open != nil {
      // bash takes it for a word.
      typed = ""
    }
    (self.before, self.typed, self.start) = (before, typed, start)
  }

  /// The options that say where the project is.
  var placing: [String] {
    before.values.flatMap { option, value in
      [.directory, .config].contains(option) ? [option.rawValue, value] : []
    }
  }

  /// - Parameter survey: the project's specs; nil where there is none.
  func run(console: Console, _ survey: () -> SpecSurvey?) {
    // A screen and a flow can have one name.
    var printed: Set<String> = []
    for (word, description) in candidates(survey)
    where (word.hasPrefix(typed) || word == Self.files) && printed.insert(word).inserted {
      let word = word == Self.files ? word : start + word
      console.result(description.isEmpty ? word : "\(word)\t\(description)")
    }
  }

  private typealias Candidate = (word: String, description: String)

  private static let files = ":files"

  private func candidates(_ survey: () -> SpecSurvey?) -> [Candidate] {
    let command = before.command
    if let option = before.open {
      return candidates(option.words(in: command), survey)
    }
    guard let command else {
      return Command.allCases.map { ($0.rawValue, $0.definition.summary.withoutStop) }
        + options([.help, .version], in: nil)
    }
    guard !typed.hasPrefix("-") else {
      return options(command.definition.options + Option.common, in: command)
    }
    return candidates(command.operand(after: before.operands).words, survey)
  }

  private func options(_ options: [Option], in command: Command?) -> [Candidate] {
    options.map { ($0.rawValue, $0.summary(in: command).withoutStop) }
  }

  private func candidates(_ words: Operand.Words, _ survey: () -> SpecSurvey?) -> [Candidate] {
    func listed(_ kind: ListedKind) -> [ListedItem] {
      survey().map { ListedItem.all(kind, $0) } ?? []
    }
    let names: [String]
    switch words {
    case .fixed(let words): names = words
    case .files: names = [Self.files]
    case .topics: return Handbook.topics.map { ($0.name, $0.page) }
    case .nothing: names = []
    case .names(let kinds): names = kinds.flatMap(listed).map(\.name)
    case .events: names = listed(.members).filter { $0.member == .event }.map(\.name)
    case .members:
      guard before.operands.count > 1 else { return [] }
      let (kind, owner) = (before.operands[0], "\(before.operands[1]).")
      names = listed(.members)
        .filter { $0.member?.rawValue == kind && $0.name.hasPrefix(owner) }
        .map { String($0.name.dropFirst(owner.count)) }
    }
    return names.map { ($0, "") }
  }
}

/// The words before the one that is completed. They may have mistakes.
private struct TypedWords {
  var command: Command?
  var operands: [String] = []
  var values: [(option: Option, value: String)] = []
  /// The option whose value is next.
  var open: Option?

  init(_ words: some Sequence<String>) {
    for word in words where word != "--" && word != "=" {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if let option = open {
        values.append((option, word))
        open = nil
      } else if let option = Option(word: String(parts.first ?? "")) {
        if parts.count == 2 {
          values.append((option, String(parts[1])))
        } else if option.value(in: command) != .none {
          open = option
        }
      } else if command == nil {
        command = Command(rawValue: word)
      } else {
        operands.append(word)
      }
    }
  }
}

extension Option {
  fileprivate func words(in command: Command?) -> Operand.Words {
    switch value(in: command) {
    case .none: .nothing
    case .oneOf(let choices): .fixed(choices)
    case .text(let operand): operand.words
    }
  }
}

extension Command {
  /// Its operand after some others, of which the first may say which spec it is.
  fileprivate func operand(after others: [String]) -> Operand {
    let operands = definition.operands.all
    guard
      let operand = (operands.dropFirst(others.count).first ?? operands.last { $0.isList })?.operand
    else { return "" }
    guard operand.words == .subjects, let first = others.first else { return operand }
    // The service of `add service` is a screen's.
    let kind = self == .add ? nil : SpecKind(rawValue: first)
    let kinds = SpecKind.allCases.filter { spec in
      kind.map { $0 == spec } ?? MemberKind(rawValue: first)?.isOf(spec) ?? false
    }
    return Operand(operand.name, .names(kinds.map(\.listed)))
  }
}

extension SpecKind {
  fileprivate var listed: ListedKind {
    switch self {
    case .screen: .screens
    case .coordinator: .flows
    case .service: .services
    }
  }
}
