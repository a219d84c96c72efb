import GeneratedRuntime
import Testing

@testable import MvvmgenLinksFixture

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Links that come before the start, while their flow runs, and for a flow that exists by hand.
@MainActor
struct LinksTests {
  private let walk = Walk()
  private let app = AppCoordinator()
  private var stage: Stage { walk.stage }

  private func home() throws -> HomeScreen {
    try #require(stage.screen(HomeScreen.self))
  }

  @Test func aLinkWhileItsFlowIsOpenReachesTheNewOne() async throws {
    stage.start(app)
    try home().openTapped()
    let link = await walk.step { app.didReceiveLink(item: 1) }
    #expect(
      link.shown == [
        "end ItemsCoordinator: dismissed", "show HomeScreen | sheet CatalogScreen › ItemScreen",
      ])
    #expect(app.flow.children.count == 1)
    #expect(
      link.living == [
        "AppCoordinator", "CatalogScreen", "HomeScreen", "ItemScreen", "ItemsCoordinator",
      ])
    #expect(stage.warnings == [])
  }

  @Test func aLinkIsToldToWhatRunsAndStartsWhatDoesNot() async {
    stage.start(app)
    let first = await walk.step { app.open(item: 1) }
    #expect(first.shown == ["show HomeScreen | sheet CatalogScreen › ItemScreen"])
    let second = await walk.step { app.open(item: 2) }
    #expect(second.shown == ["show HomeScreen | sheet CatalogScreen › ItemScreen › ItemScreen"])
    let third = await walk.step { app.show() }
    #expect(third.shown == [])
    #expect(stage.warnings == [])
  }

  @Test func severalStepsBeforeTheStartAreRefusedWithAWarning() async {
    app.didReceive(link: 1)
    #expect(app.pending == nil)
    app.note(link: 2)
    let start = await walk.step { stage.start(app) }
    #expect(start.shown == ["show HomeScreen"])
    #expect(app.pending == 2)
    #expect(stage.warnings == ["change: AppCoordinator wasn't started yet"])
    let again = await walk.step { app.didReceive(link: 3) }
    #expect(again.shown == ["show HomeScreen | sheet CatalogScreen"])
    #expect(app.pending == 3)
  }

  // MARK: - URLs

  private static let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")

  /// Each link, as it is written, and in another form that is read as the same.
  nonisolated private static let links: [(link: AppLink, url: String, other: String)] = [
    (.didReceiveLink(item: -7), "/items/-7", "//items/-7/"),
    (.didReceiveLink(item: 1), "/items/1", "/top"),
    (.appOpen(item: 7), "/open?item=7", "/open?x=1&item=7&item=8#y"),
    (.itemsOpen(item: 7), "/catalog/7", "/catalog/%37"),
    (.show, "/show", "/show?"),
    (.didSearch(query: "a b&c", page: nil), "/search?q=a%20b%26c", "/search?q=a%20b%26c"),
    (.didSearch(query: "ü/", page: 2), "/search?q=%C3%BC/&page=2", "/search?page=2&q=%C3%BC%2F"),
    (.didSearch(query: "", page: nil), "/search?q=", "/search?q"),
    (.didOpenNews, "/items?sort=new", "/items?sort=old&sort=new"),
    (.didOpenPage(3, in: .owls, at: nil), "/owls/3", "/owls/3"),
    (.didOpenPage(3, in: .nests, at: 4), "/nests/3?line=4", "/nests/+3?line=04"),
    (.didOpenFile(path: "a b/c.txt"), "/files/a%20b/c.txt", "/files/a%20b%2Fc.txt"),
    (.didVisit(address: "x/y", stage: 1), "/visits/x%2Fy/1", "/visits/x%2fy/1"),
    (.didReceiveToken(token: Token(rawValue: "a=b")), "/pay?token=a%3Db", "/pay?token=a=b"),
  ]

  @Test(arguments: links.indices) func eachLinkComesBackFromItsURL(_ index: Int) throws {
    let (link, text, other) = Self.links[index]
    let url = try #require(link.url)
    #expect(url.absoluteString == "https://fixture.example" + text)
    #expect(AppLink(url) == link)
    for base in ["fixture:/", "HTTP://www.fixture.example"] {
      #expect(AppLink(try #require(URL(string: base + other))) == link)
    }
  }

  @Test func valuesOfEachTypeComeBack() throws {
    let link = AppLink.didPlan(
      id: try #require(Self.id), day: Date(timeIntervalSince1970: 0),
      place: try #require(URL(string: "https://x.example/?a=b&c")), price: 0.5, isNew: true)
    let url = try #require(link.url)
    #expect(
      url.absoluteString == """
        https://fixture.example/plans/E621E1F8-C36C-495A-93FC-0C247A3E6E5F/1970-01-01T00%3A00%3A00Z?\
        place=https://x.example/?a%3Db%26c&price=0.5&isNew=true
        """)
    #expect(AppLink(url) == link)
  }

  /// They are of a type of the app's, or all others.
  @Test func otherURLs() throws {
    let old = try #require(URL(string: "fixture:#7"))
    #expect(AppLink(old) == .didReceiveLink(item: 7))
    for text in [
      "fixture://items/x", "fixture://owls", "fixture://eagles/3", "fixture://files",
      "other://show",
      "https://fixture.example", "https://elsewhere.example/show", "fixture://search?page=2",
    ] {
      let url = try #require(URL(string: text))
      #expect(AppLink(url) == .didReceiveOther(url: url))
      #expect(AppLink.didReceiveOther(url: url).url == url)
    }
  }

  @Test func aWordThatAURLWouldLoseHasNone() {
    #expect(AppLink.didVisit(address: "", stage: 1).url == nil)
    #expect(AppLink.didVisit(address: "..", stage: 1).url == nil)
    #expect(AppLink.didOpenFile(path: "a//b").url == nil)
  }

  @Test func aSecretIsNotPrinted() {
    let link = AppLink.didReceiveToken(token: Token(rawValue: "abc"))
    var dumped = ""
    dump(link, to: &dumped)
    #expect("\(link)" == "didReceiveToken(token: ‹secret›)")
    #expect(dumped == "- didReceiveToken(token: ‹secret›)\n")
    #expect("\(AppLink.appOpen(item: 1))" == "appOpen(item: 1)")
  }

  private func open(_ path: String) throws -> Stage.LinkOutcome {
    stage.open(try #require(URL(string: "fixture://\(path)")))
  }

  @Test func aURLBeforeTheStartWaits() async throws {
    #expect(try open("items/1") == .waiting)
    #expect(stage.transcript == [])
    stage.start(app)
    #expect(
      stage.transcript == [
        "show HomeScreen", "show HomeScreen | sheet CatalogScreen › ItemScreen",
      ])
    #expect(stage.warnings == [])
  }

  @Test func aURLGoesToTheFlowThatHasTheLink() throws {
    stage.start(app)
    #expect(try open("catalog/1") == .dropped)
    #expect(try open("open?item=1") == .opened)
    #expect(try open("catalog/2") == .opened)
    #expect(try open("show") == .opened)
    #expect(try open("items?sort=new") == .opened)
    #expect(
      stage.transcript == [
        "show HomeScreen", "show HomeScreen | sheet CatalogScreen › ItemScreen",
        "show HomeScreen | sheet CatalogScreen › ItemScreen › ItemScreen",
        "show HomeScreen | sheet CatalogScreen › ItemScreen › ItemScreen | sheet ItemScreen",
      ])
    #expect(stage.warnings == [])
  }

  @Test func dataOfAURLReachesTheFlow() throws {
    stage.start(app)
    #expect(try open("search?q=owl&page=2") == .opened)
    #expect(app.search == "owl")
    #expect(app.page == 2)
    #expect(try open("search?q=barn") == .opened)
    #expect(app.search == "barn")
    #expect(app.page == nil)
    #expect(try open("files/a/b%20c") == .opened)
    #expect(app.search == "a/b c")
    #expect(try open("visits/here/3") == .opened)
    #expect(app.search == "here")
    #expect(app.page == 3)
    #expect(try open("owls/12?line=x") == .opened)
    #expect(stage.transcript == ["show HomeScreen", "open fixture://owls/12?line=x"])
  }

  @Test func aLinkWaitsForAFlowThatExistsByHand() async throws {
    stage.start(app)
    #expect(try open("pay?token=abc") == .waiting)
    #expect(
      stage.pendingLink as? AppLink == .didReceiveToken(token: Token(rawValue: "abc")))
    let paid = await walk.step { try? home().payTapped() }
    #expect(
      paid.shown == [
        "show HomeScreen | sheet ItemScreen", "show HomeScreen | sheet ItemScreen › ItemScreen",
      ])
    #expect(stage.pendingLink == nil)
    #expect(stage.warnings == [])
  }

  @Test func aLinkThatIsTappedInsideTheApp() throws {
    stage.start(app)
    try home().linkTapped(url: try #require(URL(string: "https://fixture.example/items?sort=new")))
    #expect(stage.transcript == ["show HomeScreen", "show HomeScreen | sheet ItemScreen"])
  }

  @Test func aLinkReachesAFlowThatExistsByHand() async throws {
    stage.start(app)
    let early = await walk.step { app.didReceiveToken(token: Token(rawValue: "abc")) }
    #expect(early.shown == [])
    try home().payTapped()
    let told = await walk.step { app.didReceiveToken(token: Token(rawValue: "abc")) }
    #expect(told.shown == ["show HomeScreen | sheet ItemScreen › ItemScreen"])
    #expect(stage.warnings == [])
  }
}
