import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

@testable import MvvmgenWaysBackFixture

/// What the user goes back from, or swipes down, asks first or is told.
@MainActor
struct WaysBackTests {
  let stage = Stage()
  let setup = SetupCoordinator()

  init() { stage.start(setup) }

  private var intro: IntroScreen { get throws { try #require(stage.screen(IntroScreen.self)) } }

  @Test func theBackButtonAsksAsTheCancelButtonDoes() throws {
    try intro.nameTapped()
    stage.user.goBack()
    stage.user.tap("Stay")
    stage.user.goBackToRoot()
    #expect(stage.description == "IntroScreen › NameFormScreen | alert \"Discard?\"")
    stage.user.tap("Discard")
    #expect(stage.description == "IntroScreen")
  }

  @Test func noStepIsLeftOutAfterGoingBack() throws {
    try intro.nextTapped()
    let ring = try #require(stage.screen(RingScreen.self))
    ring.nextTapped()
    stage.user.goBack()
    ring.nextTapped()
    #expect(stage.description == "IntroScreen › RingScreen › PerchScreen")
    stage.user.goBackToRoot()
    try intro.nextTapped()
    #expect(stage.description == "IntroScreen › RingScreen")
    #expect(setup.steps == [.ring, .perch])
  }

  @Test func aSwipeAsksTheStepOnTop() throws {
    try intro.orderTapped()
    try #require(stage.screen(FoodScreen.self)).didPick()
    stage.user.dismiss()
    #expect(
      stage.description
        == "IntroScreen | sheet FoodScreen › AddressScreen | alert \"Forget this address?\"")
    stage.user.tap("Keep")
    stage.user.goBack()
    stage.user.dismiss()
    #expect(stage.description == "IntroScreen")
  }

  @Test func aModalIsToldAfterItsSwipe() throws {
    try intro.tipsTapped()
    stage.user.dismiss()
    #expect((stage.description, setup.tips) == ("IntroScreen", 1))
  }
}
