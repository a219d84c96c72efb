package import Spec

/// All files that follow from an app, in the order of their paths. They can't fail: what could be
/// wrong was found before the app existed.
package func render(_ app: App) -> [GeneratedFile] {
  guard !app.isEmpty else { return [] }
  let renderer = Renderer(configuration: Shared(app.configuration))
  let files =
    app.screens.flatMap { renderer.files(for: $0) }
    + app.coordinators.flatMap { renderer.files(for: $0) }
    + app.services.flatMap { renderer.files(for: $0) } + [renderer.servicesFile(for: app)]
    + renderer.launchFile(for: app)
  return files.sorted { $0.path.precedes($1.path) }
}

/// A value that many closures hold: one reference each, not a copy of all of its parts.
private final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Decides on the files, and where they lie.
private struct Renderer {
  let configuration: Shared<Configuration>

  private var settings: Configuration { configuration.value }

  func files(for screen: Screen) -> [GeneratedFile] {
    let (names, origin, shared) = (screen.names, screen.origin, Shared(screen))
    let folder = String.joining(settings.sources, "/", names.base.text)
    var files = [
      generated(.joining("Screens/", names.viewModel.text), origin, shared) {
        ViewModelTemplate(screen: $0, configuration: $1).code
      },
      generated(.joining("Screens/", names.screen.text), origin, shared) {
        ScreenTemplate(screen: $0, configuration: $1).code
      },
      scaffold(.joining(folder, "/", names.defaultViewModel.text, "+Actions"), origin, shared) {
        ActionsTemplate(screen: $0, configuration: $1).code
      },
    ]
    if let doubles = settings.doubles?.folder {
      files.append(
        generated("\(names.base.text)ScreenDoubles", origin, shared, in: doubles) {
          DoublesFile($0, configuration: $1).code
        })
    }
    return settings.ui == .uikit ? files + views(of: screen, shared, in: folder) : files
  }

  private func views(
    of screen: Screen, _ shared: Shared<Screen>, in folder: String
  ) -> [GeneratedFile] {
    switch screen.view {
    case .code, .storyboard:
      screen.viewControllers.map { name, variant in
        scaffold(.joining(folder, "/", name.text), screen.origin, shared) {
          ViewControllerTemplate(screen: $0, name: name, variant: variant, configuration: $1).code
        }
      }
    case .picker:
      screen.picker.map { picker in
        [
          scaffold("\(folder)/\(screen.names.screen.text)+Picker", screen.origin, shared) {
            PickerTemplate(screen: $0, picker: picker, configuration: $1).code
          }
        ]
      } ?? []
    case .none:
      [
        scaffold(
          "\(folder)/\(screen.names.screen.text)+ViewController", screen.origin, shared
        ) {
          OwnViewControllerTemplate(screen: $0, configuration: $1).code
        }
      ]
    }
  }

  func files(for coordinator: Coordinator) -> [GeneratedFile] {
    let (names, origin, shared) = (coordinator.names, coordinator.origin, Shared(coordinator))
    let folder = String.joining(settings.sources, "/", names.base.text)
    var files = [
      generated("Coordinators/\(names.coordinator.text)", origin, shared) {
        CoordinatorTemplate(coordinator: $0, configuration: $1).code
      }
    ]
    if CustomTemplate.isNeeded(coordinator) {
      files.append(
        scaffold("\(folder)/\(names.coordinator.text)+Custom", origin, shared) {
          CustomTemplate(coordinator: $0, configuration: $1).code
        })
    }
    let hasDelegate = coordinator.hasDelegate && settings.flowOutput == .delegate
    if let doubles = settings.doubles?.folder, hasDelegate {
      files.append(
        generated("\(names.coordinator.text)Doubles", origin, shared, in: doubles) {
          DoublesFile($0, configuration: $1).code
        })
    }
    return files
  }

  func files(for service: Service) -> [GeneratedFile] {
    guard let declaration = service.declaration else { return [] }
    let (name, origin, shared) = (service.reference.name, declaration.origin, Shared(service))
    let file = generated("Services/\(name.text)", origin, shared) {
      ServiceTemplate(service: $0, declaration: declaration, configuration: $1).code
    }
    guard let doubles = settings.doubles?.folder else { return [file] }
    let double = generated("\(name.text)Doubles", origin, shared, in: doubles) {
      DoublesFile($0, declaration, configuration: $1).code
    }
    return [file, double]
  }

  func servicesFile(for app: App) -> GeneratedFile {
    let choices = app.screens.filter { !$0.variants.isEmpty }
      .map { ServiceReference($0.names.variant) }
    return generated("AppServices", nil, Shared(app.services)) {
      ServicesTemplate(services: $0, choices: choices, configuration: $1).code
    }
  }

  func launchFile(for app: App) -> [GeneratedFile] {
    guard !app.launchPoints.isEmpty else { return [] }
    let file = generated("LaunchPoint", nil, Shared(app.launchPoints)) {
      LaunchPointTemplate(points: $0, configuration: $1).code
    }
    return [file]
  }

  private func generated<Subject>(
    _ name: String, _ origin: Origin?, _ subject: Shared<Subject>, in folder: String? = nil,
    code: @escaping @Sendable (Subject, Configuration) -> Code
  ) -> GeneratedFile {
    let path = origin?.path
    let configuration = configuration
    return GeneratedFile(
      path: .joining(folder ?? settings.generated, "/", name, ".generated.swift"), owner: .tool,
      origin: origin?.span
    ) { output in
      let source = path.map { Header.Source.spec(path: $0) }
      Header.append(
        from: source ?? .allSpecs(folder: configuration.value.specs), to: &output
      ) {
        code(subject.value, configuration.value).write(to: &$0)
      }
    }
  }

  private func scaffold<Subject>(
    _ name: String, _ origin: Origin, _ subject: Shared<Subject>,
    code: @escaping @Sendable (Subject, Configuration) -> Code
  ) -> GeneratedFile {
    let configuration = configuration
    return GeneratedFile(path: .joining(name, ".swift"), owner: .developer, origin: origin.span) {
      output in
      code(subject.value, configuration.value).write(to: &output)
    }
  }
}

extension String {
  /// The texts one after the other, in memory that is asked for once.
  fileprivate static func joining(_ texts: String...) -> String {
    var joined = ""
    joined.reserveCapacity(texts.reduce(0) { $0 + $1.utf8.count })
    for text in texts { joined += text }
    return joined
  }
}

extension Screen {
  /// The view controllers that draw it: one, or one for each variant.
  var viewControllers: [(name: TypeName, variant: MemberName?)] {
    variants.isEmpty
      ? [(names.viewController, nil)] : variants.map { (names.viewController(of: $0), $0) }
  }
}
