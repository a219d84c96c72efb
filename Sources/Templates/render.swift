package import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

/// All output files of an app, in the order of their paths. Can't fail: all errors were found
/// before the app was created.
package func render(_ app: App) -> [GeneratedFile] {
  guard !app.isEmpty else { return [] }
  let whole = Whole(app)
  if app.parts.isEmpty { return render(app, whole) }
  return app.parts.flatMap { render($0, whole) }.sorted { $0.path.precedes($1.path) }
}

/// The look-ups of a whole app, which its targets share.
private struct Whole {
  let app: App
  let places: PlaceTemplate
  let told: ToldActions
  /// Nil where no tests are scaffolded.
  let values: TestValues?

  init(_ app: App) {
    self.app = app
    (places, told) = (PlaceTemplate(app), ToldActions(app))
    let hasTests = app.configuration.parts.contains { $0.doubles?.tests != nil }
    values = hasTests ? TestValues(app) : nil
  }
}

/// The files of an app, or of one of its targets.
private func render(_ app: App, _ whole: Whole) -> [GeneratedFile] {
  var list = FileList(app.configuration)
  list.files.reserveCapacity(4 * app.screens.count + 2 * app.services.count)
  // Nearly sorted already.
  list.addFiles(of: app, whole.app)
  for coordinator in app.coordinators { list.addFile(of: coordinator, whole.places) }
  for flow in app.declared { list.addFile(of: flow) }
  for screen in app.screens { list.addFile(of: screen, app.embedded, whole.places) }
  for service in app.services { list.addFile(of: service) }
  for screen in app.screens { list.addScaffolds(of: screen, app.embedded, whole.told) }
  for coordinator in app.coordinators { list.addScaffold(of: coordinator) }
  list.addDoubles(of: app)
  if let values = whole.values { list.addTests(of: app, values.in(app.configuration)) }
  list.files.sort { $0.path.precedes($1.path) }
  return list.files
}

/// A value that many closures capture: one reference each, instead of a copy of all its parts.
private final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Determines the files and their paths.
private struct FileList: ~Copyable {
  var files: [GeneratedFile] = []
  private let configuration: Shared<Configuration>
  /// For what other targets name.
  private let visible: Shared<Configuration>
  private let folders: Folders

  /// Each with a trailing slash.
  private struct Folders {
    let generated, coordinators, screens, services, sources: String
    /// Nil without doubles.
    let doubles: String?
    let tests: String?

    init(_ configuration: Configuration) {
      generated = "\(configuration.generated)/"
      coordinators = "\(generated)Coordinators/"
      screens = "\(generated)Screens/"
      services = "\(generated)Services/"
      sources = "\(configuration.sources)/"
      doubles = configuration.doubles.map { "\($0.folder)/" }
      tests = configuration.doubles?.tests.map { "\($0)/" }
    }
  }

  init(_ configuration: Configuration) {
    self.configuration = Shared(configuration)
    var visible = configuration
    visible.access = .public
    self.visible = configuration.module == nil ? self.configuration : Shared(visible)
    folders = Folders(configuration)
  }

  mutating func addFile(
    of screen: Screen, _ embedded: EmbeddedScreens, _ places: PlaceTemplate
  ) {
    addGenerated(
      folders.screens, screen.names.screen, of: screen.names.screen, from: screen.origin
    ) {
      ScreenFile(screen: screen, embedded: embedded, places: places, configuration: $0).code
    }
  }

  mutating func addScaffolds(
    of screen: Screen, _ embedded: EmbeddedScreens, _ told: ToldActions
  ) {
    let (names, origin) = (screen.names, screen.origin)
    if !screen.isExternal {
      addScaffold(
        names.base, names.defaultViewModel, "+Actions", of: names.screen, from: origin
      ) {
        ActionsTemplate(screen: screen, configuration: $0).code
      }
    }
    if !screen.derived.isEmpty {
      addScaffold(names.base, names.viewModel, "+Derived", of: names.screen, from: origin) {
        DerivedTemplate(screen: screen, configuration: $0).code
      }
    }
    if screen.hasView { addViews(of: screen, embedded, told) }
  }

