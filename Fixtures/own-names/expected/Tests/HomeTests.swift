import Testing

@testable import App

/// What the user can do on the home screen.
@MainActor
struct HomeTests {
  private let flow = HomeFlowDelegateSpy()
  private let viewModel = HomeDefaultViewModel(
    withServices: Services(),
    flow: 0,
    start: 0,
    delegate: "",
    cancelled: false,
    presence: 0,
    services: []
  )

  init() {
    viewModel.flowDelegate = flow
  }

  @Test func didStart() {
    viewModel.didStart(services: 0, viewModel: 0)
    #expect(flow.calls.count == 1)
  }

  private struct Services: HomeServices {
    let authService: any AuthService = AuthServiceStub(onFlow: { _ in 0 })
  }
}
