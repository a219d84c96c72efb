import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

/// The screen's services, protocol and events, and the view model that stores its state.
struct ViewModelTemplate {
  let screen: Screen
  let configuration: Configuration

  private var access: Code { configuration.access.modifier }
  private var names: Screen.Names { screen.names }
  /// Whether the view model is `@Observable`; otherwise properties publish its state.
  private var isTracked: Bool { screen.isTracked }

  var parts: CodeList {
    [services, viewModel, observed(screen.derived), flowDelegate, alerts, defaultViewModel]
  }

  func addImports(to imports: inout Imports) {
    if isTracked { imports.add(Imports.observation) }
    if !screen.state.isEmpty, !isTracked || screen.list != nil { imports.add(Imports.runtime) }
    if !screen.derived.isEmpty, !isTracked { imports.add(Imports.runtime) }
    imports.addMembers(of: screen)
    imports.add(hidden: screen.services.lazy.map(\.service.name))
    imports.add(visible: screen.services.lazy.map(\.service.has))
    for derived in screen.derived { imports.add(derived.type) }
    if let alerts = screen.alerts {
      imports.add(Imports.runtime)
      for value in alerts.cases.flatMap(\.values) { imports.add(value.parameter.type) }
    }
    imports.add(hidden: screen.storage)
    imports.add(hidden: screen.modelControllers)
  }

  private var services: Code {
    guard !screen.services.isEmpty else { return .empty }
    let needed: CodeList = screen.services.map { "\($0.service.has)" }
    return Code.composition("\(access)typealias \(names.services)", needed)
  }

  // MARK: - Protocols

  private var viewModel: Code {
    let members: CodeList = [
      .lines(screen.inputs.map { requirement($0) }),
      isTracked
        ? .lines(screen.state.map { requirement($0) })
        : .sections(screen.state.map { stateRequirement($0) }),
      .lines(screen.derived.map { requirement($0) }),
      .lines(screen.actions.map { requirement($0) }),
      .lines(screen.closures.map(\.closureRequirement)),
    ]
    let parents: Code = isTracked ? "AnyObject, Observable" : "AnyObject"
    return """
      \(Code.documentation(screen.summary))
      @MainActor
      \(access)protocol \(names.viewModel): \(parents) {
        \(sections: members)
      }
      """
  }

  private func requirement(_ property: Property) -> Code {
    """
    \(Code.documentation(property.summary))
    \(Code.required("\(property.name)", "\(property.type)", property.accessors))
    """
  }

