import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

@testable import MvvmgenWhoIsToldFixture

/// Two owls are open when something is told to "the" owl: it is the one that asked, even where the
/// other lies above it by then.
@MainActor
struct WhoIsToldTests {
  private let stage = Stage()
  private let app = MainCoordinator()
  private let list: OwlListScreen
  private let barn: OwlDetailScreen

  init() throws {
    stage.start(app)
    list = try #require(stage.screen(OwlListScreen.self))
    list.didSelectOwl(owl: "barn")
    barn = try #require(stage.screen(OwlDetailScreen.self))
  }

  private func viewModel<S: Screen>(_ type: S.Type) throws -> S {
    try #require(stage.screen(type))
  }

  /// Something from outside shows another owl, also below an alert or a modal.
  private func openTawny() throws -> OwlDetailScreen {
    app.didReceiveLink(owl: "tawny")
    let tawny = try viewModel(OwlDetailScreen.self)
    #expect(tawny.owl == "tawny")
    return tawny
  }

  private func tap(_ button: String) { stage.user.tap(button) }

  // MARK: - The sender

  @Test(arguments: [("Delete", "deleted"), ("Move", "eaten"), ("Hide", "hidden")])
  func alertsButtonTellsTheScreenThatAsked(button: String, told: String) async throws {
    app.reason = "eaten"
    barn.deleteButtonTapped()
    let tawny = try openTawny()
    tap(button)
    try await eventually(barn.log, equals: [told])
    #expect(tawny.log == [])
    #expect(list.log == [])
  }

  @Test func typedTextGoesToTheScreenThatAsked() throws {
    barn.renameButtonTapped(isLocked: true)
    tap("Rename")
    #expect(barn.log == [])
    barn.renameButtonTapped(isLocked: false)
    let tawny = try openTawny()
    tap("Rename")
    #expect(barn.log == ["barn"])
    #expect(tawny.log == [])
  }

  @Test func decisionIsToldToTheScreenThatAsked() async throws {
    barn.shareButtonTapped()
    let tawny = try openTawny()
    stage.user.goBack()
    app.didReceiveLink(owl: "snowy")
    await stage.waitForDecisions()
    #expect(barn.log == [])
    stage.user.goBack()
    #expect(barn.log == ["shared"])
    #expect(tawny.log == [])
  }

  @Test func whatIsAskedAfterADecisionIsToldToTheScreenThatAsked() async throws {
    app.reason = "ask"
    barn.shareButtonTapped()
    await stage.waitForDecisions()
    let tawny = try openTawny()
    tap("Share")
    #expect(barn.log == ["shared"])
    #expect(tawny.log == [])
  }

  @Test func namedAnswerTellsTheScreenThatAsked() throws {
    let tawny = try openTawny()
    barn.keepButtonTapped()
    #expect(barn.log == ["kept"])
    tawny.keepButtonTapped()
    #expect(barn.log == ["kept"])
    #expect(tawny.log == ["kept"])
  }

  @Test func screenThatHasLeftIsToldWhatItsUserConfirmed() async throws {
    barn.deleteButtonTapped()
    barn.didVisit()
    let tawny = try openTawny()
    tap("Delete")
    try await eventually(barn.log, equals: ["deleted"])
    #expect(tawny.log == [])
  }

  @Test func withAnotherAnswerOnlyAScreenThatIsThereIsTold() throws {
    barn.deleteButtonTapped()
    barn.didVisit()
    let tawny = try openTawny()
    tap("Hide")
    #expect(list.log == ["barn"])
    #expect(barn.log == [])
    #expect(tawny.log == [])
  }

  @Test func afterGoingBackItIsTheOneBehind() throws {
    let tawny = try openTawny()
    tawny.didVisit()
    #expect(barn.log == ["tawny"])
    #expect(tawny.log == [])
    #expect(stage.description == "OwlListScreen › OwlDetailScreen")
  }

  // MARK: - The screen that started the sender

  @Test func childsReportIsToldToTheScreenThatStartedIt() throws {
    barn.editButtonTapped()
    let form = try viewModel(OwlFormScreen.self)
    let tawny = try openTawny()
    form.clearTapped()
    form.keepTapped()
    form.didRename(name: "Barney")
    #expect(barn.log == ["cleared", "kept", "Barney"])
    #expect(tawny.log == [])
  }

