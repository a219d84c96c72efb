/// A coordinator as its spec describes it: well formed, its names not yet looked up.
struct CoordinatorSpec {
  let name: Located<TypeName>
  var summary: Summary?
  /// The place of `"root": "window"`.
  var root: SourceSpan?
  var inputs: [Documented<ValueDeclaration>] = []
  var services: [ServiceItem] = []
  var flow: [Documented<FunctionDeclaration>] = []
  var start: [StepSpec] = []
  var screens: [SenderSpec] = []
  var flows: [SenderSpec] = []
  var events: [EventSpec] = []

  /// What is answered to one screen or child flow, or under `"*"` to all of them.
  struct SenderSpec {
    let name: Located<String>
    let answers: [AnswerSpec]

    var isForAll: Bool { name.value == "*" }
  }

  struct AnswerSpec {
    let event: Located<String>
    let steps: [StepSpec]
  }

  /// What reaches the flow from outside, and the answer.
  struct EventSpec {
    let declaration: FunctionDeclaration
    let steps: [StepSpec]
  }
}

extension SpecDecoder {
  static let coordinatorKeys = [
    "$schema", "coordinator", "summary", "allow", "root", "inputs", "services", "start", "tabs",
    "split", "flow", "screens", "flows", "events",
  ]

  mutating func decodeCoordinator(_ object: JSON) -> CoordinatorSpec? {
    guard let name = typeName(of: object, key: "coordinator") else { return nil }
    var coordinator = CoordinatorSpec(name: name)
    var hasStart = false
    for (key, value) in object.members {
      switch key.text {
      case "coordinator", "$schema": break
      case "summary": coordinator.summary = summary(value)
      case "allow": allow(value)
      case "root": coordinator.root = root(value)
      case "inputs": coordinator.inputs = values(value, of: key)
      case "services": coordinator.services = services(value, of: key)
      case "flow": coordinator.flow = functions(value, of: key)
      case "start":
        hasStart = true
        coordinator.start = start(value)
      case "screens": coordinator.screens = senders(value)
      case "flows": coordinator.flows = senders(value)
      case "events": coordinator.events = events(value)
      case "tabs", "split":
        hasStart = true
        diagnostics.report(.notBuiltYet(key))
      default:
        diagnostics.report(.unknownKey(key, known: Self.coordinatorKeys, in: "a coordinator"))
      }
    }
    if !hasStart { diagnostics.report(.missingKey("start", in: object, "a coordinator")) }
    return coordinator
  }

  private mutating func root(_ value: JSON) -> SourceSpan? {
    if value.string?.text == "window" { return value.span }
    diagnostics.report(.unknownValue(value, known: ["window"]))
    return nil
  }

  private mutating func senders(_ value: JSON) -> [CoordinatorSpec.SenderSpec] {
    guard isObject(value) else { return [] }
    return value.members.map { name, answers in
      CoordinatorSpec.SenderSpec(
        name: Located(name.text, at: name.span),
        answers: isObject(answers)
          ? answers.members.map { event, answer in
            CoordinatorSpec.AnswerSpec(
              event: Located(event.text, at: event.span), steps: steps(answer))
          } : [])
    }
  }

  private mutating func events(_ value: JSON) -> [CoordinatorSpec.EventSpec] {
    guard isObject(value) else { return [] }
    return value.members.compactMap { event, answer in
      let steps = steps(answer)
      return FunctionDeclaration.parse(event, into: &diagnostics).map {
        CoordinatorSpec.EventSpec(declaration: $0, steps: steps)
      }
    }
  }

  /// What a coordinator starts with: a screen's name, or an object in long form.
  private mutating func start(_ value: JSON) -> [StepSpec] {
    if let name = value.string {
      return [StepSpec(.push(TargetSpec(name: name)), at: name.span, isAnimated: false)]
    }
    guard isObject(value) else { return [] }
    let kinds = ["screen", "flow", "choose"]
    guard let (kind, target) = value.members.first(where: { kinds.contains($0.key.text) }) else {
      diagnostics.report(.missingKey("screen", in: value, "a start in long form"))
      return []
    }
    var binding: [BindingSpec] = []
    var variant: JSONString?
    for (key, value) in value.members where key.text != kind.text {
      switch key.text {
      case "with" where kind.text != "choose": binding = bindings(value)
      case "variant" where kind.text == "screen": variant = string(value)
      default: diagnostics.report(.unknownKey(key, known: [kind.text, "with"], in: "a start"))
      }
    }
    if kind.text == "choose" {
      guard isObject(target) else { return [] }
      let cases = choiceCases(target) { $0.start($1) }
      return [StepSpec(.choose(cases), at: kind.span, isAnimated: false)]
    }
    guard let name = string(target) else { return [] }
    let spec = TargetSpec(name: name, with: binding, variant: variant)
    let step: StepSpec.Kind =
      kind.text == "screen" ? .push(spec) : .start(spec, as: .push, style: .sheet)
    return [StepSpec(step, at: name.span, isAnimated: false)]
  }

  mutating func choiceCases(
    _ object: JSON, answer: (inout SpecDecoder, JSON) -> [StepSpec]
  ) -> [StepSpec.ChoiceCase] {
    object.members.compactMap { name, value in
      let steps = answer(&self, value)
      return MemberName.parse(name, into: &diagnostics).map {
        StepSpec.ChoiceCase(name: $0, steps: steps)
      }
    }
  }
}