  private mutating func addViews(
    of screen: Screen, _ embedded: EmbeddedScreens, _ told: ToldActions
  ) {
    let (names, origin) = (screen.names, screen.origin)
    switch screen.view {
    case .swiftui:
      for (name, variant) in screen.views {
        addScaffold(names.base, name, from: origin) {
          ViewTemplate(
            screen: screen, name: name, variant: variant, embedded: embedded,
            told: told.of(screen), configuration: $0
          ).code
        }
      }
    case .uikit, .storyboard:
      for (name, variant) in screen.views {
        addScaffold(names.base, name, from: origin) {
          ViewControllerTemplate(
            screen: screen, name: name, variant: variant, embedded: embedded,
            told: told.of(screen), configuration: $0
          ).code
        }
      }
    case .picker:
      guard let picker = screen.picker else { return }
      addScaffold(names.base, names.screen, "+Picker", of: names.screen, from: origin) {
        PickerTemplate(screen: screen, picker: picker, configuration: $0).viewController
      }
    case .session:
      guard let picker = screen.picker else { return }
      addScaffold(names.base, names.screen, "+Session", of: names.screen, from: origin) {
        PickerTemplate(screen: screen, picker: picker, configuration: $0).session
      }
    case .none:
      addScaffold(
        names.base, names.screen, "+ViewController", of: names.screen, from: origin
      ) {
        OwnViewControllerTemplate(screen: screen, configuration: $0).code
      }
    }
  }

  mutating func addFile(of coordinator: Coordinator, _ places: PlaceTemplate) {
    let name = coordinator.names.coordinator
    addGenerated(folders.coordinators, name, of: name, from: coordinator.origin) {
      CoordinatorTemplate(coordinator: coordinator, places: places, configuration: $0).code
    }
  }

  mutating func addFile(of declared: DeclaredFlow) {
    guard let name = declared.flow.names.declared else { return }
    addGenerated(folders.coordinators, name, of: name, from: declared.origin) {
      DeclaredFlowTemplate(declared.flow, $0)?.code ?? .empty
    }
  }

  mutating func addScaffold(of coordinator: Coordinator) {
    guard coordinator.hasDecisions else { return }
    let names = coordinator.names
    addScaffold(names.base, names.coordinator, "+Custom", from: coordinator.origin) {
      CustomTemplate(coordinator: coordinator, configuration: $0).code
    }
  }

  mutating func addFile(of service: Service) {
    guard let declaration = service.declaration else { return }
    let name = service.reference.name
    addGenerated(folders.services, name, of: name, from: declaration.origin) {
      ServiceTemplate(service: service, declaration: declaration, configuration: $0).code
    }
  }

  mutating func addDoubles(of app: App) {
    guard let folder = folders.doubles else { return }
    let sampled = AnySampleTemplate.screens(of: app)
    if !sampled.isEmpty {
      addGenerated(folder, TypeName(.anySample), from: nil) {
        AnySampleTemplate(screens: sampled, embedded: app.embedded, configuration: $0).code
      }
    }
    for screen in app.screens where !screen.delegated.isEmpty {
      addGenerated(folder, screen.names.base, "ScreenDoubles", from: screen.origin) {
        DoublesFile(screen, configuration: $0).code
      }
    }
    for coordinator in app.coordinators
    where coordinator.reporting == .delegate {
      addGenerated(folder, coordinator.names.coordinator, "Doubles", from: coordinator.origin) {
        DoublesFile(coordinator, configuration: $0).code
      }
    }
    for given in app.given {
      guard let name = given.flow.names.declared else { continue }
      addGenerated(folder, name, "Doubles", from: given.origin) {
        DeclaredFlowTemplate(given.flow, $0.declaring(name))?.doubles ?? .empty
      }
    }
    for service in app.doubled {
      guard let declaration = service.declaration else { continue }
      addGenerated(folder, service.reference.name, "Doubles", from: declaration.origin) {
        DoublesFile(service, declaration, configuration: $0.declaring(service.reference.name)).code
      }
    }
  }

