import Language
import Storage
import Syntax

/// An answer that others give by its name.
struct NamedAnswer {
  let signature: Signature
  /// The step with which it leaves its sender, if any.
  fileprivate let back: StepSpec?
  private let waits: Bool

  fileprivate init(_ spec: CoordinatorSpec.EventSpec) {
    signature = Signature(spec.declaration)
    let steps = spec.steps.flattened
    back = steps.first { $0.effect == .goesBack }
    waits = steps.contains(where: \.waits)
  }

  /// Whether a screen or a child flow has to have sent the event that is answered.
  var needsSender: Bool { back != nil }
  /// Whether it does something else for another sender.
  var takesSender: Bool { needsSender || waits }

  /// The name of its sender, if it takes one.
  var sender: MemberName? {
    guard takesSender else { return nil }
    var number = 2
    return FixedName.local(MemberName(constant: "sender"), from: &number) { name in
      signature.parameters.contains { $0.name == name }
    }
  }
}

/// Resolves named answers, and the steps that give them.
extension AnswerResolver {
  func gatherNamedAnswers() -> NameTable<InternedText, NamedAnswer> {
    var answers = NameTable<InternedText, NamedAnswer>()
    for spec in coordinator.spec.answers {
      answers.insert(NamedAnswer(spec), for: spec.declaration.name.value.interned)
    }
    return answers
  }

  mutating func namedAnswers() -> ArenaList<Answer> {
    ArenaList(coordinator.spec.answers) { spec in
      let named = NamedAnswer(spec)
      var answer = answer(spec.steps, in: .answer(named))
      (answer.isNamed, answer.needsSender) = (true, named.needsSender)
      return answer
    }
  }

  /// Unknown names are reported where they are decoded.
  mutating func namedAnswer(_ target: TargetSpec, in scope: AnswerScope) -> AnswerCall? {
    guard let answer = named[target.name.value] else { return nil }
    if let back = answer.back, scope.sender == nil {
      diagnostics.report(
        .noWayBack, at: target.name.span,
        "\(target.name.value.quoted) leaves the screen that sent the event, and no screen sent this one",
        notes: [Diagnostic.Note(at: back.span, "it goes back here")])
    }
    let name = answer.signature.name
    // What the system draws may close itself with its result.
    let isWithout = scope.wait.sender == nil && !answer.needsSender
    let sender = answer.takesSender && !isWithout ? scope.sender : nil
    if sender != nil { eventData.usesSender = true }
    return AnswerCall(
      name: name,
      isHidden: scope.hides(name) || constants.contains(name),
      takesSender: answer.takesSender,
      sender: sender,
      arguments: arguments(
        for: answer.signature.parameters.lazy.map(Slot.init), of: Receiver(coordinator), target,
        in: scope))
  }

  mutating func checkNamedAnswers(of spec: CoordinatorSpec) {
    guard !spec.answers.isEmpty else { return }
    diagnostics.reportClashes(among: spec.answers.lazy.map(\.declaration.name))
    var given: Set<InternedText> = []
    for step in spec.allSteps {
      if case .answer(let target, _) = step.kind { given.insert(target.name.value) }
    }
    for name in spec.answers.lazy.map(\.declaration.name)
    where !given.contains(name.value.interned) {
      warnings.report(
        .unusedAnswers, at: name.span,
        "the answer \(name.value.text.quoted) is never given: write "
          + "`{ \"answer\": \"\(name.value.text)\" }` where it is meant, or remove it")
    }
  }
}

extension StepSpec {
  /// Whether it is a decision that the flow waits for.
  var waits: Bool {
    if case .choose(_, .some) = kind { true } else { false }
  }
}
