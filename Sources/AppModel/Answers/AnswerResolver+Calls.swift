import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Resolves what answers use of services: calls of functions, and values of properties.
extension AnswerResolver {
  mutating func serviceCall(
    _ path: DataPath, _ call: TargetSpec, in scope: AnswerScope
  ) -> Step? {
    guard let service = directory.service(path.head),
      case .function(let function) = service.callee(path)
    else { return nil }
    usedServices.append(service.reference.name)
    return .call(
      ServiceCall(
        service: service.reference.property, function: function.signature.name,
        arguments: arguments(for: function.signature, of: Receiver(service), call, in: scope),
        hasResult: function.result != nil))
  }

  /// The arguments of a call.
  mutating func arguments(
    for function: Signature, of receiver: Receiver, _ call: TargetSpec, in scope: AnswerScope
  ) -> [Argument] {
    arguments(for: function.parameters.lazy.map(Slot.init), of: receiver, call, in: scope)
  }

  /// A property of a service. The type is nil if only the compiler can know it.
  ///
  /// - Parameter type: what takes it, if that is known.
  mutating func value(
    of path: DataPath, in service: Service, for type: SwiftType?
  ) -> (value: Expression, type: SwiftType?)? {
    guard let member = path.members.first, !member.isChained else {
      diagnostics.report(.namesNoMember(path, known: service.memberNames))
      return nil
    }
    guard let property = service.property(named: member.name) else {
      if service.isKnown {
        let isFitting = { (member: Service.Member) in
          if case .value = member { true } else { false }
        }
        diagnostics.report(
          .noMember(
            "property", path, member.name, of: service, where: isFitting,
            or: "a function: data is read from properties"))
      }
      return nil
    }
    usedServices.append(service.reference.name)
    note(path, of: service)
    let value = Expression.service(service.reference.property, path: path.members)
    guard path.members.count > 1 else { return (value, property.type) }
    if let path = path.afterFirstDot { check(path, property.type, for: type) }
    return (value, nil)
  }

  /// Reports the names that `serviceCall` leaves out.
  mutating func checkCall(of path: DataPath) {
    guard let service = directory.service(path.head) else {
      guard !recovery.names.mayBeService(path.head) else { return }
      let other = path.head.capitalized
      if directory.hasAny(other.interned) {
        return diagnostics.report(
          .unknownName, at: path.span,
          "\(other.text.quoted) isn't a service: write `{ \"tell\": \"\(other.text)\", \"call\": \"\(path.text.dropFirst(path.head.text.count + 1))\" }`"
        )
      }
      let name = Located(path.head.interned, at: path.span)
      return diagnostics.report(
        .unknownName, "no service is called \(name.value.quoted) here",
        Suggestion(for: name, among: directory.serviceNames),
        or: "`call` names a service that has a spec, and its function: `\"authService.signOut\"`")
    }
    switch service.callee(path) {
    case .function: note(path, of: service)
    case .refusal(let refusal): if service.isKnown { diagnostics.report(refusal) }
    }
  }

  /// Notes the service and its member that a path names.
  private mutating func note(_ path: DataPath, of service: Service) {
    guard let name = path.members.first?.name, let span = path.memberSpan else { return }
    let owner = Meaning.Owner(.service, service.reference.name)
    meanings.note(.spec, owner.name.interned, of: owner, at: path.span)
    meanings.note(.served, name.interned, of: owner, at: span)
  }
}

/// The function that an answer calls.
private enum Callee {
  case function(Service.Function)
  /// Why an answer can't call it.
  case refusal(Diagnostic)
}

extension Service {
  /// Whether it has no other members than these.
  fileprivate var isKnown: Bool { declaration?.hasAllMembers != false }

  fileprivate func callee(_ path: DataPath) -> Callee {
    guard let name = path.members.first?.name, path.members.count == 1 else {
      return .refusal(.namesNoMember(path, known: memberNames))
    }
    let functions = functions(named: name)
    guard let function = functions.first else {
      return .refusal(
        .noMember(
          "function", path, name, of: self,
          where: {
            if case .function(let function) = $0 { function.obstacle == nil } else { false }
          },
          or: "a property: `call` takes functions"))
    }
    let span = path.memberSpan ?? path.span
    if functions.count > 1 { return .refusal(.several("functions", called: name.text, at: span)) }
    guard let obstacle = function.obstacle else { return .function(function) }
    return .refusal(Diagnostic(.cannotCall, at: span, "\(name.text.quoted) \(obstacle)"))
  }

