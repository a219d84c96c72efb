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
  var gaps = Gaps.none

  /// What is answered to one screen or child flow, or under `"*"` to all of them.
  struct SenderSpec {
    let name: Located<String>
    let answers: [AnswerSpec]
    /// Whether all that is answered could be read.
    let isComplete: Bool

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

/// The keys of a coordinator's spec.
package enum CoordinatorKey: String, CaseIterable {
  case schema = "$schema"
  case coordinator, summary, allow, root, inputs, services, start, tabs, split, flow, screens
  case flows, events

  /// Whether this version of mvvmgen generates it.
  package var isBuilt: Bool { self != .tabs && self != .split }

  /// Whether it says what the flow begins with.
  var isBegin: Bool {
    switch self {
    case .start, .tabs, .split: true
    default: false
    }
  }
}

/// What `root` says.
package enum RootWord: String, CaseIterable {
  case window
}

extension SpecDecoder {
  /// Where the name is wrong, it is empty; the rest is read all the same.
  mutating func decodeCoordinator(_ object: JSON) -> CoordinatorSpec {
    let name = typeName(of: object, key: CoordinatorKey.coordinator.rawValue)
    var coordinator = CoordinatorSpec(name: name ?? .unread(object))
    var begin: JSONString?
    var hasUnknownKeys = false
    members(of: object) { decoder, key, value in
      guard let known = CoordinatorKey(rawValue: key.text) else {
        hasUnknownKeys = true
        let known = CoordinatorKey.allCases.map(\.rawValue)
        return decoder.reportUnknown(key, known: known, in: "a coordinator")
      }
      if known.isBegin {
        if let begin {
          let reason = "can't stand beside \(begin.text.quoted): a flow begins with one of them"
          return decoder.diagnostics.report(.misplacedKey(key, reason))
        }
        begin = key
      }
      decoder.decode(known, key, value, into: &coordinator)
    }
    if begin == nil, !hasUnknownKeys {
      diagnostics.report(.missingKey("start", in: object, "a coordinator"))
    }
    coordinator.gaps = gaps
    return coordinator
  }

  private mutating func decode(
    _ known: CoordinatorKey, _ key: JSONString, _ value: JSON,
    into coordinator: inout CoordinatorSpec
  ) {
    switch known {
    case .coordinator, .schema: break
    case .summary: coordinator.summary = summary(value)
    case .allow: allow(value)
    case .root: coordinator.root = choice(value, of: RootWord.self).map { _ in value.span }
    case .inputs: coordinator.inputs = values(value)
    case .services: coordinator.services = services(value)
    case .flow: coordinator.flow = functions(value)
    case .start: coordinator.start = start(value)
    case .screens: coordinator.screens = senders(value)
    case .flows: coordinator.flows = senders(value)
    case .events: coordinator.events = events(value)
    case .tabs, .split: diagnostics.report(.notBuiltYet(key))
    }
  }

  private mutating func senders(_ value: JSON) -> [CoordinatorSpec.SenderSpec] {
    guard isObject(value, with: "answers under each name") else { return [] }
    return value.members.map { name, answers in
      let isComplete = isObject(answers, with: "an answer to each event")
      let specs = answers.members.map { event, answer in
        CoordinatorSpec.AnswerSpec(
          event: Located(event.text, at: event.span), steps: steps(answer))
      }
      return CoordinatorSpec.SenderSpec(
        name: Located(name.text, at: name.span), answers: specs, isComplete: isComplete)
    }
  }

  private mutating func events(_ value: JSON) -> [CoordinatorSpec.EventSpec] {
    guard isObject(value, with: "an answer to each event") else { return [] }
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
    guard isObject(value, with: "`screen`, `flow` or `choose`") else { return [] }
    var found: (key: StartKey, text: JSONString, target: JSON)?
    for (text, target) in value.members {
      guard let key = StartKey(rawValue: text.text) else { continue }
      if let found {
        diagnostics.report(.misplacedKey(text, "can't stand beside \(found.text.text.quoted)"))
        return []
      }
      found = (key, text, target)
    }
    guard let found else {
      let known = StartKey.allCases.map(\.rawValue)
      diagnostics.report(.noneOf(known, in: value, "a start in long form"))
      return []
    }
    var binding: [BindingSpec] = []
    var variant: JSONString?
    for (key, value) in value.members where key.text != found.text.text {
      let companion = CompanionKey(rawValue: key.text)
      guard let companion, found.key.companions.contains(companion) else {
        let known = [found.key.rawValue] + found.key.companions.map(\.rawValue)
        diagnostics.report(.unknownKey(key, known: known, in: "a start"))
        continue
      }
      if companion == .with {
        binding = bindings(value)
      } else {
        variant = string(value)
      }
    }
    if found.key == .choose {
      let cases = choiceCases(found.target, at: found.text) { $0.start($1) }
      return cases.map { [StepSpec(.choose($0), at: found.text.span, isAnimated: false)] } ?? []
    }
    guard let name = string(found.target) else { return [] }
    let spec = TargetSpec(name: name, with: binding, variant: variant)
    let step: StepSpec.Kind =
      found.key == .screen ? .push(spec) : .start(spec, as: .push, style: .sheet)
    return [StepSpec(step, at: name.span, isAnimated: false)]
  }

  /// The cases of a choice, of which there are at least two.
  mutating func choiceCases(
    _ object: JSON, at key: JSONString, answer: (inout SpecDecoder, JSON) -> [StepSpec]
  ) -> [StepSpec.ChoiceCase]? {
    guard isObject(object, with: "an answer to each case") else { return nil }
    let members = Array(object.members)
    if members.count < 2 { diagnostics.report(.tooFewCases(members.count, at: key)) }
    return members.compactMap { name, value in
      let steps = answer(&self, value)
      return MemberName.parse(name, into: &diagnostics).map {
        StepSpec.ChoiceCase(name: $0, steps: steps)
      }
    }
  }
}

/// What a start in long form begins with, and what may stand beside that.
package enum StartKey: String, CaseIterable {
  case screen, flow, choose

  package var companions: [CompanionKey] {
    switch self {
    case .screen: [.with, .variant]
    case .flow: [.with]
    case .choose: []
    }
  }
}
