import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The data behind the parameters of named answers while these are given.
struct Bindings {
  /// Of each named answer, the outermost first.
  private var levels: [Level] = []

  private struct Level {
    let arguments: [MemberName: Expression]
    /// The data of the cases on the way.
    var brought: Set<MemberName> = []
  }

  func giving(_ arguments: [Argument], _ answer: Answer) -> Bindings {
    var bindings = self
    let arguments = zip(answer.signature.parameters.map(\.name), arguments.map(\.value))
    bindings.levels.append(Level(arguments: Dictionary(arguments) { first, _ in first }))
    return bindings
  }

  func bringing(_ one: Choice.Case) -> Bindings {
    guard var level = levels.last else { return self }
    level.brought.formUnion(one.values.compactMap(\.variable))
    var bindings = self
    bindings.levels[levels.count - 1] = level
    return bindings
  }

  /// The same in terms of the event's data; nil where it depends on something else.
  func origin(of expression: Expression) -> Expression? {
    guard let level = levels.last else { return expression }
    switch expression {
    case .parameter(let name, _) where level.brought.contains(name): return expression
    case .parameter(let name, let path):
      var outer = self
      outer.levels.removeLast()
      return level.arguments[name].flatMap { outer.origin(of: $0) }?.appending(path)
    case .built(let value, let data):
      let parts = data.compactMap { origin(of: $0) }
      return parts.count < data.count ? nil : .built(value, of: parts)
    case .sender, .member, .service, .value: return expression
    }
  }

  /// The steps for the value that a `switch` has here, and what is bound in them; nil where it isn't
  /// known.
  func branch(
    of choice: Switch, in known: [MemberName: TestValues.Known]
  ) -> (steps: [Step], bindings: Bindings)? {
    let name: MemberName
    switch origin(of: choice.value) {
    case .parameter(let parameter, let path)? where path.isEmpty:
      switch known[parameter] {
      case .one(let one)?: name = one.name
      case .others(let cases)?:
        let isOther = choice.cases.allSatisfy { one in cases.contains { $0.name == one.name } }
        return isOther ? choice.others.map { ($0, self) } : nil
      case nil: return nil
      }
    case .value(let value)?:
      guard let own = value.caseName else { return nil }
      // Any other value than nil may be what it asks for.
      if own.text != CaseLiteral.nil.rawValue, choice.cases.contains(where: \.name.isSome) {
        return nil
      }
      name = own
    case .parameter, .built, .sender, .member, .service, nil: return nil
    }
    if let one = choice.cases.first(where: { $0.name == name }) {
      return (one.steps, bringing(one))
    }
    return choice.others.map { ($0, self) }
  }

  /// The event's parameter that is the value of a `switch`.
  func parameter(of choice: Switch) -> MemberName? {
    guard case .parameter(let name, let path)? = origin(of: choice.value), path.isEmpty else {
      return nil
    }
    return name
  }
}

extension Coordinator {
  func named(_ call: AnswerCall) -> Answer? { named.first { $0.signature.name == call.name } }
}

extension SwiftValue {
  /// The name of the case that it is, also as a literal.
  fileprivate var caseName: MemberName? {
    switch kind {
    case .literal(let text): MemberName(validated: text)
    case .nil: MemberName(validated: CaseLiteral.nil.rawValue)
    default: memberName
    }
  }

  /// `other` of `.other` or of `Section.other`.
  var memberName: MemberName? { if case .member(_, let name) = kind { name } else { nil } }
}

extension Expression {
  fileprivate func appending(_ path: [DataPath.Member]) -> Expression? {
    if path.isEmpty { return self }
    func all(_ first: [DataPath.Member]) -> [DataPath.Member] {
      first + path
    }
    switch self {
    case .parameter(let name, let first): return .parameter(name, path: all(first))
    case .sender(let name, let first): return .sender(name, path: all(first))
    case .service(let name, let first): return .service(name, path: all(first))
    case .member(let name, let first, let isHidden):
      return .member(name, path: all(first), isHidden: isHidden)
    case .value, .built: return nil
    }
  }
}
