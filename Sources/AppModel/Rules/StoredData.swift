import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

extension Rules {
  /// Places can store the data of all that is restored. Whether own types are `Codable` is for the
  /// compiler to say.
  static func storedData(_ app: WholeApp, _ diagnostics: inout Diagnostics) {
    guard app.configuration.restore else { return }
    for screen in app.specs.screens.lazy.map(\.spec) {
      guard screen.isRestored, !screen.isExternal, screen.view?.isOfSystem != true else { continue }
      let values = screen.inputs.map(\.declaration)
      check(values, hiding: screen.secret, "screen", &diagnostics)
    }
    for flow in app.flows.lazy.map(\.spec) where flow.isRestored && !flow.isExternal {
      let values = (flow.inputs + flow.state).map(\.declaration)
      check(values, hiding: flow.secret, "flow", &diagnostics)
      for beginning in flow.starts {
        check(beginning.values.map(\.value), hiding: flow.secret, "flow", &diagnostics)
      }
    }
  }

  private static func check(
    _ values: some Sequence<ValueDeclaration>, hiding secret: [Located<MemberName>],
    _ kind: String, _ diagnostics: inout Diagnostics
  ) {
    for value in values {
      let reason: String
      if secret.contains(where: { $0.value == value.name.value }) {
        reason = "\(value.name.value.text.quoted) is secret"
      } else if !value.type.value.isStorable {
        reason = "\(value.type.value.text.quoted) can't be `Codable`"
      } else {
        continue
      }
      diagnostics.report(
        .notStorable, at: value.type.span,
        "\(reason), so the \(kind) can't be restored; say that with `\"restore\": false`")
    }
  }
}

extension SwiftType {
  /// Whether it may be `Codable`, by its form.
  fileprivate var isStorable: Bool {
    switch kind {
    case .named: onlyName.map { !["Any", "AnyObject"].contains($0.text) } ?? true
    case .optional(let type), .array(let type): type.isStorable
    case .dictionary(let key, let value): key.isStorable && value.isStorable
    case .tuple, .existential, .composition, .metatype, .function: false
    }
  }
}
