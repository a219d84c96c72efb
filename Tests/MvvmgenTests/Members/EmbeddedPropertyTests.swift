import Testing

@testable import mvvmgen

/// What `rename screen --edit` changes where the screen is embedded, and what it only lists.
@Suite struct EmbeddedPropertyTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("mvvmgen.json", "{}")
    try sandbox.write("Specs/Note.screen.json", #"{ "screen": "Note" }"#)
    try sandbox.write("Specs/List.screen.json", #"{ "screen": "List", "embeds": ["Note"] }"#)
    try sandbox.write(
      "Specs/App.coordinator.json",
      #"{ "coordinator": "App", "root": "window", "start": "List" }"#)
  }

  private func rename() -> Outcome {
    sandbox.run("rename", "screen", "Note", "Memo", "--edit", "--quiet", pipeline: .standard)
  }

  /// A view that nobody has touched compiles afterwards: it is what is scaffolded with the new name.
  @Test(arguments: [("uikit", "ListViewController"), ("swiftui", "ListView")])
  func scaffoldedViewHasTheNewName(ui: String, view: String) throws {
    let path = "Screens/List/\(view).swift"
    try sandbox.write("mvvmgen.json", #"{ "ui": "\#(ui)" }"#)
    #expect(sandbox.run("generate", "--quiet", pipeline: .standard) == Outcome())
    #expect(rename() == Outcome())
    let renamed = try sandbox.read(path)
    try sandbox.remove(path)
    #expect(sandbox.run("generate", "--quiet", pipeline: .standard) == Outcome())
    #expect(try sandbox.read(path) == renamed)
  }

  @Test func whereItIsCertain() throws {
    #expect(sandbox.run("generate", "--quiet", pipeline: .standard) == Outcome())
    try sandbox.write(
      "Screens/List/ListViewController.swift",
      """
      final class ListViewController: UIViewController {
        private let noteViewController: UIViewController

        init(viewModel: any ListViewModel, noteViewController: UIViewController) {
          self.noteViewController = noteViewController
        }

        convenience init() {
          self.init(viewModel: Sample(), noteViewController: UIViewController())
          let config = Config.init(noteViewController: isOld ? noteViewController : other)
        }

        func add() {
          show(noteViewController, noteViewController: noteViewController.child)
          other.noteViewController = noteViewController
        }
      }

      let noteViewController = UIViewController()
      let list = ListViewController(viewModel: Sample(), noteViewController: noteViewController)
      let screen = ListScreen(withServices: services, noteScreen: noteScreen)

      """)
    #expect(
      rename()
        == Outcome(
          output: """
            Screens/List/ListViewController.swift:10:30: note: 'noteViewController' may be 'memoViewController' now
            Screens/List/ListViewController.swift:14:30: note: 'noteViewController' may be 'memoViewController' now
            Screens/List/ListViewController.swift:15:11: note: 'noteViewController' may be 'memoViewController' now
            Screens/List/ListViewController.swift:19:5: note: 'noteViewController' may be 'memoViewController' now
            Screens/List/ListViewController.swift:20:72: note: 'noteViewController' may be 'memoViewController' now
            Screens/List/ListViewController.swift:21:61: note: 'noteScreen' may be 'memoScreen' now

            """))
    #expect(
      try sandbox.read("Screens/List/ListViewController.swift") == """
        final class ListViewController: UIViewController {
          private let memoViewController: UIViewController

          init(viewModel: any ListViewModel, memoViewController: UIViewController) {
            self.memoViewController = memoViewController
          }

          convenience init() {
            self.init(viewModel: Sample(), memoViewController: UIViewController())
            let config = Config.init(noteViewController: isOld ? memoViewController : other)
          }

          func add() {
            show(memoViewController, noteViewController: memoViewController.child)
            other.noteViewController = memoViewController
          }
        }

        let noteViewController = UIViewController()
        let list = ListViewController(viewModel: Sample(), memoViewController: noteViewController)
        let screen = ListScreen(withServices: services, memoScreen: noteScreen)

        """)
  }

  /// Another value has the name, or will be hidden by it.
  @Test(arguments: [
    "let noteViewController = other", "let memoViewController = 1",
    "for noteViewController in all { use(noteViewController) }",
    "func use(noteViewController: UIViewController) {}", "var noteScreen: Int { 1 }",
  ]) func whereItMayBeAnother(line: String) throws {
    #expect(sandbox.run("generate", "--quiet", pipeline: .standard) == Outcome())
    let file = """
      extension ListViewController {
        func use() {
          \(line)
          add(other.noteViewController, noteScreen)
        }
      }

      """
    let path = "Screens/List/ListViewController+Use.swift"
    try sandbox.write(path, file)
    #expect(rename().code == 0)
    #expect(try sandbox.read(path) == file)
  }
}
