import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

/// The object that a flow shows: the class that the developer's own inherits, with what the flow
/// passes in, and the events that it reports.
struct ScreenTemplate {
  let screen: Screen
  let embedded: EmbeddedScreens
  let places: PlaceTemplate
  let configuration: Configuration

  private var access: Code { configuration.access.modifier }
  private var names: Screen.Names { screen.names }

  var parts: CodeList {
    [
      variants, declaration, events, alerts?.code ?? "", picker?.makeResult ?? "",
      places.code(of: screen, access), view,
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

  // MARK: - The class

  /// A screen that exists by hand has a class, too, which reports its events.
  private var declaration: Code {
    let head: Code =
      screen.isExternal
      ? """
      /// Reports the events of your own \(names.base.spoken) screen to the flow.
      \(screen.isTracked ? "@Observable" : "")
      \(access)final class \(names.screen): \(wrap: "\(names.viewModel)")
      """
      : """
      /// The base of `\(names.screen)`: what the flow passes in.
      \(access)class \(names.screenBase): \(wrap: "\(.runtime).Screen")
      """
    return """
      \(head) {
        \(sections: [lifetime, passed, initializer])
      }
      """
  }

  private var untracked: Code {
    screen.isExternal && screen.isTracked ? "@ObservationIgnored " : ""
  }

  /// Its link to the stage, and who hears it.
  private var lifetime: Code {
    let type: Code = "\(.runtime).\(.presenceType)"
    let presence: Code =
      embedding.isEmpty
      ? .assignment("\(access)let \(.presence)", link) : "\(access)let \(.presence): \(type)"
    return .lines(
      [presence] + reporting + [picker == nil || screen.view.isSession ? "" : PickerPieces.delegate]
        + [alerts?.stored ?? ""])
  }

  private var reporting: CodeList {
    switch screen.reporting {
    case .none: []
    case .delegate:
      [
        "\(untracked)fileprivate weak var \(.flowDelegate): \(wrap: "(any \(names.delegateProtocol))?")"
      ]
    case .closures: screen.events.map { $0.closureProperty("\(untracked)\(access)") }
    }
  }

  private var passed: Code {
    .sections([
      .lines([screen.variants.isEmpty ? "" : "\(access)let \(.variant): \(names.variant)"]),
      embedding.properties(access),
      .lines(screen.services.map { .property("let \($0.property)", "any \($0.service.name)") }),
      .lines(screen.kept.map { .property("\(access)let \($0.name)", "\($0.type)") }),
    ])
  }

  private var embedding: EmbeddingPieces { EmbeddingPieces(of: screen, embedded) }

  private var link: Code {
    let type: Code = "\(.runtime).\(.presenceType)"
    let all: Code = "[\(Code.joined(embedding.names, by: ", "))]"
    let embedding: CodeList = embedding.isEmpty ? [] : ["embedding: \(all)"]
    switch screen.title {
    case nil: return .call(type, embedding)
    case .value(let title): return .call(type, ["title: \(title)"] + embedding)
    case let title?:
      let made = embedding.isEmpty ? type : .call(type, embedding)
      return .closure(
        "\(made) { (\(names.variable): \(names.screen)) in",
        ScreenAlertsTemplate.expression(title, of: "\(names.variable)."))
    }
  }

  private var initializer: Code {
    let parameters = InitializerPieces(screen, screen.kept, embedding)
    let assignments: CodeList =
      (embedding.isEmpty ? [] : [.assignment("\(.presence)", link)])
      + (screen.variants.isEmpty ? [] : ["self.\(.variant) = \(.variant)"])
      + embedding.assignments
      + screen.services.map {
        .assignment(
          parameters.target($0.property), "\(parameters.services).\($0.service.property)")
      }
      + screen.kept.map { "self.\($0.name) = \($0.name)" }
      + (screen.reporting == .delegate ? ["self.\(.flowDelegate) = \(.flowDelegate)"] : [])
    if parameters.list.isEmpty, configuration.access == .internal { return .empty }
    return """
      \(access)init(\(list: parameters.list)) {
        \(lines: assignments)
      }
      """
  }

  // MARK: - Events

  /// Another target's flow may send the event of a swipe by it.
  private var heard: Code { screen.reporting == .closures ? access : "" }

  /// Those of a screen that has left are dropped.
  private var events: Code {
    guard !screen.events.isEmpty else { return .empty }
    let reports = screen.actions.reports
    let methods: CodeList =
      screen.actions.map { action in action.forwarded.map { report(action, $0) } ?? "" }
      + screen.events.filter { !reports.contains($0.signature) }.map { report($0, heard) }
    return """
      extension \(names.screen) {
        \(sections: methods)
      }
      """
  }

  private func report(_ action: Screen.Action, _ event: Event) -> Code {
    if action.isReport { return report(event, access) }
    let arguments = Code.arguments(passing: event.signature.parameters)
    return .method(
      Code.function(action.signature, modifiers: access),
      .call("\(event.signature.name)", arguments))
  }

  private func report(_ event: Event, _ access: Code) -> Code {
    let signature = event.signature
    let method: Code = screen.mayWait(event) ? "reportOutcome" : "report"
    let report: Code = "\(signature.member(.presence)).\(method)"
    let call: Code =
      screen.reporting == .closures
      ? .call(
        "\(signature.member(event.closure))?", signature.parameters.map { "\($0.name)" })
      : .call(
        "\(signature.member(.flowDelegate))?.\(signature.name)",
        CodeList("self", Code.arguments(passing: signature.parameters)))
    return .method(
      Code.function(signature, modifiers: access), "\(report) { \(block: call) }")
  }

  // MARK: - The view

  private var view: Code {
    guard hasView else { return .empty }
    let method: Code =
      makesView ? "\(.makeView)() -> some View" : "\(.makeViewController)() -> UIViewController"
    let host: Code = makesView ? "ViewScreen" : "ViewControllerScreen"
    let conformance: Code = """
      extension \(names.screen): \(wrap: "\(.runtime).\(host)") {
        \(screen.variants.isEmpty && !screen.view.isSession
          ? Code.method("\(access)func \(method)", madeView)
          : """
          \(access)func \(method) {
            \(madeView)
          }
          """)
      }
      """
    let code: Code = .sections([conformance] + storyboards)
    return configuration.onUIKit(orSwiftUI: makesView && !embedding.needUIKit, code)
  }

  private var makesView: Bool { screen.view.isSwiftUI }

  private var madeView: Code {
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
    if case .storyboard = screen.view { return "\(view).instantiate(\(list: ["with: self"]))" }
    let made: Code = .call("\(view)", ["\(.viewModel): self"] + embedding.children)
    // Views of several types aren't one.
    return makesView && !screen.variants.isEmpty
      ? .call("\(.runtime).VariantView", [made]) : made
  }

  /// The conformances that instantiate its view controllers from storyboards.
  private var storyboards: CodeList {
    guard screen.view == .storyboard else { return [] }
    let (name, identifier) = (screen.storyboard.name, screen.storyboard.identifier)
    let place: CodeList = [
      name.map { .computed("static var storyboardName", "String", "\($0)") } ?? "",
      identifier.map { .computed("static var storyboardIdentifier", "String", "\($0)") } ?? "",
    ]
    return screen.views.map { name, _ in
      """
      extension \(name): \(wrap: "\(.runtime).StoryboardBased") {
        \(sections: [.lines(place), instantiation(of: name)])
      }
      """
    }
  }

  /// Creates a view controller from services alone, where its screen needs nothing else.
  private func instantiation(of name: TypeName) -> Code {
    guard !screen.services.isEmpty, screen.inputs.isEmpty, screen.variants.isEmpty,
      embedding.isEmpty
    else { return .empty }
    let services: CodeList = ["\(.withServices) \(.services): any \(names.services)"]
    return .method(
      "static func instantiate(\(list: services)) -> \(name)",
      "instantiate(\(list: ["with: \(names.screen)(\(.withServices): \(.services))"]))")
  }

  private var hasView: Bool { screen.hasView && screen.view != ScreenView.none }

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

/// The parameters of the initializer of a screen's base, or of the developer's class.
struct InitializerPieces {
  /// The name of the parameter for services.
  let services: MemberName
  let list: CodeList
  /// The arguments with which the class calls that of its base.
  let passed: CodeList
  private let names: Set<MemberName>

  /// - Parameter inputs: those that it takes.
  init(_ screen: Screen, _ inputs: [Property], _ embedding: EmbeddingPieces) {
    services = screen.parameter(.services)
    var names = [services] + inputs.map(\.name)
    var (list, passed): (CodeList, CodeList) = ([], [])
    if !screen.services.isEmpty {
      list += ["\(.withServices) \(services): any \(screen.names.services)"]
      passed += ["\(.withServices): \(services)"]
    }
    if !screen.variants.isEmpty {
      list += ["\(.variant): \(screen.names.variant)"]
      passed += ["\(.variant): \(.variant)"]
    }
    list += inputs.map { Code.parameter($0) } + embedding.parameters
    passed += screen.kept.map { "\(argument: $0.name): \($0.name)" } + embedding.arguments
    if screen.reporting == .delegate {
      names.append(MemberName(.flowDelegate))
      list += [.property("\(.flowDelegate)", "(any \(screen.names.delegateProtocol))? = nil")]
      passed += ["\(.flowDelegate): \(.flowDelegate)"]
    }
    (self.list, self.passed, self.names) = (list, passed, Set(names))
  }

  /// A property in the initializer: with `self`, if a parameter has its name.
  func target(_ name: MemberName) -> Code { names.contains(name) ? "self.\(name)" : "\(name)" }
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
