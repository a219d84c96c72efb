import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

@testable import MvvmgenTutorialFixture

/// A tutorial of three pages in a modal, and an image from the system's picker: done, and cancelled
/// in each possible way.
@MainActor
struct TutorialTests {
  private let walk = Walk()
  private var stage: Stage { walk.stage }

  private let atMain = ["MainCoordinator", "MainScreen"]

  private func main() throws -> MainScreen {
    try #require(stage.screen(MainScreen.self))
  }

  private func start() {
    stage.start(MainCoordinator())
  }

  @Test func tutorialIsReadToItsEnd() async throws {
    start()
    let tutorial = try await walk.step {
      try main().tutorialButtonTapped()
      try #require(stage.screen(WelcomeScreen.self)).nextButtonTapped()
      try #require(stage.screen(TricksScreen.self)).nextButtonTapped()
      try #require(stage.screen(FarewellScreen.self)).doneButtonTapped()
    }
    #expect(
      tutorial.shown == [
        "show MainScreen | sheet WelcomeScreen",
        "show MainScreen | sheet WelcomeScreen › TricksScreen",
        "show MainScreen | sheet WelcomeScreen › TricksScreen › FarewellScreen",
        "end TutorialCoordinator: finishedWithoutReport", "show MainScreen",
      ])
    #expect(tutorial.living == atMain)
  }

  @Test func tutorialIsCancelledOnItsSecondPage() async throws {
    start()
    try main().tutorialButtonTapped()
    try #require(stage.screen(WelcomeScreen.self)).nextButtonTapped()
    let cancel = try await walk.step {
      try #require(stage.screen(TricksScreen.self)).cancelButtonTapped()
    }
    #expect(
      cancel.shown.suffix(2) == [
        "end TutorialCoordinator: finishedWithoutReport", "show MainScreen",
      ])
    #expect(cancel.living == atMain)
  }

  @Test func tutorialIsSwipedDown() async throws {
    start()
    try main().tutorialButtonTapped()
    let swipe = await walk.step { stage.user.dismiss() }
    #expect(swipe.shown.suffix(2) == ["end TutorialCoordinator: dismissed", "show MainScreen"])
    #expect(swipe.living == atMain)
  }
}

// MARK: - An image

extension TutorialTests {
  private func ask() throws {
    start()
    try main().imageButtonTapped()
  }

  private func picture() throws -> PictureScreen {
    try #require(stage.screen(PictureScreen.self))
  }

  @Test func imageComesBackOnce() async throws {
    let question = try await walk.step { try ask() }
    #expect(
      question.shown == ["show MainScreen", #"show MainScreen | actionSheet "Choose an image""#])
    let albums = await walk.step { stage.user.tap("Albums") }
    #expect(albums.shown == ["show MainScreen | sheet PictureScreen"])
    #expect(try picture().source == .albums)

    let pick = try await walk.step {
      let result = try picture().makeResult()
      result.reportResult(ImageRef(name: "owl"))
      result.reportResult(ImageRef(name: "late"))
      result.cancel()
    }
    #expect(pick.shown == ["end ImagePickerCoordinator: finished", "show MainScreen"])
    #expect(pick.living == atMain)
    #expect(try main().image == ImageRef(name: "owl"))
  }

  @Test func cameraTakesTheWholeScreen() throws {
    try ask()
    stage.user.tap("Camera")
    #expect(stage.description == "MainScreen | fullScreen PictureScreen")
  }

  /// The ways out without an image, and how the flow ends by each.
  enum Cancelling: CaseIterable {
    case inTheQuestion, besideTheQuestion, byThePicker, byNoResult, bySwipe

    var end: String {
      switch self {
      case .inTheQuestion, .besideTheQuestion, .bySwipe: "dismissed"
      case .byThePicker, .byNoResult: "finishedWithoutReport"
      }
    }
  }

  @Test(arguments: Cancelling.allCases)
  func imageIsCancelled(cancelling: Cancelling) async throws {
    try ask()
    let cancel = try await walk.step {
      switch cancelling {
      case .inTheQuestion: stage.user.tap("Cancel")
      case .besideTheQuestion: stage.user.dismiss()
      case .byThePicker:
        stage.user.tap("Albums")
        try picture().makeResult().cancel()
      case .byNoResult:
        stage.user.tap("Albums")
        _ = try picture().makeResult()
        // What is dropped on any thread is heard of on the main one.
        for _ in 1...100 where stage.screen(PictureScreen.self) != nil { await Task.yield() }
      case .bySwipe:
        stage.user.tap("Albums")
        stage.user.dismiss()
      }
    }
    #expect(
      cancel.shown.suffix(2) == [
        "end ImagePickerCoordinator: \(cancelling.end)", "show MainScreen",
      ])
    #expect(cancel.living == atMain)
    #expect(try main().image == nil)
  }
}
