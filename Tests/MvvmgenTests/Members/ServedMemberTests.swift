import Testing

@testable import mvvmgen

/// What `rename` and `remove` list of the developer's code that a service's member concerns, and what
/// they don't, though it has the name.
@Suite struct ServedMemberTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("mvvmgen.json", #"{ "doubles": "Doubles" }"#)
    try sandbox.write(
      "Specs/OwlStore.service.json",
      """
      {
        "service": "OwlStore",
        "members": ["owls: [Owl]", "owl(id: Int) async throws -> Owl", "track(owls: [Owl])"]
      }
      """)
    try sandbox.write(
      "Specs/List.screen.json",
      """
      {
        "screen": "List",
        "inputs": ["shown: [Owl]", "title: String"],
        "services": ["birds: OwlStore"],
        "state": ["owls: [Owl]"],
        "actions": ["tapped()"],
        "flow": ["tapped()"]
      }
      """)
    try sandbox.write(
      "Specs/Main.coordinator.json",
      """
      {
        "coordinator": "Main", "root": "window",
        "start": { "screen": "List", "with": { "shown": "owlStore.owls", "title": "= L10n.of(owlStore.owls)" } },
        "screens": {
          "List": {
            "tapped": [
              { "call": "owlStore.track", "with": { "owls": "owlStore.owls" } },
              { "alert": { "title": "= L10n.of([owlStore.owls.count])", "buttons": [{ "title": "OK" }] } }
            ]
          }
        }
      }
      """)
    #expect(sandbox.run(["generate"], pipeline: .standard).code == 0)
    try sandbox.write("App/Code.swift", Self.code)
  }

  private static let code = """
    class LiveStore: OwlStore {
      private(set) var owls: [Owl] = []
      init(owls: [Owl]) { self.owls = owls }
      func track(owls: [Owl]) { self.owls += owls }
      func clear() { owls = []; cache.load(owls: owls) }
    }
    final class LoudStore: LiveStore {}
    extension LoudStore { var first: Owl? { owls.first } }
    extension ListDefaultViewModel {
      func tapped() { owls = birds.owls; services.owlStore.owls; viewModel.owls; owls.sort() }
      func check() { shown.owls; title?.owls; stage.owls; list.owls; main?.owls; other?.owls; (birds).owls }
    }
    struct PlainStore: OwlStore { var owls: [Owl] }
    struct Other { let owls: [Owl]; func owls(owls: Int) {} }
    let stores = [OwlStoreStub(owls: [], onOwl: { _ in .snowy }), LiveStore(owls: []), PlainStore(owls: [])]
    let others = [Other(owls: [])]
    // owls and "owls"

    """

  /// The lines of the code after the listed places were changed, as far as they differ.
  private func changed(_ words: String...) throws -> [String] {
    let outcome = sandbox.run(words, pipeline: .standard)
    #expect(outcome.code == 0)
    var lines = Self.code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let before = lines
    let places = outcome.errors.split(separator: "\n") + outcome.output.split(separator: "\n")
    for place in places.reversed() {
      let pattern = #/^App\/Code\.swift:(\d+):(\d+): .*'(\w+)' .* '(\w+)' now/#
      guard let match = place.firstMatch(of: pattern), let line = Int(match.1),
        let column = Int(match.2)
      else { continue }
      let text = lines[line - 1]
      let start = text.index(text.startIndex, offsetBy: column - 1)
      let end = text.index(start, offsetBy: match.3.count)
      #expect(text[start..<end] == match.3)
      lines[line - 1].replaceSubrange(start..<end, with: match.4)
    }
    return zip(before, lines).filter { $0 != $1 }.map(\.1)
  }

  @Test func itIsRenamedWhereTheServiceIsMeant() throws {
    let lines = try changed("rename", "member", "OwlStore", "owls", "birds")
    #expect(
      lines == [
        "  private(set) var birds: [Owl] = []",
        "  init(owls: [Owl]) { self.birds = owls }",
        "  func track(owls: [Owl]) { self.birds += owls }",
        "  func clear() { birds = []; cache.load(owls: birds) }",
        "extension LoudStore { var first: Owl? { birds.first } }",
        "  func tapped() { owls = birds.birds; services.owlStore.birds; viewModel.owls; owls.sort() }",
        "  func check() { shown.owls; title?.owls; stage.owls; list.owls; main?.owls; other?.birds; "
          + "(birds).birds }",
        "struct PlainStore: OwlStore { var birds: [Owl] }",
        "let stores = [OwlStoreStub(birds: [], onOwl: { _ in .snowy }), LiveStore(owls: []), "
          + "PlainStore(birds: [])]",
      ])
    #expect(sandbox.run(["check"], pipeline: .standard).code == 0)
  }

  /// Behind the property of what has the service, and as a label of its doubles.
  @Test func itIsChangedWhereItIsCertain() throws {
    try sandbox.write(
      "App/Code.swift",
      """
      extension ListDefaultViewModel {
        func tapped() { use(birds.owls, self.birds.owls, owlStore.owls, services.birds.owls) }
      }
      extension MainCoordinator {
        func all() { use(services.owlStore.owls, self.services.owlStore.owls, owlStore.owls) }
      }
      let store = OwlStoreStub(owls: isNew ? owls : [], onOwl: { _ in .snowy })

      """)
    #expect(
      sandbox.run(
        ["rename", "member", "OwlStore", "owls", "nests", "--edit", "--quiet"], pipeline: .standard)
        == Outcome(
          output: """
            App/Code.swift:2:63: note: 'owls' may be 'nests' now
            App/Code.swift:2:84: note: 'owls' may be 'nests' now
            App/Code.swift:5:84: note: 'owls' may be 'nests' now

            """))
    #expect(
      try sandbox.read("App/Code.swift") == """
        extension ListDefaultViewModel {
          func tapped() { use(birds.nests, self.birds.nests, owlStore.owls, services.birds.owls) }
        }
        extension MainCoordinator {
          func all() { use(services.owlStore.nests, self.services.owlStore.nests, owlStore.owls) }
        }
        let store = OwlStoreStub(nests: isNew ? owls : [], onOwl: { _ in .snowy })

        """)
  }

  /// The label `in` isn't the `in` after the parameters of a closure.
  @Test func anArgumentIsNoParameterOfAClosure() throws {
    try sandbox.write(
      "App/Code.swift",
      """
      extension ListDefaultViewModel {
        func tapped() { use(birds.owl(in: all)) }
      }

      """)
    #expect(
      sandbox.run(
        ["rename", "member", "OwlStore", "owl", "bird", "--edit", "--quiet"], pipeline: .standard)
        == Outcome(output: ""))
    #expect(
      try sandbox.read("App/Code.swift") == """
        extension ListDefaultViewModel {
          func tapped() { use(birds.bird(in: all)) }
        }

        """)
  }

  /// What has another service under the name, or something of its own.
  @Test(arguments: [
    "extension OtherDefaultViewModel { func all() { use(birds.owls) } }",
    "extension ListDefaultViewModel { func all(birds: [Owl]) { use(birds.owls) } }",
    "extension ListDefaultViewModel { func all() { let birds = [1]; use(birds.owls) } }",
    "extension ListDefaultViewModel { func all() { each { birds, id in use(birds.owls) } } }",
  ])
  func itIsOnlyListedWhereItMayBeAnother(code: String) throws {
    try sandbox.write(
      "Specs/Parrots.service.json", #"{ "service": "Parrots", "members": ["owls: [Owl]"] }"#)
    try sandbox.write(
      "Specs/Other.screen.json", #"{ "screen": "Other", "services": ["birds: Parrots"] }"#)
    try sandbox.write("App/Code.swift", code)
    let outcome = sandbox.run(
      ["rename", "member", "OwlStore", "owls", "nests", "--edit", "--quiet"], pipeline: .standard)
    #expect(outcome.code == 0)
    #expect(try sandbox.read("App/Code.swift") == code)
  }

  /// A call of one function may be one of another with its name.
  @Test func anOverloadIsOnlyListed() throws {
    try sandbox.edit("Specs/OwlStore.service.json") {
      $0.replacing("\"owls: [Owl]\"", with: "\"owls: [Owl]\", \"owl(name: String) -> Owl?\"")
    }
    let code = "extension ListDefaultViewModel { func all() { birds.owl(id: 1) } }"
    try sandbox.write("App/Code.swift", code)
    #expect(
      sandbox.run(
        ["rename", "member", "OwlStore", "owl", "bird", "--edit", "--quiet"], pipeline: .standard)
        == Outcome(
          output: """
            App/Code.swift:1:53: note: 'owl' may be 'bird' now

            """))
    #expect(try sandbox.read("App/Code.swift") == code)
  }

  @Test func aFunctionIsRenamedInDoublesToo() throws {
    #expect(
      try changed("rename", "member", "OwlStore", "owl", "bird") == [
        "let stores = [OwlStoreStub(owls: [], onBird: { _ in .snowy }), LiveStore(owls: []), "
          + "PlainStore(owls: [])]"
      ])
  }

  @Test func specsFollowWhereverTheyReadIt() throws {
    _ = try changed("rename", "member", "OwlStore", "owls", "birds")
    _ = try changed("rename", "member", "OwlStore", "track", "note")
    #expect(
      try sandbox.read("Specs/Main.coordinator.json") == """
        {
          "coordinator": "Main", "root": "window",
          "start": { "screen": "List", "with": { "shown": "owlStore.birds", "title": "= L10n.of(owlStore.birds)" } },
          "screens": {
            "List": {
              "tapped": [
                { "call": "owlStore.note", "with": { "owls": "owlStore.birds" } },
                { "alert": { "title": "= L10n.of([owlStore.birds.count])", "buttons": [{ "title": "OK" }] } }
              ]
            }
          }
        }
        """)
  }

  @Test func aVariableCountsWhateverHasItsName() throws {
    try sandbox.write(
      "App/Code.swift",
      """
      func clear(_ list: any OwlStore) { list.track(owls: []) }
      func test() { let main = OwlStoreSpy(owls: []); main.track(owls: []) }
      extension ListDefaultViewModel { func clear() { let title = birds; title.track(owls: []) } }
      extension MainCoordinator { func open() { list.track(owls: []) } }

      """)
    #expect(
      sandbox.run(
        ["rename", "member", "OwlStore", "track", "follow", "--quiet"], pipeline: .standard)
        == Outcome(output: places("follow", [(1, 41), (2, 54), (3, 74), (4, 48)])))
    try sandbox.write(
      "App/Code.swift", "extension MainCoordinator { func open() { list.follow(owls: []) } }\n")
    #expect(
      sandbox.run(
        ["rename", "member", "OwlStore", "follow", "track", "--quiet"], pipeline: .standard)
        == Outcome())
  }

  @Test func whatATypeInheritsCounts() throws {
    try sandbox.write(
      "App/Code.swift",
      """
      class Base { func track(owls: [Owl]) {} }
      final class LiveStore: Base, OwlStore {}
      extension Tracking { func track(owls: [Owl]) {} }
      struct PlainStore: OwlStore, Tracking {}
      typealias Birds = OwlStore
      final class BirdStore: Birds { func track(owls: [Owl]) {} }
      final class Other { func track(owls: [Owl]) {} }

      """)
    #expect(
      sandbox.run(
        ["rename", "member", "OwlStore", "track", "follow", "--quiet"], pipeline: .standard)
        == Outcome(output: places("follow", [(1, 19), (3, 27), (6, 37)])))
  }

  private func places(_ name: String, _ places: [(line: Int, column: Int)]) -> String {
    places.map { "App/Code.swift:\($0.line):\($0.column): note: 'track' may be '\(name)' now\n" }
      .joined()
  }
}
