import CoreTestSupport
import Testing

@testable import Core
@testable import HomeFeature

/// What the user can do on the owl list screen.
@MainActor
struct OwlListTests {
  private let flow = OwlListFlowDelegateSpy()
  private let owlStore = OwlStoreSpy()
  private let viewModel: OwlListScreen

  init() {
    viewModel = OwlListScreen(withServices: Services(owlStore: owlStore), flowDelegate: flow)
  }

  @Test(.disabled("yours to write"))
  func load() {
    viewModel.load()
    // Expect what changes, and what the flow hears.
  }

  @Test(.disabled("yours to write"))
  func select() {
    let owlID = Owl.errol.id
    viewModel.select(owlID: owlID)
    // Expect what changes, and what the flow hears.
  }

  @Test func logOutButtonTapped() {
    viewModel.logOutButtonTapped()
    #expect(flow.calls == [.logOutButtonTapped])
  }

  private struct Services: OwlListServices {
    let owlStore: any OwlStore
  }
}
