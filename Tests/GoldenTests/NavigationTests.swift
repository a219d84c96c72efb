import MvvmgenLanguage
import Testing

/// Who draws the flows changes nothing that is generated.
struct NavigationTests {
  @Test(arguments: Fixture.all)
  func filesAreTheSameWhoeverDrawsTheFlows(fixture: Fixture) throws {
    let uiKit = try fixture.actual { $0.ownNavigation = .uikit }
    let swiftUI = try fixture.actual { $0.ownNavigation = .swiftui }
    #expect(uiKit.files == swiftUI.files)
  }
}
