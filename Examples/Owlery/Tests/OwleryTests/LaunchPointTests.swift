import GeneratedRuntime
import Testing

@testable import Owlery

/// One screen or flow alone, as a UI test starts it by an argument of the launch.
@MainActor
struct LaunchPointTests {
  @Test func gridOfOwlsStartsAlone() throws {
    let point = try #require(LaunchPoint(arguments: ["Owlery", "--launch-point", "owl-list-grid"]))
    let stage = Stage()
    stage.start(point.makeCoordinator(withServices: OwleryServices()))
    #expect(stage.transcript == ["show OwlListScreen"])
    #expect(stage.screen(OwlListScreen.self)?.variant == .grid)
  }

  @Test func ordinaryLaunchIsNoLaunchPoint() {
    #expect(LaunchPoint(arguments: ["Owlery"]) == nil)
  }
}
