import MvvmgenAppModel
import MvvmgenStorage
import MvvmgenSyntax

/// Calls of screens' actions, and of events of flows below.
extension AnswerTemplate {
  func tell(_ action: ActionCall) -> Code {
    if action.isToSender {
      let sender: Code = "\(action.variable)"
      return action.isAsync ? task(action, of: sender) : call(action, of: sender)
    }
    let others = steps(action.or)
    let sender: CodeList? = action.sender.map {
      ["for: \($0)", others.isEmpty ? "" : "reportsLoss: false"]
    }
    let sought = sought(action.listener) + (sender ?? [])
    guard !others.isEmpty || action.isAsync else {
      return call(
        action, of: "\(find(action.listener))(\(Code.joined(sought, by: ", ")))?")
    }
    let listener: Code = "\(action.variable)"
    return """
      if let \(action.variable) = \(find(action.listener))(\(list: sought)) {
        \(action.isAsync ? task(action, of: listener) : call(action, of: listener))
      }\(others.isEmpty ? "" : " else {")
        \(others)
      \(others.isEmpty ? "" : "}")
      """
  }

  /// The function that finds a screen or a flow, without its arguments.
  private func find(_ target: Target) -> Code {
    target.kind == .flow ? "\(flow).child" : "\(flow).screen"
  }

  private func sought(_ target: Target) -> CodeList { ["\(target.type).self"] + role(target) }

  /// The code, run only if the screen or flow isn't there already.
  func unless(_ destination: Destination, _ code: Code) -> Code {
    guard destination.isUnlessThere else { return code }
    return """
      if \(find(destination.target))(\(list: sought(destination.target))) == nil {
        \(code)
      }
      """
  }

  private func call(_ action: ActionCall, of listener: Code) -> Code {
    call(action.action, of: listener, arguments(action.arguments))
  }

  private func task(_ action: ActionCall, of listener: Code) -> Code {
    var captures = Captures(in: self, besides: action)
    let taken = action.arguments.map { captures.take($0) }
    let call = call(action.action, of: "await \(listener)", arguments(taken))
    let held = captures.held
    let head: Code = held.isEmpty ? "" : " [\(Code.joined(held, by: ", "))] in"
    let task = Code.task(besideTask: action.isBesideTask)
    return """
      \(lines: captures.constants)
      \(task)(whileShown: \(listener)) {\(head) \(block: call) }
      """
  }
}

/// Values captured by the task: the flow's state and its services' may have changed when the task
/// begins.
private struct Captures {
  /// The names of the flow's own values.
  private(set) var held: CodeList = []
  /// Local constants for all values that aren't captured by name.
  private(set) var constants: CodeList = []
  private let template: AnswerTemplate
  private var names: [MemberName: MemberName] = [:]
  /// The names that mean something else in the task.
  private var taken: Set<MemberName>

  init(in template: AnswerTemplate, besides action: ActionCall) {
    self.template = template
    let values = action.arguments.flatMap { $0.value.names(besideSelf: template.saysSelf) }
    let sender = [template.answer.sender].compactMap(\.self)
    taken = Set([action.variable, MemberName(.services)] + sender + values)
  }

  mutating func take(_ argument: Argument) -> Argument {
    Argument(label: argument.label, type: argument.type, value: take(argument.value))
  }

  /// The same value, as written in the task.
  private mutating func take(_ expression: Expression) -> Expression {
    switch expression {
    case .member(let name, let path, let isHidden):
      return .parameter(names[name] ?? capture(name, isHidden: isHidden), path: path)
    case .service(let service, let path):
      let last = path.last.map(\.name).flatMap { Int($0.text) == nil ? $0 : nil }
      return .parameter(constant(last ?? service, expression), path: [])
    case .built(let value, let data):
      return .built(value, of: data.map { take($0) })
    case .parameter, .sender, .value: return expression
    }
  }

  private mutating func capture(_ name: MemberName, isHidden: Bool) -> MemberName {
    let value = Expression.member(name, path: [], isHidden: isHidden)
    if isHidden || template.saysSelf {
      names[name] = constant(name, value)
    } else {
      names[name] = name
      held += ["\(name)"]
    }
    return names[name] ?? name
  }

  private mutating func constant(_ name: MemberName, _ value: Expression) -> MemberName {
    let local = name.free(FreeSuffix.now, avoiding: taken)
    taken.insert(local)
    constants += [.assignment("let \(local)", template.expression(value))]
    return local
  }
}

extension Expression {
  /// The names in it that have the same meaning in a task: the event's parameters, and the flow's
  /// values.
  ///
  /// - Parameter saysSelf: whether members are written with `self`.
  fileprivate func names(besideSelf saysSelf: Bool) -> [MemberName] {
    switch self {
    case .parameter(let name, _): [name]
    case .member(let name, _, let isHidden): isHidden || saysSelf ? [] : [name]
    case .built(_, let data): data.flatMap { $0.names(besideSelf: saysSelf) }
    case .sender, .service, .value: []
    }
  }
}

extension Step {
  /// Whether its code names the coordinator, which a closure then captures.
  var namesCoordinator: Bool {
    switch self {
    case .stay: false
    case .tell(let call) where call.isToSender:
      call.arguments.contains { $0.value.isOfCoordinator }
    case .switch(let choice):
      choice.value.isOfCoordinator || branches.contains(where: \.usesSelf)
    default: true
    }
  }
}

extension [Step] {
  /// Whether a closure captures the coordinator for them: several are a change of its flow.
  var usesSelf: Bool { count > 1 || contains(where: \.namesCoordinator) }
}

extension Expression {
  var isOfCoordinator: Bool {
    switch self {
    case .member, .service: true
    case .built(_, let data): data.contains(where: \.isOfCoordinator)
    case .parameter, .sender, .value: false
    }
  }
}
