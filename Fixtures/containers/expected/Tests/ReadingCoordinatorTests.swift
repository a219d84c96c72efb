import GeneratedRuntime
import Testing

@testable import ContainersFixture

/// The answers of the reading flow, each on a stage that draws nothing.
@MainActor
struct ReadingCoordinatorTests {
  private let stage = GeneratedRuntime.Stage()
  private let delegate = ReadingCoordinatorDelegateSpy()
  private let coordinator = ReadingCoordinator(withServices: Services())

  init() {
    coordinator.delegate = delegate
    stage.start(coordinator)
  }

  @Test(.disabled("needs a value of Book"))
  func shelvesDidSelectBook() {
    // Yours to write: start Shelves, and send `didSelectBook`.
  }

  private struct Services {}
}
