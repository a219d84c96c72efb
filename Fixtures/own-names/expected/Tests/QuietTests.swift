import Testing

@testable import App

/// What the user can do on the quiet screen.
@MainActor
struct QuietTests {
  private let viewModel = QuietDefaultViewModel(
    withServices: Services(),
    variant: 0,
    flowDelegate: ""
  )

  @Test func viewModelAction() {
    viewModel.viewModel()
    // Yours to write: expect what changes.
  }

  @Test func start() {
    viewModel.start(id: 0)
    // Yours to write: expect what changes.
  }

  @Test func cancelled() {
    viewModel.cancelled()
    // Yours to write: expect what changes.
  }

  @Test func presence() async {
    await viewModel.presence()
    // Yours to write: expect what changes.
  }

  private struct Services: QuietServices {
    let start: any Start = StartStub(onFlow: { _ in 0 })
    let authService: any AuthService = AuthServiceStub(onFlow: { _ in 0 })
  }
}
