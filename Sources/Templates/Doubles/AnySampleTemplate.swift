import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

/// `AnySample.generated.swift`: every sample of every screen with its own view, for tests that look
/// at all of them.
struct AnySampleTemplate {
  /// The screens with samples and a view.
  let screens: [Screen]
  let embedded: EmbeddedScreens
  let configuration: Configuration

  /// The screens whose view can be made of a sample.
  static func screens(of app: App) -> [Screen] {
    app.screens.filter { screen in
      switch screen.view {
      case .uikit, .swiftui, .storyboard: screen.hasView && !screen.samples.isEmpty
      case .picker, .session, .none: false
      }
    }
  }

  var code: Code {
    let content: Code = """
      \(imports)

      /// A sample of any of the app's screens, for tests that look at all of them: snapshots, for
      /// example.
      struct \(.anySample): Swift.CustomStringConvertible, Sendable {
        /// The screen and the sample: `Login, wrong password`.
        let description: String

        /// Makes its view, in a view controller.
        let makeViewController: @MainActor @Sendable () -> UIViewController

        /// All samples.
        \(all)

        \(sections: views.map(\.declaration))
      }
      """
    return configuration.fileOnUIKit(inDebug: true, content)
  }

  private var all: Code {
    guard views.count > 1 else { return .lines(views.map { "static let all = \($0.list)" }) }
    return """
      static let all = [
        \(lines: views.map { "\($0.list)," })
      ].flatMap(\\.self)
      """
  }

  private var imports: Code {
    var imports = Imports(configuration)
    imports.add(hidden: Imports.uiKit)
    if screens.contains(where: \.view.isSwiftUI) { imports.add(hidden: Imports.swiftUI) }
    if screens.contains(where: { if case .storyboard = $0.view { true } else { false } }) {
      imports.add(hidden: Imports.runtime)
    }
    return imports.ofTests(of: configuration.doubles?.module)
  }

  private var views: [View] {
    screens.flatMap { screen in
      let children = screen.childrenInPreview(embedded)
      return screen.views.map {
        View(screen: screen, name: $0.name, variant: $0.variant, children: children)
      }
    }
  }

  /// A view of a screen: there is one for each of its variants.
  private struct View {
    let screen: Screen
    let name: TypeName
    let variant: MemberName?
    /// The views of embedded screens, as arguments.
    let children: CodeList

    var list: MemberName {
      variant.map { screen.names.variable + $0.capitalized.text } ?? screen.names.variable
    }

    var declaration: Code {
      let kind: Code = variant.map { " (\(unescaped: $0))" } ?? ""
      let title: Code = "\"\(screen.names.base.title)\(kind), \\(sample.rawValue)\""
      return """
        private static var \(list): [Self] {
          \(screen.names.sample).allCases.map { sample in
            Self(\(list: ["description: \(title)"])) {
              \(made)
            }
          }
        }
        """
    }

    private var made: Code {
      let viewModel: Code = "sample.\(.viewModel)"
      let view = Code.call("\(name)", ["\(.viewModel): \(viewModel)"] + children)
      switch screen.view {
      case .swiftui:
        return .call("UIHostingController", ["rootView: \(view)"])
      case .storyboard: return "\(name).instantiate(\(list: ["with: \(viewModel)"]))"
      default: return view
      }
    }
  }
}