  fileprivate func functions(named name: MemberName) -> [Function] {
    declaration?.functions(named: name) ?? []
  }

  fileprivate func property(named name: MemberName) -> Property? {
    declaration?.property(named: name)
  }

  fileprivate var memberNames: [String] { memberNames { _ in true } }

  fileprivate func memberNames(where isFitting: (Member) -> Bool) -> [String] {
    (declaration?.members ?? []).filter(isFitting).map { member in
      switch member {
      case .value(let property): property.name.text
      case .function(let function): function.signature.name.text
      }
    }
  }
}

extension Service.Function {
  /// Why an answer can't call it.
  fileprivate var obstacle: String? {
    if isAsync {
      "is `async`, and an answer doesn't wait: let a view model call it, and send an event when it "
        + "is done"
    } else if isThrowing {
      "`throws`, and an answer handles no errors: let a view model call it, or a `custom`"
    } else if signature.parameters.contains(where: \.isInout) {
      "changes its arguments (`inout`), and data doesn't change: call it in a `custom`"
    } else if signature.isGeneric {
      "is generic, and specs don't know whether data fits it: call it in a `custom`"
    } else {
      nil
    }
  }
}

extension Diagnostic {
  fileprivate static func namesNoMember(_ path: DataPath, known: [String]) -> Diagnostic {
    let has = known.isEmpty ? "it has none" : "it has \(list(known))"
    return Diagnostic(
      .unknownName, at: path.span,
      "\(path.head.text.quoted) is a service: write one of its members after a dot; \(has)")
  }

  /// - Parameters:
  ///   - isFitting: whether a member can be used there.
  ///   - otherKind: what a member of the name is, if there is one.
  fileprivate static func noMember(
    _ kind: String, _ path: DataPath, _ name: MemberName, of service: Service,
    where isFitting: (Service.Member) -> Bool, or otherKind: String
  ) -> Diagnostic {
    let known = service.memberNames
    let fitting = service.memberNames(where: isFitting)
    let span = path.memberSpan ?? path.span
    guard !known.contains(name.text) else {
      return Diagnostic(.unknownName, at: span, "\(name.text.quoted) is \(otherKind)")
    }
    return Diagnostic(
      .unknownName,
      "the service \(service.reference.name.text.quoted) has no \(kind) \(name.text.quoted)",
      Suggestion(for: name.text, at: span, among: known),
      or: fitting.isEmpty ? "it has none that fits" : "it has \(list(fitting))")
  }

  /// - Parameter way: another way to call it.
  static func several(
    _ kind: String, called name: String, at span: SourceSpan,
    way: String = ", or call it in a `custom`"
  ) -> Diagnostic {
    Diagnostic(
      .cannotCall, at: span,
      "several \(kind) are called \(name.quoted): give the one that is meant a name of its own\(way)"
    )
  }
}

// MARK: - Named answers

/// An answer that others give by its name.
struct NamedAnswer {
  let signature: Signature
  /// The step with which it leaves its sender, if any.
  fileprivate let back: StepSpec?
  private let waits: Bool
  private let asks: Bool

  fileprivate init(_ spec: CoordinatorSpec.EventSpec, in resolver: inout AnswerResolver) {
    signature = Signature(spec.declaration)
    let steps = spec.steps.flattened
    asks = resolver.asksSender(steps)
    back = steps.first { $0.effect == .goesBack }
    waits = steps.contains(where: \.waits)
  }

  /// Whether a screen or a child flow has to have sent the event that is answered.
  var needsSender: Bool { back != nil }
  /// Whether it does something else for another sender.
  var takesSender: Bool { needsSender || waits || asks }

  /// The name of its sender, if it takes one.
  var sender: MemberName? {
    guard takesSender else { return nil }
    var number = 2
    return FixedName.local(MemberName("sender"), from: &number) { name in
      signature.parameters.contains { $0.name == name }
    }
  }
}

/// Resolves named answers, and the steps that give them.
extension AnswerResolver {
  mutating func gatherNamedAnswers() -> [InternedText: NamedAnswer] {
    var answers: [InternedText: NamedAnswer] = [:]
    for spec in coordinator.spec.answers {
      answers.insert(NamedAnswer(spec, in: &self), for: spec.declaration.name.value.interned)
    }
    return answers
  }

  mutating func namedAnswers() -> [Answer] {
    coordinator.spec.answers.map { spec in
      let named = NamedAnswer(spec, in: &self)
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
      arguments: arguments(for: answer.signature, of: Receiver(coordinator), target, in: scope))
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
