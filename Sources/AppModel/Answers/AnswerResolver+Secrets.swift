import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// A screen, a flow or a service that takes data. Its spec says which of its names are secret.
struct Receiver {
  let owner: Meaning.Owner
  fileprivate let secret: Set<MemberName>

  init(_ screen: Screen) {
    (owner, secret) = (Meaning.Owner(screen), screen.secret)
  }

  init(_ flow: FlowInterface) {
    (owner, secret) = (Meaning.Owner(flow), flow.secret)
  }

  init(_ service: Service) {
    owner = Meaning.Owner(.service, service.reference.name)
    secret = service.declaration?.secret ?? []
  }

  /// For messages.
  fileprivate var quoted: String {
    "the \(owner.kind == .coordinator ? "flow" : owner.kind.rawValue) \(owner.name.text.quoted)"
  }
}

/// Data that must stay secret wherever it goes: it is reported where the spec that takes it under a
/// name doesn't keep that secret.
extension AnswerResolver {
  /// Data that is passed by its name.
  mutating func checkSecret(
    _ source: MemberName, for slot: Slot, of receiver: Receiver, at span: SourceSpan,
    in scope: AnswerScope
  ) {
    check(scope.isSecret(source), source.text, as: slot.name, of: receiver, at: span)
  }

  /// Data that a spec binds.
  mutating func checkSecret(
    _ binding: BindingSpec, for slot: Slot, of receiver: Receiver, in scope: AnswerScope
  ) {
    guard scope.hasSecrets || directory.hasSecretServices, let source = binding.source,
      let path = source.path
    else { return }
    checkSecret(path, as: slot.name, of: receiver, at: source.span, in: scope)
  }

  /// An input of the screen around an embedded one, which gets it.
  mutating func checkSecret(
    _ input: OuterInput, for slot: Slot, of receiver: Receiver, at span: SourceSpan
  ) {
    check(input.isSecret, slot.name.text, as: slot.name, of: receiver, at: span)
  }

  /// The text that a field of an alert begins with.
  mutating func checkSecret(
    _ text: SwiftValue, forField name: MemberName, in scope: AnswerScope
  ) {
    guard case .data(let path) = text.kind else { return }
    checkSecret(path, as: name, of: Receiver(coordinator), at: path.span, in: scope)
  }

  private mutating func checkSecret(
    _ path: DataPath, as name: MemberName, of receiver: Receiver, at span: SourceSpan,
    in scope: AnswerScope
  ) {
    check(isWholeSecret(path, in: scope), path.text, as: name, of: receiver, at: span)
  }

  private mutating func check(
    _ isSecret: Bool, _ source: @autoclosure () -> String, as name: MemberName,
    of receiver: Receiver, at span: SourceSpan
  ) {
    guard isSecret, !receiver.secret.contains(name) else { return }
    warnings.report(
      .unkeptSecret, at: span,
      "\(source().quoted) is secret, but \(name.text.quoted) of \(receiver.quoted) isn't: add "
        + "\(name.text.quoted) to `secret` in that spec")
  }

  /// A part of a secret, and a value computed from it, may be none.
  private func isWholeSecret(_ path: DataPath, in scope: AnswerScope) -> Bool {
    guard isSecret(path, in: scope) else { return false }
    let owned = scope.pathInFlow(path) ?? path
    return owned.members.isEmpty || !scope.hasData(owned.head) && owned.members.count == 1
  }
}

extension JSONString {
  /// The data that it names, also after an equals sign; nil for other values.
  fileprivate var path: DataPath? {
    var ignored = Diagnostics()
    guard isExpression else {
      return DataPath.parse(self, into: &ignored)
    }
    let value = SwiftValue.parseWithData(self, from: 1, into: &ignored)
    guard case .data(let path) = value?.kind else { return nil }
    return path
  }
}

/// Data that nothing prints, in what an answer shows.
extension AnswerResolver {
  /// Whether a path begins with such data: of the event, its sender, the flow or a service.
  func isSecret(_ path: DataPath, in scope: AnswerScope) -> Bool {
    if let own = scope.pathInFlow(path) { return coordinator.secret.contains(own.head) }
    if scope.hasData(path.head) { return scope.isSecret(path.head) }
    guard let member = path.members.first?.name else { return false }
    return directory.service(path.head)?.declaration?.secret.contains(member) == true
  }

  /// - Parameter source: a name, a path, or after `=` a value.
  func isSecret(_ source: JSONString, in scope: AnswerScope) -> Bool {
    if source.isExpression {
      return SwiftValue.data(in: source).contains { isSecret($0, in: scope) }
    }
    return source.path.map { isSecret($0, in: scope) } ?? false
  }
}

extension AlertSpec {
  /// Whether what it says contains such data.
  func isSecret(_ isSecret: (DataPath) -> Bool) -> Bool {
    ([title, message].compactMap(\.self) + buttons.map(\.title))
      .contains { $0.hasData && $0.data.contains(where: isSecret) }
  }
}
