import GeneratedRuntimeTesting
import Testing

@testable import GeneratedRuntime
@testable import MvvmgenPlacesFixture

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A member walks through the app, leaves it, and comes back.
@MainActor
struct PlacesTests {
  struct Services: AppServices {
    let memberStore: any MemberStore
    var owlListVariant = OwlListVariant.list
  }

  struct Store: MemberStore {
    var isSignedIn = true
  }

  private let stage = Stage()
  private let snowy = Owl(name: "Snowy")

  private func start(_ store: Store = Store()) -> AppCoordinator {
    AppCoordinator(withServices: Services(memberStore: store))
  }

  private func screen<S: Screen>(_ type: S.Type, on other: Stage? = nil) throws
    -> S
  {
    try #require((other ?? stage).screen(type))
  }

  /// Where the member comes back to, in a new process with only what was stored.
  private func back(_ store: Store = Store()) throws -> (Stage, Stage.Place.Stop?) {
    let data = try JSONEncoder().encode(try #require(stage.place))
    let again = Stage()
    let stop = again.start(start(store), at: try JSONDecoder().decode(Stage.Place.self, from: data))
    #expect(again.warnings == [])
    return (again, stop)
  }

  @Test func pushedScreensModalsAndBeginnings() throws {
    stage.start(start())
    try screen(OwlListScreen.self).didSelectOwl(owl: snowy)
    try screen(OwlScreen.self).editTapped()
    try screen(FormScreen.self).helpTapped()
    let expected =
      "tabs { *OwlListScreen › OwlScreen { MapScreen }, PageScreen:about } | sheet FormScreen › PageScreen:help"
    #expect(stage.description == expected)
    let (again, stop) = try back()
    #expect(stop == nil)
    #expect(again.description == expected)
    #expect(
      again.layers.last?.style == .sheet(detents: [.medium, .height(320)], showsGrabber: true))
    let owl = try #require(again.screen(OwlScreen.self))
    #expect(owl.owl == snowy)
    #expect(owl.mapScreen.owl == snowy)
    #expect(owl.presence.title == "Snowy")
    #expect(try screen(FormScreen.self, on: again).name == "Snowy")
    // Their flows answer them.
    try screen(PageScreen.self, on: again).closeTapped()
    again.user.dismiss()
    try screen(OwlScreen.self, on: again).closeTapped()
    #expect(again.description == "tabs { *OwlListScreen, PageScreen:about }")
  }

  @Test func aBeginningWithSeveralScreens() throws {
    stage.start(start())
    try screen(OwlListScreen.self).addTapped()
    let expected = "tabs { *OwlListScreen, PageScreen:about } | sheet FormScreen › PageScreen:help"
    #expect(stage.description == expected)
    let (again, stop) = try back()
    #expect(stop == nil)
    #expect(again.description == expected)
    try screen(PageScreen.self, on: again).closeTapped()
    #expect(again.description == "tabs { *OwlListScreen, PageScreen:about } | sheet FormScreen")
    #expect(again.warnings == [])
  }

  @Test func tabsThatTheStateShowsSplitsAndRoles() throws {
    stage.start(start())
    try #require(stage.coordinator(MainCoordinator.self)).didVisit(visits: 3)
    stage.user.selectTab(of: SearchCoordinator.self)
    try screen(OwlListScreen.self).didSelectOwl(owl: snowy)
    stage.user.selectTab(of: PagesCoordinator.self)
    try screen(PageScreen.self).closeTapped()
    stage.user.selectTab(of: SearchCoordinator.self)
    let expected =
      "tabs { OwlListScreen, *split { OwlListScreen, OwlScreen { MapScreen } }, PageScreen:about › PageScreen:terms }"
    #expect(stage.description == expected)
    let (again, stop) = try back()
    #expect(stop == nil)
    #expect(again.description == expected)
    #expect(again.coordinator(MainCoordinator.self)?.visits == 3)
  }

  @Test func whoIsSignedOutGetsNowhere() throws {
    stage.start(start())
    try screen(OwlListScreen.self).didSelectOwl(owl: snowy)
    let (again, stop) = try back(Store(isSignedIn: false))
    #expect(again.description == "WelcomeScreen")
    #expect(stop?.reason == .notRunning)
    try screen(WelcomeScreen.self, on: again).didSignIn()
    #expect(again.restore(try #require(stage.place)) == nil)
    #expect(again.description == stage.description)
  }

  @Test func whatSaysSoIsLeftOutWithAllAbove() throws {
    stage.start(start())
    try screen(OwlListScreen.self).didSelectOwl(owl: snowy)
    let before = stage.place
    try screen(OwlScreen.self).pinTapped()
    #expect(stage.place == before)
    stage.user.dismiss()
    try screen(OwlScreen.self).editTapped()
    let edit = stage.place
    try screen(FormScreen.self).safeTapped()
    #expect(stage.place == edit)
    #expect(edit != before)
  }
}
