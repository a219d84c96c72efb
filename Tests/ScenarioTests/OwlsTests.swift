import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

@testable import MvvmgenOwlsFixture

/// Owls as a list or a grid over one view model; one owl as a flow of its own, beside the list or
/// above it.
@MainActor
struct OwlsTests {
  private let walk = Walk()
  private var stage: Stage { walk.stage }

  private let atList = [
    "MainCoordinator", "OwlListScreen", "OwlsCoordinator",
  ]
  private let atOwl = [
    "MainCoordinator", "OwlDetailCoordinator", "OwlDetailScreen",
    "OwlListScreen", "OwlsCoordinator",
  ]

  private func select(_ id: Owl.ID) throws {
    try #require(stage.screen(OwlListScreen.self)).selectOwl(id: id)
  }

  @discardableResult
  private func start(_ variant: OwlListVariant = .list) async throws -> Aviary {
    let aviary = Aviary(owlListVariant: variant)
    stage.start(MainCoordinator(withServices: aviary))
    await (try #require(stage.screen(OwlListScreen.self))).refresh()
    return aviary
  }

  @Test(arguments: OwlListVariant.allCases)
  func bothPresentationsShowTheSameOwls(variant: OwlListVariant) async throws {
    try await start(variant)
    let screen = try #require(stage.screen(OwlListScreen.self))
    #expect(screen.variant == variant)
    #expect(screen.list.items == Aviary.owls)
    try select(7)
    #expect(stage.screen(OwlDetailScreen.self)?.owl == .snowy)
  }

  @Test func owlThatIsGoneIsNotShown() async throws {
    try await start()
    let gone = try await walk.step { try select(99) }
    #expect(gone.shown == [])
  }

  @Test func owlIsPushedWhereItIsWide() async throws {
    stage.width = .regular
    let launch = try await walk.step { try await start() }
    #expect(launch.shown == ["show OwlListScreen"])
    #expect(launch.living == atList)
    let owl = try await walk.step { try select(7) }
    #expect(owl.shown == ["show OwlListScreen › OwlDetailScreen"])
    #expect(owl.living == atOwl)
    let back = await walk.step { stage.user.goBack() }
    #expect(back.shown == ["end OwlDetailCoordinator: popped", "show OwlListScreen"])
    #expect(back.living == atList)
  }

  @Test func owlLiesAboveWhereItIsNarrow() async throws {
    stage.width = .compact
    let aviary = try await start()
    let owl = try await walk.step { try select(7) }
    #expect(owl.shown.last == "show OwlListScreen | overFullScreen OwlDetailScreen")
    #expect(owl.living == atOwl)
    let close = try await walk.step {
      try #require(stage.screen(OwlDetailScreen.self)).closeButtonTapped()
    }
    #expect(
      close.shown == ["end OwlDetailCoordinator: finishedWithoutReport", "show OwlListScreen"])
    #expect(close.living == atList)
    #expect(aviary.noted == ["Snowy owl after 0"])
  }

  @Test(arguments: [
    ("owls-list", "show OwlListScreen"), ("owls-grid", "show OwlListScreen"),
    ("owl-detail", "show OwlDetailScreen"),
  ])
  func launchPointStartsAlone(name: String, shown: String) throws {
    let point = try #require(LaunchPoint(arguments: ["app", "--launch-point", name]))
    stage.start(point.makeCoordinator(withServices: Aviary()))
    #expect(stage.transcript == [shown])
  }
}

/// Owls that are known.
private final class Aviary: AppServices, OwlStore {
  static let owls = [Owl(id: 3, name: "Barn owl"), .snowy]

  let owlListVariant: OwlListVariant

  init(owlListVariant: OwlListVariant = .list) {
    self.owlListVariant = owlListVariant
  }

  var owlStore: any OwlStore { self }
  private(set) var noted: [String] = []
  var visits: Int { noted.count }

  func note(visitTo owl: Owl, after visits: Int) -> Bool {
    noted.append("\(owl.name) after \(visits)")
    return true
  }

  func owls() async -> [Owl] { Self.owls }
}
