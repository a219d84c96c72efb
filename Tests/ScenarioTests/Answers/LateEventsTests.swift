import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

@testable import MvvmgenLateEventsFixture

/// What an answer shows waits while something covers the screen, unless it answers what the user did.
@MainActor
struct LateEventsTests {
  private let stage = Stage()
  private let archive = ArchiveCoordinator()

  private var shelf: ShelfScreen { get throws { try #require(stage.screen(ShelfScreen.self)) } }
  private var scan: ScanScreen { get throws { try #require(stage.screen(ScanScreen.self)) } }
  private var share: ShareScreen { get throws { try #require(stage.screen(ShareScreen.self)) } }

  private static let scanning = { (shelf: ShelfScreen) in shelf.scanButtonTapped() }
  private static let sharing = { (shelf: ShelfScreen) in shelf.shareButtonTapped() }

  /// The stage under a lock, after an event, and when it is unlocked.
  private func underALock(
    _ begin: (ShelfScreen) -> Void = { _ in }, _ send: (Self) throws -> Void
  ) throws -> [String] {
    let tests = Self()
    tests.stage.start(tests.archive)
    begin(try tests.shelf)
    tests.archive.didEnterBackground()
    try send(tests)
    let locked = tests.stage.description
    tests.stage.screen(LockScreen.self)?.didUnlock()
    return [locked, tests.stage.description]
  }

  @Test func waits() throws {
    let scanning = "ShelfScreen › ScanScreen | lock LockScreen"
    #expect(
      try underALock(Self.scanning) { try $0.scan.didScan(book: .news, isLegible: true) }
        == [scanning, "ShelfScreen › ScanScreen › BookScreen"])
    #expect(
      try underALock(Self.scanning) { try $0.scan.didScan(book: .news, isLegible: false) }
        == ["ShelfScreen | lock LockScreen", "ShelfScreen"])
    let sharing = "ShelfScreen | sheet ShareScreen | lock LockScreen"
    #expect(
      try underALock(Self.sharing) { try $0.share.didFail(reason: "No space") }
        == [sharing, "ShelfScreen | sheet ShareScreen | alert \"No space\""])
    #expect(
      try underALock(Self.sharing) { try $0.share.didShare(book: .news) }
        == [sharing, "ShelfScreen › BookScreen | sheet ShareScreen"])
    var pages: Int?
    let synced = try underALock { tests in
      try tests.shelf.didSync(count: 3)
      pages = tests.archive.pages
    }
    #expect(synced == ["ShelfScreen | lock LockScreen", "ShelfScreen › BookScreen"])
    #expect(pages == 3)
  }

  @Test func doesNotWait() throws {
    let shelf = "ShelfScreen"
    let locked = "ShelfScreen | lock LockScreen"
    #expect(try underALock { try $0.shelf.didClose() } == [locked, shelf])
    #expect(try underALock { try $0.shelf.scanButtonTapped() } == [locked, shelf])
    #expect(
      try underALock(Self.sharing) { try $0.share.didStop() } == [locked, shelf])
    #expect(
      try underALock(Self.scanning) { try $0.scan.didLoseLight() }
        == ["ShelfScreen › ScanScreen | lock LockScreen", "ShelfScreen › ScanScreen"])
  }

  @Test func secondTapThatTheScreenItselfReportsIsDropped() throws {
    stage.start(archive)
    try shelf.selectBook(id: 1)
    try shelf.selectBook(id: 2)
    #expect(stage.screen(BookScreen.self)?.book.name == "Book 1")
    stage.user.goBack()
    #expect(stage.description == "ShelfScreen")
  }

  @Test func failuresAreToldOneAfterTheOther() throws {
    stage.start(archive)
    try shelf.shareButtonTapped()
    for reason in ["One", "Two"] { try shelf.didFail(reason: reason) }
    var shown: [String] = []
    for act in [stage.user.dismiss, { stage.user.tap("OK") }, { stage.user.tap("OK") }] {
      act()
      shown.append(stage.description)
    }
    #expect(
      shown == ["ShelfScreen | alert \"One\"", "ShelfScreen | alert \"Two\"", "ShelfScreen"])
  }
}