  private func stateRequirement(_ state: Property) -> Code {
    """
    \(Code.documentation(state.summary))
    \(Code.required("\(state.name)", "\(state.type)", state.accessors))
    \(Code.required("\(state.observed)", "\(configuration.runtime(.readOnlyProperty))<\(state.type)>"))
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
        "\(configuration.runtime(.derivedProperty))", ["of: self"] + first + others)
      return """
        \(Code.property("\(access)var \(value.observed)", "\(configuration.runtime(.derivedProperty))<\(value.type)>")) {
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

  // MARK: - The view model

  private var defaultViewModel: Code {
    """
    \(purpose)
    @MainActor
    \(isTracked ? "@Observable" : "")
    \(access)final class \(names.defaultViewModel)\(conformance) {
      \(sections: [reporting, stored, observed, alert, storage, initializer] + forwards)
    }
    """
  }

  private var purpose: Code {
    guard !screen.isExternal else {
      return "/// Reports the events of your own \(names.base.spoken) screen to the flow."
    }
    let others: Code = screen.actions.contains { $0.forwarded != nil } ? "other " : ""
    let own: Code =
      screen.actions.contains { $0.forwarded == nil }
      ? "Its \(others)actions are" : "Conforms to `\(names.viewModel)`"
    return """
      /// \(own) in `\(names.defaultViewModel)+Actions.swift`.
      """
  }

  /// A storyboard's view controller can be made from the services of such a view model.
  private var conformance: Code {
    if screen.isExternal { return ": \(wrap: "\(names.viewModel)")" }
    guard case .storyboard = screen.view, screen.inputs.isEmpty, !screen.services.isEmpty else {
      return .empty
    }
    return ": \(wrap: "\(.runtime).ServicesViewModel")"
  }

  private var reporting: Code {
    switch screen.reporting {
    case .none: .empty
    case .delegate:
      "\(untracked)\(access)weak var \(.flowDelegate): \(wrap: "(any \(names.delegateProtocol))?")"
    case .closures: .lines(screen.events.map { $0.closureProperty("\(untracked)\(access)") })
    }
  }

  /// The attribute of stored properties that aren't state, in a class that tracks all of them.
  private var untracked: Code { isTracked ? "@ObservationIgnored " : "" }

  private var stored: Code {
    .sections([
      .lines(screen.services.map { .property("let \($0.property)", "any \($0.service.name)") }),
      .lines(screen.inputs.map { .property("\(access)let \($0.name)", "\($0.type)") }),
      .lines(screen.modelControllers.map { $0.documented("let ") }),
    ])
  }

  private var observed: Code {
    let setting = configuration.access.readOnly
    guard isTracked else {
      return .sections(
        screen.state.map {
          $0.observable(access, setting: $0.isEdited ? access : setting, in: configuration)
        })
    }
    return .lines(screen.state.map { $0.tracked($0.isEdited ? access : setting) })
  }

  /// The current alert. The screen observes it synchronously, however the view model publishes
  /// state.
  private var alert: Code {
    guard let alerts = screen.alerts else { return .empty }
    let setting = configuration.access.readOnly
    let head: Code =
      "\(untracked)@\(configuration.runtime(.observableProperty)) \(setting)var \(.alert)"
    return """
      /// What the stage shows above the screen; nil when it is over.
      \(Code.property(head, "\(alerts.type)?"))
      """
  }

  private var storage: Code {
    .lines(screen.storage.map { $0.documented("\(untracked)var ") })
  }

  private var initializer: Code {
    let services = screen.parameter(.services)
    let first: CodeList =
      screen.services.isEmpty ? [] : ["\(.withServices) \(services): any \(names.services)"]
    let inputs = screen.inputs.map { Code.parameter($0) }
    let assignments: CodeList =
      screen.services.map { .assignment("\($0.property)", "\(services).\($0.service.property)") }
      + screen.inputs.map { "self.\($0.name) = \($0.name)" }
      + screen.state.map { $0.beginning(isTracked: isTracked, in: configuration) }
      + screen.storage.map { property in
        property.start.map { "self.\(property.name) = \($0)" } ?? ""
      }
    let isImplicit = screen.services.isEmpty && inputs.isEmpty && assignments.isEmpty
    if isImplicit, configuration.access == .internal { return .empty }
    return """
      \(access)init(\(list: first + inputs)) {
        \(lines: assignments)
      }
      """
  }

  private var forwards: CodeList {
    screen.actions.map { action in action.forwarded.map { forward(action, $0) } ?? "" }
  }

  private func forward(_ action: Screen.Action, _ event: Event) -> Code {
    let signature = action.signature
    let report: Code
    if screen.reporting == .closures {
      let values: CodeList = signature.parameters.map { "\($0.name)" }
      report = "\(signature.member(event.closure))?(\(list: values))"
    } else {
      let arguments = Code.arguments(passing: signature.parameters)
      let delegate = signature.member(.flowDelegate)
      report = "\(delegate)?.\(event.signature.name)(\(list: "self", arguments))"
    }
    return """
      \(Code.function(signature, modifiers: access)) {
        \(report)
      }
      """
  }
}

extension Property {
  /// The accessors that the view may use.
  fileprivate var accessors: Code { isEdited ? "{ get set }" : "{ get }" }
}