  /// A test for each action of a screen, and for each answer of a flow.
  mutating func addTests(of app: App, _ values: TestValues) {
    guard let folder = folders.tests else { return }
    for screen in app.screens where !screen.isExternal && !screen.actions.isEmpty {
      addTest(folder, screen.names.tests, from: screen.origin) {
        ScreenTestsTemplate(screen: screen, values: values, configuration: $0).code
      }
    }
    let links = app.links.filter { $0.pattern != nil }
    let linked = app.coordinators.first { $0.names == links.first?.coordinator }
    if let linked, app.configuration.links.base != nil {
      addTest(folder, TypeName(.appLinkTests), from: linked.origin) {
        LinksTestsTemplate(links: links, values: values, configuration: $0).code
      }
    }
    for coordinator in app.coordinators {
      guard let tests = FlowTestsTemplate.tests(of: coordinator, values) else { continue }
      addTest(folder, coordinator.names.tests, from: coordinator.origin) {
        FlowTestsTemplate(
          coordinator: coordinator, answers: tests, values: values, configuration: $0
        ).code
      }
    }
  }

  mutating func addFiles(of app: App, _ whole: App) {
    let services = ServicesTemplate(app)
    if services.hasAny {
      addGenerated(folders.generated, app.configuration.servicesName, from: nil) { _ in
        services.code
      }
    }
    if !app.links.isEmpty {
      addGenerated(folders.generated, nil, "AppLinks", from: nil) {
        LinksTemplate(app, configuration: $0).code
      }
    }
    guard !app.launchPoints.isEmpty else { return }
    addGenerated(folders.generated, nil, "LaunchPoint", from: nil) {
      LaunchPointTemplate(app, of: whole, services: services.composition, configuration: $0).code
    }
  }

  /// The configuration with the access of a type.
  private func configuration(of type: TypeName?) -> Shared<Configuration> {
    let isVisible = type.map { configuration.value.access(of: $0) == .public } ?? false
    return isVisible ? visible : configuration
  }

  private mutating func addGenerated(
    _ folder: String, _ name: TypeName?, _ ending: StaticString = "",
    of type: TypeName? = nil, from origin: Origin?,
    code: @escaping @Sendable (Configuration) -> Code
  ) {
    let path = ProjectPath { path in
      path += folder.utf8
      if let name { path += name.interned.bytes }
      path += ending.bytes
      path += ".generated.swift".utf8
    }
    let (configuration, spec) = (configuration(of: type), origin?.path)
    let file = GeneratedFile(path: path, owner: .tool, origin: origin?.span) { output in
      let source = spec.map { Header.Source.spec(path: $0) }
      Header.append(
        from: source ?? .allSpecs(folder: configuration.value.specs), to: &output
      ) {
        code(configuration.value).write(to: &$0)
      }
    }
    files.append(file)
  }

  private mutating func addScaffold(
    _ folder: TypeName, _ name: TypeName, _ ending: StaticString = "",
    of type: TypeName? = nil, from origin: Origin,
    code: @escaping @Sendable (Configuration) -> Code
  ) {
    let path = ProjectPath { path in
      path += folders.sources.utf8
      path += folder.interned.bytes
      path += "/".utf8
      path += name.interned.bytes
      path += ending.bytes
      path += ".swift".utf8
    }
    addOwn(path, of: type, from: origin, code: code)
  }

  private mutating func addTest(
    _ folder: String, _ name: TypeName, from origin: Origin,
    code: @escaping @Sendable (Configuration) -> Code
  ) {
    addOwn(ProjectPath("\(folder)\(name.text).swift"), from: origin, code: code)
  }

  /// Adds one of the developer's files.
  private mutating func addOwn(
    _ path: ProjectPath, of type: TypeName? = nil, from origin: Origin,
    code: @escaping @Sendable (Configuration) -> Code
  ) {
    let configuration = configuration(of: type)
    let file = GeneratedFile(path: path, owner: .developer, origin: origin.span) { output in
      code(configuration.value).write(to: &output)
    }
    files.append(file)
  }
}

extension Screen {
  /// The view controllers or views that draw it: one, or one for each variant.
  var views: [(name: TypeName, variant: MemberName?)] {
    variants.isEmpty
      ? [(names.view, nil)] : variants.map { (names.view(of: $0), $0) }
  }
}
