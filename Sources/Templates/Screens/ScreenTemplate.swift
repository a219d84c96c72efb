import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

/// The object that a flow shows.
struct ScreenTemplate {
  let screen: Screen
  let embedded: EmbeddedScreens
  let places: PlaceTemplate
  let configuration: Configuration

  private var access: Code { configuration.access.modifier }
  private var names: Screen.Names { screen.names }

  var parts: CodeList {
    [
      variants, declaration, relay, alerts?.code ?? "", picker?.makeResult ?? "",
      places.code(of: screen, access), viewController,
    ]
  }

  private var picker: PickerPieces? {
    screen.picker.map { PickerPieces(screen: screen, picker: $0, configuration: configuration) }
  }

  private var alerts: ScreenAlertsTemplate? {
    screen.alerts.map { ScreenAlertsTemplate(screen: screen, alerts: $0) }
  }

  func addImports(to imports: inout Imports) {
    imports.add(Imports.runtime)
    if let title = screen.title { imports.add(hidden: title) }
    for alert in screen.alerts?.cases ?? [] { imports.add(hidden: alert.content) }
  }

  private var declaration: Code {
    """
    @MainActor
    \(access)final class \(names.screen): \(wrap: "\(.runtime).Screen") {
      \(access)let \(.viewModel): \(names.defaultViewModel)
      \(access)let \(.presence)\(embedding.isEmpty ? " = \(link)" : ": \(configuration.runtime(.presenceType))")
      \(screen.variants.isEmpty ? "" : "\(access)let \(.variant): \(names.variant)")
      \(embedding.properties(access))
      \(reporting)

      \(sections: [screen.view.isSession ? "" : picker?.delegate ?? "", initializer])
    }
    """
  }

  private var embedding: EmbeddingPieces { EmbeddingPieces(of: screen, embedded) }

  /// Its link to the stage.
  private var link: Code {
    let names: Code = "[\(Code.joined(embedding.names, by: ", "))]"
    return .call(
      "\(configuration.runtime(.presenceType))",
      title + (embedding.isEmpty ? [] : ["embedding: \(names)"]))
  }

  private var title: CodeList {
    guard case .value(let title)? = screen.title else { return [] }
    return ["title: \(title)"]
  }

  /// The initializer's statement that takes the title from the view model, if that has it.
  private func keptTitle(_ presence: Code, of viewModel: Code) -> Code {
    guard let title = screen.title else { return .empty }
    if case .value = title { return .empty }
    return .closure(
      "\(presence).keepTitle(of: \(viewModel)) { \(.viewModel) in",
      ScreenAlertsTemplate.expression(title))
  }

  private var reporting: Code {
    switch screen.reporting {
    case .none: .empty
    case .delegate: "private weak var \(.flowDelegate): \(wrap: "(any \(names.delegateProtocol))?")"
    case .closures: .lines(screen.events.map { $0.closureProperty(access) })
    }
  }

  private var initializer: Code {
    let services = screen.parameter(.services)
    let isViewModelHidden = screen.inputs.contains { $0.name == .viewModel }
    let viewModel: Code = isViewModelHidden ? "self.\(.viewModel)" : "\(.viewModel)"
    let hasDelegate = screen.reporting == .delegate
    let first: CodeList = [
      screen.services.isEmpty ? "" : "\(.withServices) \(services): any \(names.services)",
      screen.variants.isEmpty ? "" : "\(.variant): \(names.variant)",
    ]
    let last: CodeList = [hasDelegate ? "\(.flowDelegate): (any \(names.delegateProtocol))?" : ""]
    let parameters =
      first + screen.inputs.map { Code.parameter($0) } + embedding.parameters + last
    let isPresenceHidden = screen.inputs.contains { $0.name == .presence }
    let presence: Code = isPresenceHidden ? "self.\(.presence)" : "\(.presence)"
    let passed: CodeList =
      .services("\(services)", ifAny: !screen.services.isEmpty)
      + screen.inputs.map { "\(argument: $0.name): \($0.name)" }
    return """
      \(access)init(\(list: parameters)) {
        \(viewModel) = \(names.defaultViewModel)(\(list: passed))
        \(lines: embedding.assignments)
        \(embedding.isEmpty ? "" : .assignment(presence, link))
        \(screen.variants.isEmpty ? "" : "self.\(.variant) = \(.variant)")
        \(hasDelegate ? "self.\(.flowDelegate) = \(.flowDelegate)" : "")
        \(hasDelegate ? "\(viewModel).\(.flowDelegate) = self" : "")
        \(lines: screen.closures.map { $0.relay(from: viewModel) })
        \(keptTitle(presence, of: viewModel))
        \(alerts?.observation(of: viewModel) ?? "")
      }
      """
  }

