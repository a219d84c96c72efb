import AppModel
import Language
import Storage

/// `LaunchPoint.generated.swift`: what a launch argument starts alone.
struct LaunchPointTemplate {
  let points: [LaunchPoint]
  let configuration: Configuration

  private var access: Code { configuration.access.modifier }

  var code: Code {
    """
    \(imports.code)

    /// The screens and flows that an argument of the launch can start alone, for UI tests with
    /// services of their own.
    \(access)enum \(.launchPoint): String, CaseIterable {
      \(lines: points.map(\.declaration))

      /// What `--launch-point` names among the arguments of a launch, if it names one of these.
      \(access)init?(arguments: [String]) {
        let name = arguments.drop { $0 != "--launch-point" }.dropFirst().first
        guard let name else { return nil }
        self.init(rawValue: name)
      }

      /// Makes what the stage starts in place of the app's root.
      @MainActor
      \(access)func makeCoordinator(\(list: [services])) -> any \(.runtime).Coordinator {
        switch self {
        \(lines: points.map(made))
        }
      }
    }

    """
  }

  private var services: Code { "\(.withServices) \(.services): any \(.appServices)" }

  private var imports: Imports {
    var imports = Imports(configuration)
    imports.add(Imports.runtime)
    for point in points { imports.add(hidden: point.showing.arguments) }
    return imports
  }

  private func made(_ point: LaunchPoint) -> Code {
    let template = AnswerTemplate(answer: .launch, of: nil)
    let delegate: CodeList =
      point.showing.reporting == .delegate ? ["\(.flowDelegate): nil"] : []
    let made: Code =
      switch point.target {
      case .screen:
        """
        \(template.make(point.showing, delegate))
        return \(.runtime).SingleScreenCoordinator(\(point.showing.variable))
        """
      case .flow: template.made(point.showing, [], head: "return ")
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
    case \(name) = \(argument)
    """
  }

  private var subject: Code {
    switch target {
    case .screen(let screen): "The \(screen.spoken) screen"
    case .flow(let flow): "The \(flow.spoken) flow"
    }
  }
}

extension Answer {
  /// Nobody asks for it: the launch has no parameters that could hide anything.
  fileprivate static let launch = Answer(
    signature: Signature(name: MemberName(constant: .start), parameters: []), sender: nil,
    summary: nil, steps: [])
}
