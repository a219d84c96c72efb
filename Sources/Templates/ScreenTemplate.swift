import AppModel
import Language
import Storage

/// `LoginScreen.generated.swift`: the screen as a flow holds it.
struct ScreenTemplate {
  let screen: Screen
  let configuration: Configuration

  private var access: Code { configuration.access.modifier }
  private var names: Screen.Names { screen.names }

  var code: Code {
    """
    \(imports)

    \(sections: [variants, declaration, relay, picker?.makeResult ?? "", viewController])

    """
  }

  private var hasClosures: Bool { configuration.flowOutput == .closures }

  private var picker: PickerPieces? {
    screen.picker.map { PickerPieces(screen: screen, picker: $0, hasClosures: hasClosures) }
  }

  private var imports: Code {
    var imports = Imports(configuration)
    imports.add(Imports.runtime)
    imports.add(screen.inputs)
    imports.add(screen.events)
    guard hasViewController else { return imports.code }
    return """
      \(imports.code)

      #if canImport(UIKit) && !os(watchOS)
        \(Imports.visible([Imports.uiKit], configuration.access))
      #endif
      """
  }

  private var declaration: Code {
    let delegate: Code =
      hasClosures
      ? .lines(screen.events.map { $0.closureProperty(access) })
      : screen.events.isEmpty
        ? "" : .property("private weak var flowDelegate", "(any \(names.flowDelegate))?")
    return """
      /// The \(names.base.spoken) screen as a flow holds it.
      @MainActor
      \(Code.type("\(access)final class \(names.screen)", "GeneratedRuntime.Screen"))
        \(access)let viewModel: \(names.defaultViewModel)
        \(access)let presence = Presence()
        \(screen.variants.isEmpty ? "" : "\(access)let variant: \(names.variant)")
        \(delegate)

        \(sections: [picker?.delegate ?? "", initializer])
      }
      """
  }

  private var initializer: Code {
    let inputs = screen.inputs.map { Code.parameter($0) }
    let passed: CodeList =
      ["withServices: services"] + screen.inputs.map { "\(argument: $0.name): \($0.name)" }
    let delegate: CodeList =
      screen.events.isEmpty || hasClosures ? [] : ["flowDelegate: (any \(names.flowDelegate))?"]
    let variant: CodeList = screen.variants.isEmpty ? [] : ["variant: \(names.variant)"]
    let services: CodeList = ["withServices services: any \(names.services)"]
    let parameters = services + variant + inputs + delegate
    return """
      \(Code.call("\(access)init", parameters, tail: ") {"))
        \(Code.call("viewModel = \(names.defaultViewModel)", passed))
        \(screen.variants.isEmpty ? "" : "self.variant = variant")
        \(delegate.isEmpty ? "" : "self.flowDelegate = flowDelegate")
        \(delegate.isEmpty ? "" : "viewModel.flowDelegate = self")
        \(lines: hasClosures ? screen.events.map(\.relay) : [])
      }
      """
  }

  /// The view model reports to its screen, which passes on what comes while it is shown.
  private var relay: Code {
    guard !screen.events.isEmpty, !hasClosures else { return .empty }
    return """
      \(Code.type("extension \(names.screen)", "\(names.flowDelegate)"))
        \(sections: screen.events.map(relayed))
      }
      """
  }

  private func relayed(_ event: Event) -> Code {
    let signature = event.signature
    let arguments = Code.arguments(passing: signature.parameters)
    let sender = event.sender(names.viewModel)
    let call = Code.call(
      "\(signature.member("flowDelegate"))?.\(signature.name)", first: "\(event.sender)", arguments)
    return """
      \(Code.function(signature, modifiers: access, sender: sender, tail: ") {"))
        \(Code.closure("\(signature.member("presence")).report", call))
      }
      """
  }

  private var viewController: Code {
    guard hasViewController else { return .empty }
    let head: Code = "extension \(names.screen)"
    let conformance: Code = """
      \(Code.type(head, "GeneratedRuntime.ViewControllerScreen"))
        \(access)func makeViewController() -> UIViewController {
          \(madeViewController)
        }
      }
      """
    return """
      #if canImport(UIKit) && !os(watchOS)
        \(sections: [conformance] + storyboards)
      #endif
      """
  }

  private var madeViewController: Code {
    guard !screen.variants.isEmpty else { return make(names.viewController) }
    let cases = screen.variants.map { variant -> Code in
      """
      case .\(variant):
        \(make(names.viewController(of: variant)))
      """
    }
    return """
      switch variant {
      \(lines: cases)
      }
      """
  }

  private func make(_ viewController: TypeName) -> Code {
    if case .picker = screen.view { return "makePicker(makeResult())" }
    if case .storyboard = screen.view {
      return .call("\(viewController).instantiate", ["with: viewModel"])
    }
    return .call("\(viewController)", ["viewModel: viewModel"])
  }

  private var storyboards: CodeList {
    guard case .storyboard(let storyboard) = screen.view else { return [] }
    return screen.viewControllers.map { name, _ in
      StoryboardPieces(screen: screen, storyboard: storyboard, name: name).conformance
    }
  }

  private var hasViewController: Bool {
    if case .none = screen.view { return false }
    return configuration.ui == .uikit
  }

  /// The variants, and who chooses between them.
  private var variants: Code {
    guard let first = screen.variants.first else { return .empty }
    let choice = ServiceReference(names.variant)
    return """
      /// How the \(names.base.spoken) screen can be shown.
      \(Code.type("\(access)enum \(names.variant)", "String, CaseIterable, Sendable"))
        \(lines: screen.variants.map { "case \($0)" })
      }

      /// Decides how the \(names.base.spoken) screen is shown.
      @MainActor
      \(access)protocol \(choice.has) {
        \(Code.required("\(choice.property)", "\(names.variant)"))
      }

      extension \(choice.has) {
        \(Code.computed("\(access)var \(choice.property)", "\(names.variant)", ".\(first)"))
      }
      """
  }
}
