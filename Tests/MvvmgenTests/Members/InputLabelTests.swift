import Testing

@testable import mvvmgen

/// What `rename input --edit` changes where a screen or a flow is made with the input.
@Suite struct InputLabelTests {
  private let sandbox: Sandbox
  private let path = "Tests/MainCoordinatorTests.swift"

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(
      "mvvmgen.json",
      #"{ "doubles": { "folder": "Tests/Doubles", "module": "App", "tests": "Tests" } }"#)
    try sandbox.write(
      "Specs/Page.screen.json",
      #"{ "screen": "Page", "inputs": ["id: Int"], "flow": ["doneTapped()"] }"#)
    try sandbox.write(
      "Specs/Main.coordinator.json",
      """
      {
        "coordinator": "Main", "inputs": ["number: Int"],
        "start": { "screen": "Page", "with": { "id": "number" } }, "flow": ["didEnd()"],
        "screens": { "Page": { "doneTapped": { "finish": "didEnd" } } }
      }
      """)
    try sandbox.write(
      "Specs/App.coordinator.json",
      """
      {
        "coordinator": "App", "root": "window",
        "start": { "flow": "Main", "with": { "number": "= 1" } },
        "flows": { "Main": { "didEnd": "stay" } }
      }
      """)
    let outcome = sandbox.run("generate", "--quiet", pipeline: .standard)
    #expect(outcome.code == 0)
  }

  private func rename(_ owner: String, _ old: String, _ new: String) -> Outcome {
    sandbox.run("rename", "input", owner, old, new, "--edit", "--quiet", pipeline: .standard)
  }

  /// Tests that nobody has touched compile afterwards: they are what is scaffolded with the new name.
  @Test func scaffoldedTestsHaveTheNewLabel() throws {
    #expect(rename("Main", "number", "count") == Outcome())
    let renamed = try sandbox.read(path)
    try sandbox.remove(path)
    #expect(sandbox.run("generate", "--quiet", pipeline: .standard).code == 0)
    #expect(try sandbox.read(path) == renamed)
  }

  @Test func whereItIsCertain() throws {
    try sandbox.write(
      path,
      """
      func test() {
        let main = MainCoordinator(withServices: services, number: number)
        start(MainCoordinator(withServices: services(number: 1), number: 2), number: 3)
      }

      """)
    #expect(
      rename("Main", "number", "count")
        == Outcome(
          output: """
            \(path):2:61: note: 'number' may be 'count' now
            \(path):3:48: note: 'number' may be 'count' now
            \(path):3:71: note: 'number' may be 'count' now

            """))
    #expect(
      try sandbox.read(path) == """
        func test() {
          let main = MainCoordinator(withServices: services, count: number)
          start(MainCoordinator(withServices: services(number: 1), count: 2), number: 3)
        }

        """)
  }

  /// In a coordinator, whose own names are others.
  @Test func inAnExtensionOfACoordinator() throws {
    let path = "Screens/App/AppCoordinator+Custom.swift"
    try sandbox.write(
      path,
      """
      extension AppCoordinator {
        func show() {
          flow.push(PageScreen(withServices: services, id: 1, flowDelegate: self))
          flow.push(.init(withServices: services, id: 1, flowDelegate: self))
          use(id: 1)
        }
      }

      """)
    #expect(
      rename("Page", "id", "key")
        == Outcome(
          output: """
            Screens/App/AppCoordinator+Custom.swift:4:45: note: 'id' may be 'key' now

            """))
    #expect(
      try sandbox.read(path) == """
        extension AppCoordinator {
          func show() {
            flow.push(PageScreen(withServices: services, key: 1, flowDelegate: self))
            flow.push(.init(withServices: services, id: 1, flowDelegate: self))
            use(id: 1)
          }
        }

        """)
  }

  /// Words before a colon that are no labels of the call, and calls of other types.
  @Test(arguments: [
    "PageScreen(withServices: services, key: isNew ? id : 0)",
    "PageScreen(withServices: services, key: table[[id: 1]])",
    "PageScreen(withServices: services, key: table[[1: 2, id: 1]])",
    "PageScreen(withServices: services, key: make { (a: Int, id: Int) in id })",
    "PageScreen(withServices: services, key: { let id: Int = 3; return id }())",
    "Analytics.PageScreen(id: 1)",
    "PageScreen(withServices: services, key: Other(id: 1))",
  ])
  func whereItIsAnother(call: String) throws {
    let path = "App/Code.swift"
    let file = "extension AppCoordinator { func show(id: Int) -> PageScreen { \(call) } }\n"
    try sandbox.write(path, file)
    #expect(rename("Page", "id", "key").code == 0)
    #expect(try sandbox.read(path) == file)
  }

  @Test func whereTheInputIsGone() throws {
    try sandbox.edit("Specs/Page.screen.json") {
      $0.replacing("id: Int", with: "id: Int\", \"tint: String? = nil")
    }
    try sandbox.write(
      "Screens/App/AppCoordinator+Custom.swift",
      """
      extension AppCoordinator {
        func show() { flow.push(PageScreen(withServices: services, id: 1, tint: "red")) }
      }

      """)
    #expect(
      sandbox.run("remove", "input", "Page", "tint", "--quiet", pipeline: .standard)
        == Outcome(
          output: """
            Screens/App/AppCoordinator+Custom.swift:2:69: note: 'tint' is gone

            """))
  }
}
