import MvvmgenEditing
import MvvmgenGenerator

/// `mvvmgen complete -- WORD …`: the words that the last one, which may be empty, can become; each with
/// its description, if it has one, after a tab. The only line `:files` stands for the names of files.
struct CompleteCommand {
  let arguments: Arguments
  let console: Console
  /// The project's specs; nil where there is none.
  let survey: () -> SpecSurvey?

  private typealias Candidate = (word: String, description: String)

  func run() {
    let typed = arguments.operands.last ?? ""
    // A screen and a flow can have one name.
    var printed: Set<String> = []
    for (word, description) in candidates
    where (word.hasPrefix(typed) || word == Self.files) && printed.insert(word).inserted {
      console.result(description.isEmpty ? word : "\(word)\t\(description)")
    }
  }

  private static let files = ":files"

  private var candidates: [Candidate] {
    let (typed, before) = (arguments.operands.last ?? "", arguments.operands.dropLast())
    let known = before.indices.lazy.compactMap { index in
      Command(rawValue: before[index]).map { (index: index, command: $0) }
    }.first
    guard let (index, command) = known else {
      return Command.allCases.map { ($0.rawValue, $0.definition.summary.withoutStop) }
        + options([.help, .version], in: nil)
    }
    if let option = before.last.flatMap(Option.init(word:)),
      let words = words(of: option, in: command)
    {
      return candidates(words, after: [])
    }
    if typed.hasPrefix("-") {
      return options(command.definition.options + Option.common, in: command)
    }
    let operands = operands(in: before[(index + 1)...], of: command)
    return candidates(command.operand(at: operands.count).words, after: operands)
  }

  private func options(_ options: [Option], in command: Command?) -> [Candidate] {
    options.map { ($0.rawValue, $0.summary(in: command).withoutStop) }
  }

  /// Nil for an option without a value.
  private func words(of option: Option, in command: Command) -> Operand.Words? {
    switch option.value(in: command) {
    case .none: nil
    case .oneOf(let choices): .fixed(choices)
    case .text(let operand): operand.words
    }
  }

  /// The words that are neither options nor their values.
  private func operands(in words: some Sequence<String>, of command: Command) -> [String] {
    var (operands, isValue) = ([String](), false)
    for word in words {
      let option = Option(word: word)
      if option == nil, !isValue { operands.append(word) }
      isValue = option.map { $0.value(in: command) != .none } ?? false
    }
    return operands
  }

  private func candidates(_ words: Operand.Words, after operands: [String]) -> [Candidate] {
    let names: [String]
    switch words {
    case .fixed(let words): names = words
    case .files: names = [Self.files]
    case .nothing: names = []
    case .names(let kinds): names = kinds.flatMap(listed).map(\.name)
    case .events: names = listed(.members).filter { $0.member == .event }.map(\.name)
    case .members:
      let owner = "\(operands[1])."
      names = listed(.members).filter { $0.member?.rawValue == operands[0] }.map(\.name)
        .filter { $0.hasPrefix(owner) }.map { String($0.dropFirst(owner.count)) }
    }
    return names.map { ($0, "") }
  }

  private func listed(_ kind: ListedKind) -> [ListedItem] {
    survey().map { ListedItem.all(kind, $0) } ?? []
  }
}

extension Command {
  /// Its operand after some others.
  fileprivate func operand(at index: Int) -> Operand {
    switch definition.operands {
    case .none: ""
    case .any(let operand): operand
    case .one(let operand), .optional(let operand): index == 0 ? operand : ""
    case .several(let operands), .byKind(_, let operands):
      index < operands.count ? operands[index] : ""
    }
  }
}

extension String {
  fileprivate var withoutStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
