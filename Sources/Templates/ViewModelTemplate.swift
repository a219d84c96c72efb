import AppModel
import Language
import Storage
import Syntax

/// `LoginViewModel.generated.swift`: what the screen needs, shows, does and reports, and the view
/// model that holds its state.
struct ViewModelTemplate {
  let screen: Screen
  let configuration: Configuration

  private var access: Code { configuration.access.modifier }
  private var names: Screen.Names { screen.names }

  var code: Code {
    """
    \(imports.code)

    \(sections: [services, viewModel, flowDelegate, defaultViewModel, forwards])

    """
  }

  private var imports: Imports {
    var imports = Imports(configuration)
    imports.add(conformanceTo: Imports.runtime)
    if !screen.state.isEmpty { imports.add(Imports.runtime) }
    imports.add(screen.inputs)
    imports.add(screen.actions)
    imports.add(screen.events)
    imports.add(hidden: screen.services.lazy.map(\.service.name))
    for state in screen.state {
      imports.add(state.type)
      if let value = state.defaultValue { imports.add(hidden: value) }
    }
    for own in [screen.storage, screen.modelControllers].joined() {
      imports.add(hidden: own.type)
      if let value = own.defaultValue { imports.add(hidden: value) }
    }
    return imports
  }

  private var services: Code {
    let needed: CodeList = screen.services.map { "\($0.service.has)" }
    return """
      /// What the \(names.base.spoken) screen needs from the app.
      \(Code.composition("\(access)typealias \(names.services)", needed))
      """
  }

  // MARK: - Protocols

  private var viewModel: Code {
    let subject: Code = "What the \(names.base.spoken) screen's view shows and calls."
    let members: CodeList = [
      .lines(screen.inputs.map { requirement($0) }),
      .sections(screen.state.map { stateRequirement($0) }),
      .lines(screen.actions.map { requirement($0) }),
      .lines(closures.map(\.closureRequirement)),
    ]
    guard !members.isEmpty else {
      return """
        \(Code.documentation(subject, screen.summary))
        @MainActor
        \(access)protocol \(names.viewModel): AnyObject {}
        """
    }
    return """
      \(Code.documentation(subject, screen.summary))
      @MainActor
      \(access)protocol \(names.viewModel): AnyObject {
        \(sections: members)
      }
      """
  }

  private func requirement(_ input: Property) -> Code {
    """
    \(Code.documentation(input.summary))
    \(Code.required("\(input.name)", "\(input.type)"))
    """
  }

  private func stateRequirement(_ state: Property) -> Code {
    """
    \(Code.documentation(state.summary))
    \(Code.required("\(state.name)", "\(state.type)"))
    \(Code.required("\(state.observed)", "ReadOnlyProperty<\(state.type)>"))
    """
  }

  private func requirement(_ action: Screen.Action) -> Code {
    """
    \(Code.documentation(action.summary))
    \(Code.function(action.signature, tail: action.isAsync ? ") async" : ")"))
    """
  }

  private var hasClosures: Bool { configuration.flowOutput == .closures }

  private var closures: ArenaList<Event> { hasClosures ? screen.events : [] }

  private var flowDelegate: Code {
    guard !screen.events.isEmpty, !hasClosures else { return .empty }
    return """
      /// What the user did on the \(names.base.spoken) screen.
      @MainActor
      \(access)protocol \(names.flowDelegate): AnyObject {
        \(lines: screen.events.map { requirement($0) })
      }
      """
  }

  private func requirement(_ event: Event) -> Code {
    """
    \(Code.documentation(event.summary))
    \(Code.function(event.signature, sender: event.sender(names.viewModel)))
    """
  }

  // MARK: - The view model

  private var defaultViewModel: Code {
    """
    /// The \(names.base.spoken) screen's state. What its actions do is written in
    /// `\(names.defaultViewModel)+Actions.swift`.
    @MainActor
    \(Code.type("\(access)final class \(names.defaultViewModel)", conformance))
      \(access)typealias Services = any \(names.services)

      \(sections: [delegateProperty, stored, observed, storage, initializer])
    }
    """
  }

  private var conformance: Code {
    screen.inputs.isEmpty ? "GeneratedRuntime.ServicesViewModel" : "GeneratedRuntime.ViewModel"
  }

