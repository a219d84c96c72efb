import Foundation
import Testing

@testable import App

/// What the user can do on the plain screen.
@MainActor
struct PlainTests {
  private let viewModel = PlainDefaultViewModel(withServices: Services())

  @Test func reload() async {
    await viewModel.reload()
    // Yours to write: expect what changes.
  }

  @Test func delegate() {
    viewModel.delegate()
    // Yours to write: expect what changes.
  }

  @Test func services() {
    viewModel.services()
    // Yours to write: expect what changes.
  }

  @Test(.disabled("needs a value of (Stage) -> Progress"))
  func open() {
    // Yours to write: call `viewModel.open`.
  }

  private struct Services: PlainServices {
    let scanner: any App.Scanner = ScannerStub(
      progress: App.Progress(),
      range: (0, last: 1),
      onLoad: { _ in App.Progress() }
    )
    let clock: any Clock = App.StillClock()
  }
}
