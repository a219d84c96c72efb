import Foundation
import Testing

@testable import mvvmgen

/// Where a member of a screen or a flow is renamed in the developer's files with `--edit`: only where
/// it can be nothing else.
@Suite struct OwnMemberTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(
      "Specs/Login.screen.json",
      """
      {
        "screen": "Login", "services": ["AuthService"], "state": ["isBusy: Bool"],
        "actions": ["signIn()"], "flow": ["didSignIn()"]
      }
      """)
    try sandbox.write("Specs/Home.screen.json", #"{ "screen": "Home" }"#)
    try sandbox.write(
      "Screens/Login/LoginViewModel+Derived.swift",
      "extension LoginViewModel {\n  var isFree: Bool { !isBusy }\n}\n")
    try sandbox.write(
      "mvvmgen.json", #"{ "doubles": { "folder": "Doubles", "module": "App", "tests": "Tests" } }"#)
    try sandbox.write(
      "Tests/AuthCoordinatorTests.swift",
      "struct AuthCoordinatorTests {\n  func test() { login.didSignIn(login.viewModel) }\n}\n")
    try sandbox.write(
      "Specs/Auth.coordinator.json",
      """
      {
        "coordinator": "Auth", "start": "Login", "state": ["count: Int = 0"], "flow": ["didEnd()"],
        "screens": { "Login": { "didSignIn": { "choose": { "again": "stay", "end": { "finish": "didEnd" } } } } }
      }
      """)
    try sandbox.write(
      "Screens/Login/LoginDefaultViewModel+Actions.swift",
      """
      extension LoginDefaultViewModel: LoginViewModel {
        func signIn() {
          isBusy = true
          defer { self.isBusy = false }
          authService.signIn(isBusy: isBusy)
          flowDelegate?.didSignIn(self)
          other.didSignIn(self)
        }

        private func again() { if isBusy { signIn() } }
      }

      """)
    try sandbox.write(
      "Screens/Login/LoginViewController.swift",
      """
      final class LoginViewController: UIViewController {
        private let viewModel: any LoginViewModel
        private func update() {
          let isBusy = viewModel.isBusy
          button.isEnabled = !isBusy
          // viewModel.isBusy
          button.title = "\\(viewModel.isBusy)"
          Task { [viewModel] in viewModel.signIn(); self.authService.signIn() }
        }
      }

      final class Row: UIView {
        func update(_ viewModel: any HomeViewModel) { title = viewModel.isBusy }
      }

      extension HomeDefaultViewModel {
        var isBusy: Bool { !self.isBusy && flowDelegate?.didSignIn(self) != nil }
        func signIn() { state.isBusy = true }
      }

      """)
    try sandbox.write(
      "Screens/Auth/AuthCoordinator+Decisions.swift",
      """
      extension AuthCoordinator: AuthCoordinatorDecisions {
        func loginDidSignInChoice(_ login: any LoginViewModel) -> LoginDidSignInChoice {
          count += 1
          let next = [1, 2].map { count in count + 1 }
          delegate?.didEnd(self)
          return self.count > next.count ? .end : .again
        }
      }

      """)
  }

  /// The lines that a command changes in the developer's files, and those that it lists.
  private func changes(_ words: String...) throws -> [String] {
    let old = try sandbox.contents().filter {
      $0.key.hasPrefix("Screens/") || $0.key.hasPrefix("Tests/")
    }
    let outcome = sandbox.run(words + ["--edit"], pipeline: .standard)
    #expect(outcome.code == 0, "\(outcome)")
    var changes: [String] = []
    for (path, text) in old.sorted(by: { $0.key < $1.key }) {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let new = try sandbox.read(path).split(separator: "\n", omittingEmptySubsequences: false)
      for (before, after) in zip(lines, new) where before != after {
        changes.append(after.trimmingCharacters(in: .whitespaces))
      }
    }
    return changes
      + outcome.output.split(separator: "\n").filter { $0.contains("note:") }.map(String.init)
  }

  @Test func action() throws {
    let changed = try changes("rename", "action", "Login", "signIn", "logIn")
    #expect(
      changed == [
        "func logIn() {",
        "private func again() { if isBusy { logIn() } }",
        "Task { [viewModel] in viewModel.logIn(); self.authService.signIn() }",
        "Screens/Login/LoginViewController.swift:8:63: note: 'signIn' may be 'logIn' now",
      ])
  }

  /// A parameter has the name in one function, and a constant in one file.
  @Test func state() throws {
    let changed = try changes("rename", "state", "Login", "isBusy", "isAway")
    #expect(
      changed == [
        "isAway = true",
        "defer { self.isAway = false }",
        "authService.signIn(isBusy: isAway)",
        "private func again() { if isAway { signIn() } }",
        "let isBusy = viewModel.isAway",
        #"button.title = "\(viewModel.isAway)""#,
        "var isFree: Bool { !isAway }",
        "Screens/Login/LoginDefaultViewModel+Actions.swift:5:24: note: 'isBusy' may be 'isAway' now",
        "Screens/Login/LoginViewController.swift:4:9: note: 'isBusy' may be 'isAway' now",
        "Screens/Login/LoginViewController.swift:5:25: note: 'isBusy' may be 'isAway' now",
        "Screens/Login/LoginViewController.swift:13:67: note: 'isBusy' may be 'isAway' now",
        "Screens/Login/LoginViewController.swift:18:25: note: 'isBusy' may be 'isAway' now",
      ])
  }

  /// Each of these makes a plain name mean something else, or it might.
  @Test(arguments: [
    "func all() -> [Int] { [1].map { (isBusy: Int) in isBusy } }",
    "func all() -> [Int] { [1].map { (isBusy) in isBusy } }",
    "func all() -> [Int] { [[1: 1]].map { key, isBusy in isBusy } }",
    "func one(of isAway: Bool) -> Bool { isAway == isBusy }",
    #"func run(done: () -> Void = { print("x") }, isBusy: Bool) { print(isBusy) }"#,
    "subscript(isBusy: Int) -> Int { isBusy + 1 }",
    "func all(of rows: [Bool]) { for isBusy in rows { print(isBusy) } }",
    "static let isBusy = true; static var other: Bool { isBusy }",
  ])
  func namesThatMayBeOthers(_ code: String) throws {
    let file = "Screens/Login/LoginDefaultViewModel+More.swift"
    try sandbox.write(file, "extension LoginDefaultViewModel {\n  \(code)\n}\n")
    let changed = try changes("rename", "state", "Login", "isBusy", "isAway")
    #expect(changed.allSatisfy { !$0.contains(code) })
    #expect(try sandbox.read(file).contains(code))
  }

  /// Functions of the name with other labels or of the type, and other types and receivers.
  @Test(arguments: [
    "extension LoginDefaultViewModel { static func signIn() {} }",
    "extension LoginDefaultViewModel { func signIn(as name: String) { signIn(as: name) } }",
    "extension Array where Element == LoginDefaultViewModel { func signIn() {} }",
    "class Page<Model: LoginDefaultViewModel> { func signIn() {} }",
    "extension LoginDefaultViewModel { func all() { func signIn() {} } }",
    "extension LoginViewController { func all() { cell.viewModel.signIn() } }",
    "extension LoginViewController { func all(_ viewModel: Row) { viewModel.signIn() } }",
    "extension LoginViewController { func all() { for viewModel in rows { viewModel.signIn() } } }",
    "extension LoginViewController { struct Row { func all() { viewModel.signIn() } } }",
  ])
  func functionsThatMayBeOthers(_ code: String) throws {
    let file = "Screens/Login/Other.swift"
    try sandbox.write(file, code + "\n")
    _ = try changes("rename", "action", "Login", "signIn", "logIn")
    #expect(try sandbox.read(file) == code + "\n")
  }

  /// Before a colon, without being a label.
  @Test func stateInAnArgument() throws {
    try sandbox.write(
      "Screens/Login/LoginDefaultViewModel+More.swift",
      """
      extension LoginDefaultViewModel {
        func all() { show(HomeScreen(withServices: 1, isNew: isOld ? isBusy : isLate)) }
      }

      """)
    let changed = try changes("rename", "state", "Login", "isBusy", "isAway")
    #expect(
      changed.filter { $0.contains("More.swift") } == [
        "Screens/Login/LoginDefaultViewModel+More.swift:2:64: note: 'isBusy' may be 'isAway' now"
      ])
  }

  /// What Swift names by itself, and a delegate or a helper that another thing has.
  @Test func namesThatAreOthers() throws {
    try sandbox.edit("Specs/Login.screen.json") {
      $0.replacing("isBusy: Bool", with: "isBusy: Bool\", \"error: String?")
    }
    let file = "Screens/Login/LoginDefaultViewModel+More.swift"
    let code = """
      extension LoginDefaultViewModel {
        func all() { do {} catch { self.error = error.text } }
        func didSignIn(as name: String) { child.flowDelegate?.didSignIn(child) }
      }

      """
    try sandbox.write(file, code)
    _ = try changes("rename", "state", "Login", "error", "failure")
    _ = try changes("rename", "event", "Login", "didSignIn", "didLogIn")
    #expect(try sandbox.read(file) == code.replacing("self.error", with: "self.failure"))
  }

  /// Neither is a view model or a coordinator.
  @Test func membersOfValuesAreOthers() throws {
    let file = "Models/Models.swift"
    try sandbox.write(
      file,
      """
      struct Payment { var isBusy: Bool; let count = 1 }
      enum State { case isBusy; static func isBusy() {} }
      class Base { var isBusy = false }
      func all() { payment.isBusy = true }

      """)
    let words = ["rename", "state", "Login", "isBusy", "isWorking"]
    let outcome = sandbox.run(words, pipeline: .standard)
    let mentions = outcome.output.split(separator: "\n").filter { $0.hasPrefix(file) }
    #expect(
      mentions == [
        "\(file):3:18: note: 'isBusy' may be 'isWorking' now",
        "\(file):4:22: note: 'isBusy' may be 'isWorking' now",
      ])
  }

  /// A flow answers an event in a function of its name, which the developer may call, too.
  @Test func eventInTheFlowThatAnswersIt() throws {
    try sandbox.write(
      "Screens/Auth/AuthCoordinator+More.swift",
      """
      extension AuthCoordinator {
        func all(_ login: any LoginViewModel) { didSignIn(login); self.didSignIn(login) }
      }

      """)
    let changed = try changes("rename", "event", "Login", "didSignIn", "didLogIn")
    #expect(
      changed.filter { $0.contains("More.swift") } == [
        "Screens/Auth/AuthCoordinator+More.swift:2:43: note: 'didSignIn' may be 'didLogIn' now",
        "Screens/Auth/AuthCoordinator+More.swift:2:66: note: 'didSignIn' may be 'didLogIn' now",
      ])
  }

  @Test func event() throws {
    let changed = try changes("rename", "event", "Login", "didSignIn", "didLogIn")
    #expect(
      changed == [
        "func loginDidLogInChoice(_ login: any LoginViewModel) -> LoginDidLogInChoice {",
        "flowDelegate?.didLogIn(self)",
        "func test() { login.didLogIn(login.viewModel) }",
        "Screens/Login/LoginDefaultViewModel+Actions.swift:7:11: note: 'didSignIn' may be 'didLogIn' now",
      ])
  }

  /// A parameter of a closure hides the state in that file.
  @Test func membersOfAFlow() throws {
    let changed = try changes("rename", "state", "Auth", "count", "tries")
    #expect(
      changed == [
        "return self.tries > next.count ? .end : .again",
        "Screens/Auth/AuthCoordinator+Decisions.swift:3:5: note: 'count' may be 'tries' now",
        "Screens/Auth/AuthCoordinator+Decisions.swift:4:29: note: 'count' may be 'tries' now",
        "Screens/Auth/AuthCoordinator+Decisions.swift:4:38: note: 'count' may be 'tries' now",
        "Screens/Auth/AuthCoordinator+Decisions.swift:6:30: note: 'count' may be 'tries' now",
      ])
    let reported = try changes("rename", "event", "Auth", "didEnd", "didFinish")
    #expect(
      reported == [
        "delegate?.didFinish(self)"
      ])
  }

  /// Scaffolded tests of the flow above report for it.
  @Test(arguments: [
    ("delegate", "book.delegate?.didReserve(book)"), ("closures", "book.onDidReserve?()"),
  ]) func reportsOfAFlowInTests(output: String, line: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "mvvmgen.json",
      """
      {
        "flowOutput": "\(output)",
        "doubles": { "folder": "Tests/Doubles", "module": "App", "tests": "Tests" }
      }
      """)
    try sandbox.write(
      "Specs/Note.screen.json",
      #"{ "screen": "Note", "actions": ["didSave()"], "flow": ["didSave()"] }"#)
    try sandbox.write(
      "Specs/Book.coordinator.json",
      """
      {
        "coordinator": "Book", "start": "Note", "flow": ["didBook()"],
        "screens": { "Note": { "didSave": { "finish": "didBook" } } }
      }
      """)
    try sandbox.write(
      "Specs/App.coordinator.json",
      """
      {
        "coordinator": "App", "root": "window", "start": "Note",
        "screens": { "Note": { "didSave": { "start": "Book" } } },
        "flows": { "Book": { "didBook": "stay" } }
      }
      """)
    #expect(sandbox.run("generate", "--quiet", pipeline: .standard) == Outcome())
    let old = try sandbox.read("Tests/AppCoordinatorTests.swift")
    #expect(
      sandbox.run(
        "rename", "event", "Book", "didBook", "didReserve", "--edit", "--quiet",
        pipeline: .standard) == Outcome())
    let lines = try sandbox.read("Tests/AppCoordinatorTests.swift").split(separator: "\n")
    let changed = zip(old.split(separator: "\n"), lines).filter { $0 != $1 }.map(\.1)
    #expect(changed == ["    \(line)"])
  }
}