  @Test func alertsButtonStartsTheChildForTheScreenThatAsked() async throws {
    barn.deleteButtonTapped()
    let tawny = try openTawny()
    tap("Edit")
    try viewModel(OwlFormScreen.self).deleteTapped()
    try await eventually(barn.log, equals: ["deleted"])
    #expect(tawny.log == [])
  }

  // MARK: - The screen that presented the sender

  @Test func modalTellsTheScreenThatPresentedIt() throws {
    barn.giveButtonTapped()
    let question = try viewModel(QuestionScreen.self)
    let tawny = try openTawny()
    question.didAnswer()
    #expect(barn.log == ["given"])
    #expect(tawny.log == [])
  }

  @Test func modalOfAModalTellsTheScreenThatPresentedTheFirst() throws {
    barn.giveButtonTapped()
    let question = try viewModel(QuestionScreen.self)
    let tawny = try openTawny()
    question.moreTapped()
    try viewModel(ReasonScreen.self).didGive(reason: "moved")
    #expect(barn.log == ["moved"])
    #expect(tawny.log == [])
  }

  @Test func childOfAModalTellsTheScreenThatPresentedTheModal() throws {
    barn.giveButtonTapped()
    let question = try viewModel(QuestionScreen.self)
    let tawny = try openTawny()
    question.foodTapped()
    try viewModel(FoodListScreen.self).didSelectFood(food: .mice)
    #expect(barn.log == ["mice"])
    #expect(tawny.log == [])
  }

  @Test func modalOfAScreenThatHasLeftTellsNobody() throws {
    barn.giveButtonTapped()
    let question = try viewModel(QuestionScreen.self)
    barn.didVisit()
    let tawny = try openTawny()
    #expect(dropped { question.didAnswer() }.map(\.call) == ["tell OwlDetailScreen"])
    #expect(tawny.log == [])
  }

  @Test func modalThatNoScreenPresentedTellsTheTopmost() throws {
    let tawny = try openTawny()
    app.didAsk()
    try viewModel(QuestionScreen.self).didAnswer()
    #expect(tawny.log == ["given"])
    #expect(barn.log == [])
  }

  @Test func childStartedByAChildIsForTheSameScreen() throws {
    barn.editButtonTapped()
    let form = try viewModel(OwlFormScreen.self)
    let tawny = try openTawny()
    form.feedTapped()
    try viewModel(FoodListScreen.self).didSelectFood(food: .mice)
    #expect(barn.log == ["mice"])
    #expect(tawny.log == [])
  }

  @Test func childOfAChildTellsTheScreenThatStartedTheFirst() throws {
    barn.shopButtonTapped()
    let shelf = try viewModel(ShelfScreen.self)
    let tawny = try openTawny()
    shelf.foodTapped()
    try viewModel(FoodListScreen.self).didSelectFood(food: .mice)
    #expect(barn.log == ["mice"])
    #expect(tawny.log == [])
  }

  @Test func namedAnswerThatGoesBackLeavesTheScreenBelowToBeTold() throws {
    let tawny = try openTawny()
    tawny.didLeave()
    #expect(barn.log == ["tawny"])
    #expect(tawny.log == [])
  }

  @Test func reportForAScreenThatHasLeftHasNoEffect() throws {
    barn.feedButtonTapped()
    let foods = try viewModel(FoodListScreen.self)
    barn.didVisit()
    let tawny = try openTawny()
    let dropped = dropped { foods.didSelectFood(food: .seeds) }
    #expect(dropped.map(\.call) == ["tell OwlDetailScreen"])
    #expect(dropped.map(\.reason) == [.left])
    #expect(barn.log == [])
    #expect(tawny.log == [])
  }

  @Test func nothingIsLostWhereTheAnswerSaysWhatElse() throws {
    barn.editButtonTapped()
    let form = try viewModel(OwlFormScreen.self)
    barn.didVisit()
    #expect(dropped { form.clearTapped() }.isEmpty)
    #expect(list.log == ["nobody"])
  }

  private func dropped(by changes: () -> Void) -> [Stage.Change.Drop] {
    var dropped: [Stage.Change.Drop] = []
    let token = stage.observe { dropped += $0.dropped }
    changes()
    token.end()
    return dropped
  }

  @Test func childThatNoScreenStartedTellsTheTopmost() throws {
    let tawny = try openTawny()
    app.didReceiveFood()
    try viewModel(FoodListScreen.self).didSelectFood(food: .seeds)
    #expect(tawny.log == ["seeds"])
    #expect(barn.log == [])
  }
}
