import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

/// A screen's services, its view model as the view knows it, and its events.
struct ViewModelTemplate {
  let screen: Screen
  let configuration: Configuration

  private var access: Code { configuration.access.modifier }
  private var names: Screen.Names { screen.names }
  /// Whether the screen is `@Observable`; otherwise properties publish its state.
  private var isTracked: Bool { screen.isTracked }

  var parts: CodeList {
    [services, viewModel, observed(screen.derived), flowDelegate, alerts]
  }

  func addImports(to imports: inout Imports) {
    if isTracked { imports.add(Imports.observation) }
    imports.addMembers(of: screen)
    imports.add(hidden: screen.services.lazy.map(\.service.name))
    imports.add(visible: screen.services.lazy.map(\.service.has))
    for derived in screen.derived { imports.add(derived.type) }
    if let alerts = screen.alerts {
      for value in alerts.cases.flatMap(\.values) { imports.add(value.parameter.type) }
    }
  }

  private var services: Code {
    guard !screen.services.isEmpty else { return .empty }
    let needed: CodeList = screen.services.map { "\($0.service.has)" }
    return Code.composition("\(access)typealias \(names.services)", needed)
  }

  // MARK: - Protocols

  private var viewModel: Code {
    let members: CodeList = [
      .lines(screen.kept.map { requirement($0) }),
      isTracked
        ? .lines(screen.state.map { requirement($0) })
        : .sections(screen.state.map { requirement($0, isPublished: true) }),
      .lines(screen.derived.map { requirement($0) }),
      .lines(screen.actions.map { requirement($0) }),
    ]
    return """
      \(Code.documentation(screen.summary))
      @MainActor
      \(access)protocol \(names.viewModel): \(wrap: "\(.runtime).Screen\(isTracked ? ", Observable" : "")") {
        \(sections: members)
      }
      """
  }

  /// - Parameter isPublished: whether another property publishes it.
  private func requirement(_ property: Property, isPublished: Bool = false) -> Code {
    let type: Code = "\(.runtime).\(.readOnlyProperty)<\(property.type)>"
    return """
      \(Code.documentation(property.summary))
      \(Code.required("\(property.name)", "\(property.type)", property.isEdited ? "{ get set }" : "{ get }"))
      \(isPublished ? .required("\(property.observed)", type) : "")
      """
  }

  /// The properties that publish derived values, which change with any of the state. In an
  /// extension of the protocol, so that stubs and samples have them.
  private func observed(_ derived: [Property]) -> Code {
    guard !derived.isEmpty, !isTracked else { return .empty }
    let first: CodeList = screen.state.first.map { ["from: \($0.observed)"] } ?? []
    let others = screen.state.dropFirst().map { "\($0.observed)" as Code }
    let properties: CodeList = derived.map { value in
      let made = Code.call(
        "\(.runtime).\(.derivedProperty)", ["of: self"] + first + others)
      return """
        \(Code.property("\(access)var \(value.observed)", "\(.runtime).\(.derivedProperty)<\(value.type)>")) {
          \(made) { $0.\(value.name) }
        }
        """
    }
    return """
      extension \(names.viewModel) {
        \(sections: properties)
      }
      """
  }

  private func requirement(_ action: Screen.Action) -> Code {
    """
    \(Code.documentation(action.summary))
    \(Code.function(action.signature))\(action.isAsync ? " async" : "")
    """
  }

  private var flowDelegate: Code {
    guard screen.reporting == .delegate else { return .empty }
    return """
      @MainActor
      \(access)protocol \(names.delegateProtocol): AnyObject {
        \(lines: screen.events.map { $0.requirement(sender: $0.sender(names.viewModel)) })
      }
      """
  }

  private var alerts: Code {
    guard let alerts = screen.alerts else { return .empty }
    let enumeration = EnumerationTemplate(
      alerts.cases.map { .init($0.name, $0.values) }, hiding: screen.secret, access: access)
    return """
      /// What the \(names.base.spoken) screen tells or asks in an alert.
      \(enumeration.code("\(alerts.type)", alerts.isEquatable ? ["Equatable"] : []))
      """
  }
}
