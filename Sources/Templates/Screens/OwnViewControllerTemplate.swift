import AppModel
import Language

/// `LoginScreen+ViewController.swift`: for a screen whose view controller the developer creates.
struct OwnViewControllerTemplate {
  let screen: Screen
  let configuration: Configuration

  var code: Code {
    var imports = Imports(configuration)
    imports.add(conformanceTo: Imports.runtime)
    imports.add(Imports.uiKit)
    return """
      #if canImport(UIKit) && !os(watchOS)
        \(imports.code)

        extension \(screen.names.screen): \(wrap: "\(.runtime).ViewControllerScreen") {
          \(configuration.access.modifier)func makeViewController() -> UIViewController {
            // Yours to write: a view controller that shows `\(.viewModel)`.
            UIViewController()
          }
        }
      #endif

      """
  }
}
