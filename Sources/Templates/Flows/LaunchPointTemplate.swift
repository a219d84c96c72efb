import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// `LaunchPoint.generated.swift`: the screens and flows that launch arguments start alone.
struct LaunchPointTemplate {
  let points: [LaunchPoint]
  /// The types that need no services.
  let withoutServices: Set<TypeName>
  /// The protocols of the services that anything in the app needs.
  let services: [TypeName]
  let configuration: Configuration

  init(_ app: App, of whole: App, services: [TypeName], configuration: Configuration) {
    (points, self.services, self.configuration) = (app.launchPoints, services, configuration)
    withoutServices = Set(
      whole.screens.filter(\.services.isEmpty).map(\.names.screen)
        + whole.coordinators.filter(\.services.isEmpty).map(\.names.coordinator))
  }

  private var access: Code { configuration.access.modifier }

  var code: Code {
    """
    \(imports.code)

    /// The screens and flows that a launch argument can start alone, for UI tests with their own
    /// services.
    \(access)enum \(.launchPoint): String, CaseIterable {
      \(lines: points.map(\.declaration))

      /// The launch point after `--launch-point` in the arguments; nil without a known one.
      \(access)init?(arguments: [String]) {
        let name = arguments.drop { $0 != "--launch-point" }.dropFirst().first
        guard let name else { return nil }
        self.init(rawValue: name)
      }

      /// Creates the coordinator that is started instead of the app's root.
      @MainActor
      \(access)func makeCoordinator(\(list: services.isEmpty ? [] : ["\(.withServices) \(.services): any \(configuration.servicesName)"])) -> any \(.runtime).Coordinator {
        switch self {
        \(lines: points.map(made))
        }
      }
    }

    """
  }

  private var imports: Imports {
    var imports = Imports(configuration)
    imports.add(Imports.runtime)
    // What is public needs the type of which the services' type is an alias; what is less doesn't.
    if services.count == 1, configuration.access == .public { imports.add(visible: services) }
    for point in points { imports.add(hidden: point.destination) }
    return imports
  }

  private func made(_ point: LaunchPoint) -> Code {
    let template = AnswerTemplate(
      answer: .uncalled, coordinator: nil, withoutServices: withoutServices)
    let made: Code =
      switch point.destination.target.kind {
      case .screen:
        """
        \(lines: point.destination.withEmbedded.map { template.make($0, []) })
        return \(.runtime).SingleScreenCoordinator(\(point.destination.variable))
        """
      case .flow: template.made(point.destination, [], head: "return ")
      }
    return """
      case .\(point.name):
        \(made)
      """
  }

}

extension LaunchPoint {
  fileprivate var declaration: Code {
    """
    /// \(subject).
    case \(name)\(isNamedByArgument ? "" : " = \(argument)")
    """
  }

  private var isNamedByArgument: Bool { argument.text == "\"\(name.text)\"" }

  private var subject: Code {
    let name = destination.target.base.spoken
    return switch destination.target.kind {
    case .screen: "The \(name) screen"
    case .flow:
      "The \(name) flow\(destination.beginning.map { ", at `\(unescaped: $0.name)`" } ?? "")"
    }
  }
}
