package import Spec

/// All files that follow from an app, in the order of their paths. They can't fail: what could be
/// wrong was found before the app existed.
package func render(_ app: App) -> [GeneratedFile] {
  let renderer = Renderer(configuration: app.configuration)
  guard !app.isEmpty else { return [] }
  let files =
    app.screens.flatMap { renderer.files(for: $0) }
    + app.coordinators.flatMap { renderer.files(for: $0) }
    + app.services.flatMap { renderer.files(for: $0) } + [renderer.servicesFile(for: app)]
  return files.sorted { $0.path.precedes($1.path) }
}

/// Decides on the files, and where they lie.
private struct Renderer {
  let configuration: Configuration

  func files(for screen: Screen) -> [GeneratedFile] {
    let (names, configuration) = (screen.names, configuration)
    let folder = "\(configuration.sources)/\(names.base.text)"
    var files = [
      generated("Screens/\(names.viewModel.text)", screen.origin) {
        ViewModelTemplate(screen: screen, configuration: configuration).code
      },
      generated("Screens/\(names.screen.text)", screen.origin) {
        ScreenTemplate(screen: screen, configuration: configuration).code
      },
      scaffold("\(folder)/\(names.defaultViewModel.text)+Actions", screen.origin) {
        ActionsTemplate(screen: screen, configuration: configuration).code
      },
    ]
    if let doubles = configuration.doubles {
      files.append(
        generated("\(names.base.text)ScreenDoubles", screen.origin, in: doubles.folder) {
          DoublesFile(screen, configuration: configuration).code
        })
    }
    guard configuration.ui == .uikit else { return files }
    switch screen.view {
    case .code:
      for name in screen.viewControllers {
        files.append(
          scaffold("\(folder)/\(name.text)", screen.origin) {
            ViewControllerTemplate(screen: screen, name: name, configuration: configuration).code
          })
      }
    case .none:
      files.append(
        scaffold("\(folder)/\(names.screen.text)+ViewController", screen.origin) {
          OwnViewControllerTemplate(screen: screen, configuration: configuration).code
        })
    }
    return files
  }

  func files(for coordinator: Coordinator) -> [GeneratedFile] {
    let (names, configuration) = (coordinator.names, configuration)
    let folder = "\(configuration.sources)/\(names.base.text)"
    let file = generated("Coordinators/\(names.coordinator.text)", coordinator.origin) {
      CoordinatorTemplate(coordinator: coordinator, configuration: configuration).code
    }
    var files = [file]
    if CustomTemplate.isNeeded(coordinator) {
      files.append(
        scaffold("\(folder)/\(names.coordinator.text)+Custom", coordinator.origin) {
          CustomTemplate(coordinator: coordinator, configuration: configuration).code
        })
    }
    if let doubles = configuration.doubles, coordinator.hasDelegate {
      files.append(
        generated("\(names.coordinator.text)Doubles", coordinator.origin, in: doubles.folder) {
          DoublesFile(coordinator, configuration: configuration).code
        })
    }
    return files
  }

  func files(for service: Service) -> [GeneratedFile] {
    guard let declaration = service.declaration else { return [] }
    let (name, configuration) = (service.reference.name, configuration)
    let file = generated("Services/\(name.text)", declaration.origin) {
      ServiceTemplate(service: service, declaration: declaration, configuration: configuration).code
    }
    guard let doubles = configuration.doubles else { return [file] }
    let double = generated("\(name.text)Doubles", declaration.origin, in: doubles.folder) {
      DoublesFile(service, declaration, configuration: configuration).code
    }
    return [file, double]
  }

  func servicesFile(for app: App) -> GeneratedFile {
    let (services, configuration) = (app.services, configuration)
    let choices = app.screens.filter { !$0.variants.isEmpty }
      .map { ServiceReference($0.names.variant) }
    return generated("Services", nil) {
      ServicesTemplate(services: services, choices: choices, configuration: configuration).code
    }
  }

  private func generated(
    _ name: String, _ origin: Origin?, in folder: String? = nil,
    code: @escaping @Sendable () -> Code
  ) -> GeneratedFile {
    let source = origin.map { Header.Source.spec(path: $0.path) }
    let specs = configuration.specs
    return GeneratedFile(
      path: "\(folder ?? configuration.generated)/\(name).generated.swift", owner: .tool,
      origin: origin?.span
    ) { output in
      Header.append(from: source ?? .allSpecs(folder: specs), to: &output) {
        code().write(to: &$0)
      }
    }
  }

  private func scaffold(
    _ name: String, _ origin: Origin, code: @escaping @Sendable () -> Code
  ) -> GeneratedFile {
    GeneratedFile(path: "\(name).swift", owner: .developer, origin: origin.span) { output in
      code().write(to: &output)
    }
  }
}

extension Screen {
  /// The view controllers that draw it: one, or one for each variant.
  fileprivate var viewControllers: [TypeName] {
    variants.isEmpty ? [names.viewController] : variants.map { names.viewController(of: $0) }
  }
}
