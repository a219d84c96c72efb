package import MvvmgenAppModel
import MvvmgenLanguage
package import MvvmgenStorage

/// All output files of an app, in the order of their paths. Can't fail: all errors were found
/// before the app was created.
package func render(_ app: App) -> [GeneratedFile] {
  var former: FormerFiles?
  return render(app, reusing: &former)
}

/// - Parameter former: the files of the run before, which those of this one replace; nil if nobody keeps
///   them. An app of several targets keeps none.
package func render(_ app: App, reusing former: inout FormerFiles?) -> [GeneratedFile] {
  guard !app.isEmpty else { return [] }
  let whole = Whole(app)
  if app.parts.isEmpty { return render(app, whole, reusing: &former) }
  var none: FormerFiles?
  return app.parts.flatMap { render($0, whole, reusing: &none) }.sorted {
    $0.path.precedes($1.path)
  }
}

/// The look-ups of a whole app, which its targets share.
private struct Whole {
  let app: App
  let places: PlaceTemplate
  let told: ToldActions
  let values: TestValues

  init(_ app: App) {
    (self.app, places, told, values) = (app, PlaceTemplate(app), ToldActions(app), TestValues(app))
  }
}

/// The files of an app, or of one of its targets.
private func render(
  _ app: App, _ whole: Whole, reusing former: inout FormerFiles?
) -> [GeneratedFile] {
  var list = FileList(app, after: former)
  // What configured values name may be in the tests.
  var ofApp = app.configuration
  ofApp.doubles = nil
  let values = whole.values.in(ofApp)
  let (_, previewed) = Parallel.both(if: app.screens.count >= FileList.many) {
    list.files.reserveCapacity(4 * app.screens.count + 2 * app.services.count)
    // Nearly sorted already.
    list.addFlows(of: app, whole.places)
    list.addScreens(of: app, whole.places)
    list.addServices(of: app)
    for screen in app.screens { list.addScaffolds(of: screen, values, whole.told) }
    for coordinator in app.coordinators { list.addScaffold(of: coordinator) }
    list.addDoubles(of: app)
    list.addTests(of: app, whole.values.in(app.configuration))
  } _: {
    values.services(inPreviewsOf: app)
  }
  list.addFiles(of: app, whole.app, previewed)
  list.files.sort { $0.path.precedes($1.path) }
  if former != nil { former = list.kept }
  return list.files
}

/// Determines the files and their paths.
private struct FileList: ~Copyable {
  /// The number of screens from which a second thread is worth its while.
  static let many = 200
  var files: [GeneratedFile] = []
  /// Those of the run before, and those for the next one.
  private let former: FormerFiles?
  private(set) var kept: FormerFiles
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

  init(_ app: App, after former: FormerFiles?) {
    let configuration = app.configuration
    // Every file depends on it.
    self.former = former.map { $0.ownNames == app.ownNames ? $0 : FormerFiles() }
    self.configuration = self.former?.configuration ?? Shared(configuration)
    kept = FormerFiles(besides: app.ownNames, self.configuration)
    var visible = configuration
    visible.access = .public
    self.visible = configuration.module == nil ? self.configuration : Shared(visible)
    folders = Folders(configuration)
  }

  // MARK: - Generated files

