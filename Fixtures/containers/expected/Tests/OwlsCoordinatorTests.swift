import GeneratedRuntime
import Testing

@testable import ContainersFixture

/// The answers of the owls flow, each on a stage that draws nothing.
@MainActor
struct OwlsCoordinatorTests {
  private let stage = GeneratedRuntime.Stage()
  private let delegate = OwlsCoordinatorDelegateSpy()
  private let coordinator = OwlsCoordinator(withServices: Services())

  init() {
    coordinator.delegate = delegate
    stage.start(coordinator)
  }

  @Test func owlListDidSelectOwl() {
    let owlList = OwlListScreen(withServices: Services(), flowDelegate: coordinator)
    coordinator.flow.present(owlList)
    owlList.didSelectOwl(owlList.viewModel, owl: Owl(name: "Hedwig"))
    // Yours to write: expect what is shown then.
  }

  @Test func owlListFilterButtonTapped() {
    let owlList = OwlListScreen(withServices: Services(), flowDelegate: coordinator)
    coordinator.flow.present(owlList)
    owlList.filterButtonTapped(owlList.viewModel)
    // Yours to write: expect what is shown then.
  }

  @Test func owlListProfileButtonTapped() {
    let owlList = OwlListScreen(withServices: Services(), flowDelegate: coordinator)
    coordinator.flow.present(owlList)
    owlList.profileButtonTapped(owlList.viewModel)
    #expect(delegate.calls.count == 1)
  }

  @Test func owlCloseButtonTapped() {
    let owl = OwlScreen(withServices: Services(), flowDelegate: coordinator)
    coordinator.flow.present(owl)
    owl.closeButtonTapped(owl.viewModel)
    // Yours to write: expect what is shown then.
  }

  @Test func owlDeleteButtonTapped() {
    let owl = OwlScreen(withServices: Services(), flowDelegate: coordinator)
    coordinator.flow.present(owl)
    owl.deleteButtonTapped(owl.viewModel, owl: Owl(name: "Hedwig"))
    // Yours to write: expect what is shown then.
  }

  @Test func owlShareButtonTapped() {
    let owl = OwlScreen(withServices: Services(), flowDelegate: coordinator)
    coordinator.flow.present(owl)
    owl.shareButtonTapped(owl.viewModel, flow: 0, services: [])
    // Yours to write: expect what is shown then.
  }

  @Test func filterDoneButtonTapped() {
    let filter = FilterScreen(withServices: Services(), flowDelegate: coordinator)
    coordinator.flow.present(filter)
    filter.doneButtonTapped(filter.viewModel)
    // Yours to write: expect what is shown then.
  }

  private struct Services {}
}
