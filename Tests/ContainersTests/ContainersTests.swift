import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

@testable import MvvmgenContainersFixture

/// The fixture's tabs, splits, alerts and swipes, run with no host and no view: what is shown, and
/// how the flows end.
@MainActor
struct ContainersTests {
  private let stage = Stage()
  private let main = MainCoordinator(member: Member(name: "Ada"))

  /// The lines that this adds to the transcript.
  private func step(_ action: () throws -> Void) rethrows -> [String] {
    let count = stage.transcript.count
    try action()
    #expect(stage.warnings == [])
    return Array(stage.transcript.dropFirst(count))
  }

  private func screen<S: Screen>(_ type: S.Type) throws -> S {
    try #require(stage.screen(type))
  }

  /// Both columns are in sight.
  private func startAtOwls() {
    stage.width = .regular
    stage.start(main)
    stage.user.selectTab(of: OwlsCoordinator.self)
  }

  private static let reading = "split { ShelfScreen, nothing }"
  private static let launch =
    "show tabs { split { OwlListScreen, FavoriteScreen }, \(reading), *ProfileScreen }"
  private static func owls(_ columns: String, above: String = "") -> [String] {
    ["show tabs { *split { \(columns) }, \(reading), ProfileScreen }\(above)"]
  }

  @Test func tabsAreSelected() throws {
    stage.width = .regular
    #expect(step { stage.start(main) } == [Self.launch])
    #expect(
      step { stage.user.selectTab(of: OwlsCoordinator.self) }
        == Self.owls("OwlListScreen, FavoriteScreen"))
    let back = try step { try screen(OwlListScreen.self).profileButtonTapped() }
    #expect(back == [Self.launch])
    #expect(try screen(ProfileScreen.self).name == "Ada")
  }

  @Test func tabsCountComeAndGo() {
    stage.width = .regular
    stage.start(main)
    let owls = "split { OwlListScreen, FavoriteScreen }"
    #expect(
      step { main.didReceiveNews(unread: 3, status: "new") } == [
        "show tabs { \(owls) (3), \(Self.reading) (new), *ProfileScreen }"
      ])
    var changes: [String] = []
    stage.observe { changes.append("\($0)") }
    let gone = step { main.didChangePlan(reads: false) }
    #expect(
      gone == [
        "end ShelvesCoordinator: endedWithParent", "end ReadingCoordinator: removed",
        "show tabs { \(owls) (3), *ProfileScreen }",
      ])
    #expect(
      changes == [
        "left ShelfScreen, ended ShelvesCoordinator (endedWithParent), "
          + "ended ReadingCoordinator (removed), dropped select ReadingCoordinator (absent)"
      ])
    #expect(
      step { main.didChangePlan(reads: true) } == [
        "show tabs { \(owls) (3), *\(Self.reading) (new), ProfileScreen }"
      ])
    // It begins as at first.
    main.canRead = false
    #expect(step { main.didSignIn() }.last == Self.launch)
  }

  @Test func detailsStandBesideTheirList() throws {
    startAtOwls()
    let detail = try step { try screen(OwlListScreen.self).didSelectOwl(owl: Owl(name: "Barn")) }
    #expect(detail == Self.owls("OwlListScreen, OwlScreen"))
    let next = try step { try screen(OwlListScreen.self).didSelectOwl(owl: Owl(name: "Eagle")) }
    #expect(next == Self.owls("OwlListScreen, OwlScreen"))
    #expect(try screen(OwlScreen.self).owl == Owl(name: "Eagle"))
    let closed = try step { try screen(OwlScreen.self).closeButtonTapped() }
    #expect(closed == Self.owls("OwlListScreen, FavoriteScreen"))
  }

  @Test func detailOfAChildsReport() throws {
    stage.start(main)
    stage.user.selectTab(of: ReadingCoordinator.self)
    let book = try step { try screen(ShelfScreen.self).didSelectBook(book: Book(title: "Owls")) }
    #expect(
      book == [
        "show tabs { split { OwlListScreen, FavoriteScreen }, *split { ShelfScreen, BookScreen }, "
          + "ProfileScreen }"
      ])
    #expect(stage.screen(BookScreen.self)?.presence.title == "A book")
    #expect(
      BookScreen(book: Book(title: "")).presence.title == L10n.reading)
  }

  /// A title that is a state of the screen follows it, unless a flow has set another.
  @Test func titlesFollow() async throws {
    stage.start(main)
    let profile = try #require(stage.screen(ProfileScreen.self))
    #expect(profile.presence.title == "")
    profile.shownName = "Ada"
    for _ in 0..<20 where profile.presence.title != "Ada" { await Task.yield() }
    #expect(profile.presence.title == "Ada")
    profile.presence.title = "Me"
    profile.shownName = "Bo"
    for _ in 0..<20 { await Task.yield() }
    #expect(profile.presence.title == "Me")
  }

  /// A flow that another begins with has behind it what that one has.
  @Test func backFromWhereAFlowBeginsWithAnother() throws {
    stage.start(main)
    stage.user.selectTab(of: ReadingCoordinator.self)
    func shown(_ shelves: String) -> String {
      "show tabs { split { OwlListScreen, FavoriteScreen }, *split { \(shelves), nothing }, "
        + "ProfileScreen }"
    }
    let more = try step { try screen(ShelfScreen.self).moreButtonTapped() }
    #expect(more == [shown("ShelfScreen › ShelfScreen")])
    let back = try step { try screen(ShelfScreen.self).closeButtonTapped() }
    #expect(
      back == [
        "end ShelvesCoordinator: endedWithParent", "end MoreCoordinator: popped",
        shown("ShelfScreen"),
      ])
  }

  @Test func alertsAsk() throws {
    startAtOwls()
    let owl = Owl(name: "Barn")
    try screen(OwlListScreen.self).didSelectOwl(owl: owl)
    let shown = "OwlListScreen, OwlScreen"
    let asked = try step { try screen(OwlScreen.self).deleteButtonTapped(owl: owl) }
    #expect(asked == Self.owls(shown, above: " | alert \"Delete Barn?\""))
    #expect(step { stage.user.tap(L10n.keep) } == Self.owls(shown))
    try screen(OwlScreen.self).deleteButtonTapped(owl: owl)
    #expect(step { stage.user.tap("Delete") } == Self.owls("OwlListScreen, FavoriteScreen"))
  }

  @Test func alertsLeadToAlerts() throws {
    startAtOwls()
    try screen(OwlListScreen.self).didSelectOwl(owl: Owl(name: "Barn"))
    let shown = "OwlListScreen, OwlScreen"
    let asked = try step { try screen(OwlScreen.self).shareButtonTapped(flow: 1, services: []) }
    #expect(asked == Self.owls(shown, above: " | actionSheet"))
    #expect(
      step { stage.user.tap("Ask again") } == Self.owls(shown, above: " | alert \"Share?\""))
    #expect(step { stage.user.tap("No") } == Self.owls(shown))
    try screen(OwlScreen.self).shareButtonTapped(flow: 1, services: [])
    #expect(
      step { stage.user.tap("Show \"related\"") }
        == Self.owls("OwlListScreen, OwlScreen › OwlListScreen"))
  }

  @Test func aFlowBeginsWithAQuestion() throws {
    stage.start(main)
    func ask() throws -> [String] {
      try step { try screen(ProfileScreen.self).avatarButtonTapped() }
    }
    #expect(try ask() == ["\(Self.launch) | actionSheet \"Photo\""])
    #expect(step { stage.user.tap("Cancel") } == ["end PhotoCoordinator: dismissed", Self.launch])
    _ = try ask()
    #expect(step { stage.user.tap("Choose a photo") } == ["\(Self.launch) | sheet AlbumScreen"])
    let taken = try step { try screen(AlbumScreen.self).didTakePhoto(photo: Photo(number: 1)) }
    #expect(taken == ["end PhotoCoordinator: finished", Self.launch])
    _ = try ask()
    #expect(
      step { stage.user.tap("Remove photo") } == ["end PhotoCoordinator: finished", Self.launch])
  }

  @Test func aSwipeOfAFlowAsksFirst() throws {
    stage.start(main)
    let editing = "\(Self.launch) | formSheet EditProfileScreen"
    let question = " | alert \"Discard changes?\""
    #expect(try step { try screen(ProfileScreen.self).editButtonTapped() } == [editing])
    #expect(step { stage.user.dismiss() } == [editing + question])
    #expect(step { stage.user.tap("Keep editing") } == [editing])
    try screen(EditProfileScreen.self).languageButtonTapped()
    #expect(
      step { stage.user.dismiss() } == [editing], "the second screen's event goes back from it")
    stage.user.dismiss()
    #expect(
      step { stage.user.tap("Discard") } == [
        "end EditProfileCoordinator: finishedWithoutReport", Self.launch,
      ])
  }

  @Test func aSwipeMayDoNothing() throws {
    stage.start(main)
    try screen(ProfileScreen.self).avatarButtonTapped()
    stage.user.tap("Choose a photo")
    #expect(step { stage.user.dismiss() } == [])
    let cancelled = try step { try screen(AlbumScreen.self).cancelButtonTapped() }
    #expect(cancelled == ["end PhotoCoordinator: dismissed", Self.launch])
  }

  @Test func backToAFlowAbove() throws {
    stage.start(main)
    try screen(ProfileScreen.self).editButtonTapped()
    try screen(EditProfileScreen.self).languageButtonTapped()
    try screen(LanguageScreen.self).doneButtonTapped()
    let back = try step { try screen(LanguageScreen.self).doneButtonTapped() }
    #expect(back == ["end EditProfileCoordinator: dismissed", Self.launch])
  }

  @Test func aScreenAnswersByItsRole() throws {
    stage.start(main)
    try screen(ProfileScreen.self).editButtonTapped()
    let profile = stage.description
    try screen(EditProfileScreen.self).languageButtonTapped()
    var changes: [String] = []
    stage.observe { changes.append("\($0)") }
    let spoken = try step { try screen(LanguageScreen.self).doneButtonTapped() }
    #expect(
      spoken == ["show \(profile) › LanguageScreen:shown › LanguageScreen:spoken"])
    let shown = try step { try screen(LanguageScreen.self).cancelButtonTapped() }
    #expect(shown == ["show \(profile) › LanguageScreen:shown"])
    #expect(
      changes == [
        "LanguageScreen:shown.doneButtonTapped(): shown LanguageScreen:spoken",
        "LanguageScreen:spoken.cancelButtonTapped(): left LanguageScreen:spoken",
      ])
    let back = try step { try screen(LanguageScreen.self).cancelButtonTapped() }
    #expect(back == ["show \(profile)"])
  }

  /// What lies above is closed, whatever a swipe would have asked.
  @Test func linksReachTheirFlow() throws {
    stage.start(main)
    try screen(ProfileScreen.self).editButtonTapped()
    stage.user.dismiss()
    stage.user.selectTab(of: OwlsCoordinator.self)
    let link = step { main.didReceivePhoto(photo: Photo(number: 7)) }
    let question = " | alert \"Use this photo?\""
    #expect(link == ["end EditProfileCoordinator: dismissed", Self.launch + question])
  }

  @Test func aLinkStartsItsFlowUnlessItRuns() throws {
    stage.start(main)
    stage.user.selectTab(of: OwlsCoordinator.self)
    let edit = Self.launch + " | sheet EditProfileScreen › LanguageScreen:shown"
    #expect(step { main.didAskForLanguage() } == [edit])
    let profile = try #require(stage.coordinator(ProfileCoordinator.self))
    #expect(step { profile.didAskForLanguage() } == [edit + " › LanguageScreen:shown"])
    #expect(profile.flow.children.count == 1)
  }

  @Test func itIsToldOrElse() throws {
    stage.start(main)
    try screen(ProfileScreen.self).editButtonTapped()
    let profile = try #require(stage.coordinator(ProfileCoordinator.self))
    let told = step { main.didAskForLanguage() }
    #expect(told == [Self.launch + " | formSheet EditProfileScreen › LanguageScreen:shown"])
    #expect(profile.flow.children.count == 1)
  }

  @Test func whatIsShownIsNotPresentedAgain() {
    stage.start(main)
    let owl = Owl(name: "Barn")
    #expect(step { main.didAsk(owl: owl) } == [Self.launch + " | sheet OwlScreen"])
    #expect(step { main.didAsk(owl: owl) } == [])
  }

  @Test func backToItOrElse() throws {
    stage.start(main)
    stage.user.selectTab(of: ReadingCoordinator.self)
    let shelves = try #require(stage.coordinator(ShelvesCoordinator.self))
    try screen(ShelfScreen.self).moreButtonTapped()
    let back = step { shelves.didFindBook(book: Book(title: "Owls")) }
    #expect(back.first == "end ShelvesCoordinator: endedWithParent")
    shelves.flow.finish()
    #expect(step { shelves.didFindBook(book: Book(title: "Owls")) } == [])
  }

  @Test func restartsAfterTheEnd() throws {
    stage.start(main)
    try screen(ProfileScreen.self).signOutButtonTapped()
    stage.user.tap("Sign out")
    #expect(stage.description == "GoodbyeScreen")
    #expect(step { main.didSignIn() } == [Self.launch])
  }

  @Test func unwrittenCodeWarns() throws {
    startAtOwls()
    try screen(OwlListScreen.self).didSelectOwl(owl: Owl(name: "Barn"))
    try screen(OwlScreen.self).shareButtonTapped(flow: 1, services: [])
    stage.user.tap("More…")
    #expect(
      stage.warnings == [
        "OwlsCoordinator: owlShareButtonTappedMore(_:flow:services:) isn't written yet"
      ])
  }

  /// It takes the first case without data, if possible one without an effect.
  @Test func unwrittenDecisionsWarn() throws {
    startAtOwls()
    for button in ["Yes", "Later"] {
      try screen(OwlListScreen.self).didSelectOwl(owl: Owl(name: "Barn"))
      try screen(OwlScreen.self).shareButtonTapped(flow: 1, services: [])
      stage.user.tap("Ask again")
      stage.user.tap(button)
    }
    #expect(
      stage.warnings == [
        "OwlsCoordinator: owlShareButtonTappedAskAgainYesChoice(_:flow:services:) isn't written yet",
        "OwlsCoordinator: owlShareButtonTappedAskAgainLaterChoice(_:flow:services:) isn't written yet",
      ])
  }

  #if os(Linux) || os(macOS)
    @Test func whatCantHappenStopsADebugBuild() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        let stage = Stage()
        let main = MainCoordinator(member: Member(name: "Ada"))
        stage.start(main)
        main.didReceiveLink(owl: Owl(name: "Barn"))
        stage.screen(OwlScreen.self)?.shareButtonTapped(flow: 1, services: [])
      }
    }
  #endif

  @Test func aSwipeOfAScreenIsItsEvent() {
    stage.start(main)
    let link = step { main.didReceiveLink(owl: Owl(name: "Barn")) }
    let shown = "OwlListScreen, FavoriteScreen"
    #expect(link == Self.owls(shown, above: " | sheet OwlScreen"))
    #expect(step { stage.user.dismiss() } == Self.owls(shown))
  }

  @Test func widthDecides() throws {
    startAtOwls()
    let shown = "OwlListScreen, FavoriteScreen"
    let regular = try step { try screen(OwlListScreen.self).filterButtonTapped() }
    #expect(regular == Self.owls(shown, above: " | popover FilterScreen"))
    #expect(step { stage.user.dismiss() } == Self.owls(shown))
    stage.width = .compact
    let compact = try step { try screen(OwlListScreen.self).filterButtonTapped() }
    #expect(compact == Self.owls(shown, above: " | sheet FilterScreen"))
  }

  /// What a button does holds its flow only as long as the alert is up.
  @Test func alertsHoldNobody() throws {
    stage.start(main)
    weak let profile = main.flow.children.last as? ProfileCoordinator
    try screen(ProfileScreen.self).signOutButtonTapped()
    #expect(profile != nil)
    #expect(
      step { stage.user.tap("Sign out") } == [
        "end ProfileCoordinator: finished", "end OwlsCoordinator: replaced",
        "end ShelvesCoordinator: endedWithParent", "end ReadingCoordinator: replaced",
        "show GoodbyeScreen",
      ])
    #expect(profile == nil)
  }
}