  mutating func addFiles(of app: App, _ whole: App, _ previewed: [Service]) {
    let services = ServicesTemplate(app)
    if services.hasAny {
      addGenerated(folders.generated, app.configuration.servicesName, from: nil) { _ in
        services.code
      }
    }
    if !previewed.isEmpty {
      addGenerated(folders.generated, TypeName(.previewServices), from: nil) {
        TestValues.file(previewed, $0)
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

  mutating func addFlows(of app: App, _ places: PlaceTemplate) {
    for flow in app.coordinators {
      let places = places.part(of: flow)
      keep(.file, of: flow.version, places.sources) { list in
        let name = flow.names.coordinator
        list.addGenerated(list.folders.coordinators, name, of: name, from: flow.origin) {
          CoordinatorTemplate(coordinator: flow, places: places, configuration: $0).code
        }
      }
    }
    for declared in app.declared {
      guard let name = declared.flow.names.declared else { continue }
      addGenerated(folders.coordinators, name, of: name, from: declared.origin) {
        DeclaredFlowTemplate(declared.flow, $0)?.code ?? .empty
      }
    }
  }

  mutating func addScreens(of app: App, _ places: PlaceTemplate) {
    for screen in app.screens {
      let places = places.part(of: screen)
      keep(.file, of: screen, places.sources, app.embedded.all(in: screen)) { list in
        let (name, embedded) = (screen.names.screen, app.embedded.part(of: screen))
        list.addGenerated(list.folders.screens, name, of: name, from: screen.origin) {
          ScreenFile(screen: screen, embedded: embedded, places: places, configuration: $0).code
        }
      }
    }
  }

  mutating func addServices(of app: App) {
    for service in app.services {
      guard let declaration = service.declaration else { continue }
      keep(.file, of: declaration) { list in
        let name = service.reference.name
        list.addGenerated(list.folders.services, name, of: name, from: declaration.origin) {
          ServiceTemplate(service: service, declaration: declaration, configuration: $0).code
        }
      }
    }
  }

  mutating func addDoubles(of app: App) {
    let own = configuration.value
    func isSupported(_ name: TypeName?) -> Bool {
      name.map { own.modules.generated?.support(of: $0.stub) != nil } == true
    }
    if let folder = own.support?.folder {
      addDoubles(
        of: app.declared.filter { isSupported($0.flow.names.declared) },
        app.services.filter { isSupported($0.reference.name) }, in: "\(folder)/", isPublic: true)
    }
    guard let folder = folders.doubles else { return }
    let sampled = AnySampleTemplate.screens(of: app)
    if !sampled.isEmpty {
      addGenerated(folder, TypeName(.anySample), from: nil) {
        AnySampleTemplate(screens: sampled, embedded: app.embedded, configuration: $0).code
      }
    }
    for screen in app.screens where !screen.delegated.isEmpty {
      keep(.doubles, of: screen) { list in
        list.addGenerated(folder, screen.names.base, "ScreenDoubles", from: screen.origin) {
          DoublesFile(screen, configuration: $0).code
        }
      }
    }
    for coordinator in app.coordinators where coordinator.reporting == .delegate {
      keep(.doubles, of: coordinator.version) { list in
        let name = coordinator.names.coordinator
        list.addGenerated(folder, name, "Doubles", from: coordinator.origin) {
          DoublesFile(coordinator, configuration: $0).code
        }
      }
    }
    addDoubles(
      of: app.given.filter { !isSupported($0.flow.names.declared) },
      app.doubled.filter { !isSupported($0.reference.name) }, in: folder)
  }

  private mutating func addDoubles(
    of flows: [DeclaredFlow], _ services: [Service], in folder: String, isPublic: Bool = false
  ) {
    for given in flows {
      guard let name = given.flow.names.declared else { continue }
      addGenerated(folder, name, "Doubles", from: given.origin) {
        DeclaredFlowTemplate(given.flow, $0.declaring(name, isPublic: isPublic))?.doubles ?? .empty
      }
    }
    for service in services {
      guard let declaration = service.declaration else { continue }
      keep(.doubles, of: declaration) { list in
        let name = service.reference.name
        list.addGenerated(folder, name, "Doubles", from: declaration.origin) {
          let configuration = $0.declaring(name, isPublic: isPublic)
          return DoublesFile(service, declaration, configuration: configuration).code
        }
      }
    }
  }

  /// The files of the run before, if they were made from the same; else those that are added.
  ///
  /// - Parameters:
  ///   - owner: what they are the files of; nil if they may be different in each run.
  ///   - others: what else they are made from; nil alike.
  private mutating func keep(
    _ kind: FormerFiles.Kind, of owner: (any AnyObject & Sendable)?,
    _ others: [any AnyObject & Sendable]? = [], _ embedded: [Screen] = [],
    _ add: (inout FileList) -> Void
  ) {
    guard let former, let owner, let others else { return add(&self) }
    let sources = [owner] + others + embedded
    let start = files.count
    if let known = former.files(kind, madeFrom: sources) { files += known } else { add(&self) }
    kept.keep(Array(files[start...]), kind, madeFrom: sources)
  }

  private mutating func addGenerated(
    _ folder: String, _ name: TypeName?, _ ending: StaticString = "",
    of type: TypeName? = nil, from origin: Origin?,
    code: @escaping @Sendable (Configuration) -> Code
  ) {
    let path = Self.path(folder, name, ending, ".generated.swift")
    let (configuration, spec) = (configuration(of: type), origin?.path)
    let file = GeneratedFile(
      path: path, owner: .tool, origin: origin?.span, version: former.map { _ in Version() }
    ) { output in
      let source = spec.map { Header.Source.spec(path: $0) }
      Header.append(
        from: source ?? .allSpecs(folder: configuration.value.specs), to: &output
      ) {
        code(configuration.value).write(to: &$0)
      }
    }
    files.append(file)
  }

  // MARK: - Scaffolds

  mutating func addScaffolds(of screen: Screen, _ values: TestValues, _ told: ToldActions) {
    if !screen.isExternal {
      addScaffold(of: screen, screen.names.screen) {
        OwnScreenTemplate(screen: screen, embedded: values.embedded, configuration: $0).code
      }
    }
    if screen.hasView { addViews(of: screen, values, told) }
  }

  private mutating func addViews(of screen: Screen, _ values: TestValues, _ told: ToldActions) {
    switch screen.view {
    case .swiftui:
      for (name, variant) in screen.views {
        addScaffold(of: screen, name) {
          ViewTemplate(
            screen: screen, name: name, variant: variant, values: values,
            told: told.of(screen), configuration: $0
          ).code
        }
      }
    case .uikit, .storyboard:
      for (name, variant) in screen.views {
        addScaffold(of: screen, name) {
          ViewControllerTemplate(
            screen: screen, name: name, variant: variant, values: values,
            told: told.of(screen), configuration: $0
          ).code
        }
      }
    case .picker, .session:
      guard let picker = screen.picker else { return }
      let ending: StaticString = screen.view.isSession ? "+Session" : "+Picker"
      addScaffold(of: screen, screen.names.screen, ending) {
        PickerTemplate(screen: screen, picker: picker, configuration: $0).code
      }
    case .none:
      addScaffold(of: screen, screen.names.screen, "+ViewController") {
        OwnViewControllerTemplate(screen: screen, configuration: $0).code
      }
    }
  }

  mutating func addScaffold(of coordinator: Coordinator) {
    guard coordinator.hasDecisions else { return }
    let names = coordinator.names
    let path = Self.path(folders.sources, names.coordinator, "+Custom", in: names.base)
    addOwn(path, from: coordinator.origin) {
      CustomTemplate(coordinator: coordinator, configuration: $0).code
    }
  }

  /// The screen's class, and extensions of it, are as visible as it is.
  private mutating func addScaffold(
    of screen: Screen, _ name: TypeName, _ ending: StaticString = "",
    code: @escaping @Sendable (Configuration) -> Code
  ) {
    let type = name == screen.names.screen ? name : nil
    let path = Self.path(folders.sources, name, ending, in: screen.names.base)
    addOwn(path, of: type, from: screen.origin, code: code)
  }

  /// A test for each action of a screen, for each answer of a flow, and for each link.
  mutating func addTests(of app: App, _ values: TestValues) {
    guard let folder = folders.tests else { return }
    for screen in app.screens where !screen.isExternal && !screen.actions.isEmpty {
      addOwn(Self.path(folder, screen.names.tests), from: screen.origin) {
        ScreenTestsTemplate(screen: screen, values: values, configuration: $0).code
      }
    }
    let links = app.links.filter { $0.pattern != nil }
    let linked = app.coordinators.first { $0.names == links.first?.coordinator }
    if let linked, app.configuration.links.base != nil {
      addOwn(Self.path(folder, TypeName(.appLinkTests)), from: linked.origin) {
        LinksTestsTemplate(links: links, values: values, configuration: $0).code
      }
    }
    for coordinator in app.coordinators {
      guard let tests = FlowTestsTemplate.tests(of: coordinator, values) else { continue }
      addOwn(Self.path(folder, coordinator.names.tests), from: coordinator.origin) {
        FlowTestsTemplate(
          coordinator: coordinator, answers: tests, values: values, configuration: $0
        ).code
      }
    }
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

  // MARK: - Both

  /// The configuration with the access of a type.
  private func configuration(of type: TypeName?) -> Shared<Configuration> {
    let isVisible = type.map { configuration.value.access(of: $0) == .public } ?? false
    return isVisible ? visible : configuration
  }

  private static func path(
    _ folder: String, _ name: TypeName?, _ ending: StaticString = "",
    _ type: StaticString = ".swift", in base: TypeName? = nil
  ) -> ProjectPath {
    ProjectPath { path in
      path += folder.utf8
      if let base {
        path += base.interned.bytes
        path += "/".utf8
      }
      if let name { path += name.interned.bytes }
      path += ending.bytes
      path += type.bytes
    }
  }
}

extension Screen {
  /// The view controllers or views that draw it: one, or one for each variant.
  package var views: [(name: TypeName, variant: MemberName?)] {
    variants.isEmpty
      ? [(names.view, nil)] : variants.map { (names.view(of: $0), $0) }
  }
}