  /// The view model reports to its screen, which forwards events while it is shown.
  private var relay: Code {
    guard screen.reporting == .delegate else { return .empty }
    return """
      extension \(names.screen): \(wrap: "\(names.delegateProtocol)") {
        \(sections: screen.events.map(relayed))
      }
      """
  }

  private func relayed(_ event: Event) -> Code {
    let signature = event.signature
    let arguments = Code.arguments(passing: signature.parameters)
    let sender = event.sender(names.viewModel)
    let call: Code =
      "\(signature.member(.flowDelegate))?.\(signature.name)(\(list: "\(event.sender)", arguments))"
    return """
      \(Code.function(signature, modifiers: access, sender: sender)) {
        \(signature.member(.presence)).report { \(block: call) }
      }
      """
  }

  private var viewController: Code {
    guard hasViewController else { return .empty }
    let conformance: Code = """
      extension \(names.screen): \(wrap: "\(.runtime).ViewControllerScreen") {
        \(access)func makeViewController() -> UIViewController {
          \(madeViewController)
        }
      }
      """
    return configuration.onUIKit(.sections([conformance] + storyboards))
  }

  private var madeViewController: Code {
    guard !screen.variants.isEmpty else { return make(names.view) }
    let cases = screen.variants.map { variant -> Code in
      """
      case .\(variant):
        \(make(names.view(of: variant)))
      """
    }
    return """
      switch \(.variant) {
      \(lines: cases)
      }
      """
  }

  private func make(_ view: TypeName) -> Code {
    if case .picker = screen.view { return "\(.makePicker)(\(.makeResult)())" }
    if screen.view.isSession { return PickerTemplate.start }
    if case .storyboard = screen.view {
      return "\(view).instantiate(\(list: ["with: \(.viewModel)"]))"
    }
    let made: Code = .call("\(view)", ["\(.viewModel): \(.viewModel)"] + embedding.children)
    return screen.view.isSwiftUI
      ? "\(.presence).hostingController(\(list: ["of: \(made)"]))" : made
  }

  private var storyboards: CodeList {
    guard screen.view == .storyboard else { return [] }
    return screen.views.map { name, _ in
      StoryboardPieces(screen: screen, storyboard: screen.storyboard, name: name).conformance
    }
  }

  private var hasViewController: Bool {
    if case .none = screen.view { return false }
    return screen.hasView
  }

  /// The variants, and the protocol of the object that chooses one.
  private var variants: Code {
    guard let first = screen.variants.first else { return .empty }
    let choice = ServiceReference(names.variant)
    return """
      \(access)enum \(names.variant): \(wrap: "String, CaseIterable, Sendable") {
        \(lines: screen.variants.map { "case \($0)" })
      }

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

/// `LoginScreen.generated.swift`: all that is generated for a screen.
struct ScreenFile {
  let screen: Screen
  let embedded: EmbeddedScreens
  let places: PlaceTemplate
  let configuration: Configuration

  var code: Code {
    let viewModel = ViewModelTemplate(screen: screen, configuration: configuration)
    let object = ScreenTemplate(
      screen: screen, embedded: embedded, places: places, configuration: configuration)
    let sample =
      screen.samples.isEmpty ? nil : SampleTemplate(screen: screen, configuration: configuration)
    var imports = Imports(configuration)
    viewModel.addImports(to: &imports)
    object.addImports(to: &imports)
    for value in screen.samples.flatMap(\.values) { imports.add(hidden: value.value) }
    return """
      \(imports.code)

      \(sections: viewModel.parts + object.parts + [sample?.code ?? ""])

      """
  }
}
