import GeneratedRuntime
import Testing

@testable import ContainersFixture

/// The answers of the shelves flow, each on a stage that draws nothing.
@MainActor
struct ShelvesCoordinatorTests {
  private let stage = GeneratedRuntime.Stage()
  private let delegate = ShelvesCoordinatorDelegateSpy()
  private let coordinator = ShelvesCoordinator(withServices: Services())

  init() {
    coordinator.delegate = delegate
    stage.start(coordinator)
  }

  @Test(.disabled("needs a value of Book"))
  func shelfDidSelectBook() {
    // Yours to write: show Shelf, and send `didSelectBook`.
  }

  @Test func shelfMoreButtonTapped() throws {
    let shelf = try #require(stage.screen(ShelfScreen.self))
    shelf.moreButtonTapped(shelf.viewModel)
    // Yours to write: expect what is shown then.
  }

  @Test func shelfCloseButtonTapped() throws {
    let shelf = try #require(stage.screen(ShelfScreen.self))
    shelf.closeButtonTapped(shelf.viewModel)
    // Yours to write: expect what is shown then.
  }

  @Test(.disabled("needs a value of Book"))
  func moreDidSelectBook() {
    // Yours to write: start More, and send `didSelectBook`.
  }

  private struct Services {}
}
