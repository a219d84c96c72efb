import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// `LoginScreen+ViewController.swift`: for a screen whose view controller the developer creates.
struct OwnViewControllerTemplate {
  let screen: Screen
  let configuration: Configuration

  private var hint: Code {
    screen.isExternal
      ? "// Yours to write: your own view controller, which says to `self` what happened."
      : "// Yours to write: a view controller that shows `self`."
  }

  var code: Code {
    var imports = Imports(configuration)
    imports.add(conformanceTo: Imports.runtime)
    imports.add(Imports.uiKit)
    let content: Code = """
      \(imports.code)

      extension \(screen.names.screen): \(wrap: "\(.runtime).ViewControllerScreen") {
        \(configuration.access.modifier)func makeViewController() -> UIViewController {
          \(hint)
          UIViewController()
        }
      }
      """
    return configuration.fileOnUIKit(content)
  }
}