  private var delegateProperty: Code {
    guard !hasClosures else {
      return .lines(closures.map { $0.closureProperty(access) })
    }
    return screen.events.isEmpty
      ? .empty : .property("\(access)weak var flowDelegate", "(any \(names.flowDelegate))?")
  }

  private var stored: Code {
    .sections([
      .lines(screen.services.map { .property("let \($0.property)", "any \($0.service.name)") }),
      .lines(screen.inputs.map { .property("\(access)let \($0.name)", "\($0.type)") }),
      .lines(screen.modelControllers.map(modelController)),
    ])
  }

  private func modelController(_ controller: Property) -> Code {
    """
    \(Code.documentation(controller.summary))
    \(controller.variable("let "))
    """
  }

  private var observed: Code {
    let setting = configuration.access.readOnly
    return .sections(screen.state.map { $0.observable(access, setting: setting) })
  }

  private var storage: Code {
    .lines(
      screen.storage.map { property in
        """
        \(Code.documentation(property.summary))
        \(property.variable("var "))
        """
      })
  }

  private var initializer: Code {
    let parameters: CodeList =
      ["withServices services: any \(names.services)"] + screen.inputs.map { Code.parameter($0) }
    let head = Code.call("\(access)init", parameters, tail: ") {")
    let assignments: CodeList =
      screen.services.map { .assignment("\($0.property)", "services.\($0.service.property)") }
      + screen.inputs.map { "self.\($0.name) = \($0.name)" }
    guard !assignments.isEmpty else {
      return Code.call("\(access)init", parameters, tail: ") {}")
    }
    return """
      \(head)
        \(lines: assignments)
      }
      """
  }

  private var forwards: Code {
    let forwards: CodeList = screen.actions.map { action in
      action.forwarded.map { forward(action, $0) } ?? ""
    }
    guard !forwards.isEmpty else { return .empty }
    return """
      extension \(names.defaultViewModel) {
        \(sections: forwards)
      }
      """
  }

  private func forward(_ action: Screen.Action, _ event: Event) -> Code {
    if hasClosures {
      let values = action.signature.parameters.map { "\($0.name)" } as CodeList
      return """
        \(Code.function(action.signature, modifiers: access, tail: ") {"))
          \(Code.call("\(action.signature.member(event.closure))?", values))
        }
        """
    }
    let delegate = action.signature.member("flowDelegate")
    let arguments = Code.arguments(passing: action.signature.parameters)
    return """
      \(Code.function(action.signature, modifiers: access, tail: ") {"))
        \(Code.call("\(delegate)?.\(event.signature.name)", first: "self", arguments))
      }
      """
  }
}

extension Event {
  /// The first parameter of the delegate's method.
  func sender(_ type: TypeName) -> Code { "_ \(sender): any \(type)" }
}

extension Property {
  /// The name under which a state is observed: no keyword ends so.
  var observed: Code { "\(unescaped: name)Property" }

  /// A state that can be observed, with the property to observe it by.
  func observable(_ access: Code = "", setting: Code = "") -> Code {
    let property: Code = "\(access)var \(observed)"
    return """
      \(variable("@ObservableProperty \(setting)var "))
      \(Code.computed(property, "ReadOnlyProperty<\(type)>", "$\(unescaped: name)"))
      """
  }

  /// A stored property that starts with its default, or empty. A type that the value shows by
  /// itself isn't repeated.
  func variable(_ head: Code) -> Code {
    let value = defaultValue ?? type.emptyValue
    if let value, shows(type, in: value) { return .assignment("\(head)\(name)", "\(value)") }
    if type.isOptional, defaultValue == nil {
      return .property("\(head)\(name)", "\(type)")
    }
    return .property("\(head)\(name)", "\(type)", value: value)
  }

  private func shows(_ type: SwiftType, in value: SwiftValue) -> Bool {
    if case .call(let callee, _) = value.form, case .type(let called) = callee.form {
      return called == type
    }
    guard case .literal(let literal) = value.form else { return false }
    switch literal.bytes.first {
    case UInt8(ascii: "\""): return type == .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return type == .bool
    case let first? where first.isDigit: return type == .int && literal.bytes.allSatisfy(\.isDigit)
    default: return false
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
