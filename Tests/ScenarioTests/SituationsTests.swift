import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

@testable import MvvmgenSituationsFixture

/// Twelve situations that many apps have, in one app. The page "From an app to specs" shows each.
@MainActor
struct SituationsTests {
  private let stage = Stage()
  private let living = Living()
  private let post = PostOffice()

  private var app: AppCoordinator {
    get throws { try #require(stage.coordinator(AppCoordinator.self)) }
  }

  private func screen<S: Screen>(_ type: S.Type) throws -> S {
    try #require(stage.screen(type))
  }

  /// The lines that this adds to the transcript.
  private func step(_ action: () async throws -> Void) async rethrows -> [String] {
    let count = stage.transcript.count
    try await action()
    #expect(stage.warnings == [])
    return Array(stage.transcript.dropFirst(count))
  }

  private func launch(signedIn isSignedIn: Bool = true) {
    post.hasSeenTips = true
    post.isSignedIn = isSignedIn
    stage.start(AppCoordinator(withServices: post))
  }

  private func launchAtAccount() {
    launch()
    stage.user.selectTab(of: AccountCoordinator.self)
  }

  private func launchAtAddresses() throws {
    launchAtAccount()
    try screen(AccountScreen.self).addressesButtonTapped()
    try screen(AddressesScreen.self).load()
  }

  // MARK: - In and out

  @Test func tipsAreShownOnce() async throws {
    stage.start(AppCoordinator(withServices: post))
    #expect(stage.description == "TipsScreen")
    try screen(TipsScreen.self).doneButtonTapped()
    #expect(stage.description == "LoginScreen")

    let second = Stage()
    second.start(AppCoordinator(withServices: post))
    #expect(second.description == "LoginScreen")
  }

  @Test func linkWaitsForTheSignIn() async throws {
    launch(signedIn: false)
    #expect(try await step { try app.didReceiveLink(letter: 1) } == [])
    let login = try screen(LoginScreen.self)
    login.name = "Ada"
    #expect(
      await step { await login.signInButtonTapped() } == [
        "show tabs { *split { LettersScreen, LetterScreen }, \(Self.offices), AccountScreen }"
      ])
    #expect(try screen(LetterScreen.self).letter == .rent)
  }

  @Test func refusalIsToldAboveTheScreen() async throws {
    launch(signedIn: false)
    post.refusals = 2
    let login = try screen(LoginScreen.self)
    login.name = "Ada"
    let told = "LoginScreen | alert \"“Ada” isn’t known.\""
    #expect(await step { await login.signInButtonTapped() } == ["show \(told)"])
    #expect(login.alert == .refused(name: "Ada"))

    stage.user.tap("Try again")
    #expect(login.alert == nil)
    #expect(stage.description == "LoginScreen")
    try await eventually(stage.description, equals: told)
    stage.user.tap("OK")
    #expect(await step { await login.signInButtonTapped() }.first?.hasPrefix("show tabs") == true)
  }

  @Test func logOutLeavesEverything() async throws {
    launchAtAccount()
    try screen(AccountScreen.self).plusButtonTapped()
    living.see(stage)
    post.isSignedIn = false
    let out = try await step { try app.sessionDidExpire() }
    #expect(out.last == "show LoginScreen")
    living.see(stage)
    #expect(living.names == ["AppCoordinator", "LoginScreen"])
  }

  // MARK: - Mail

  private static let offices = "OfficesScreen { OfficeMapScreen, OfficeListScreen }"

  private func mail(_ columns: String, above: String = "") -> [String] {
    ["show tabs { *split { \(columns) }, \(Self.offices), AccountScreen }\(above)"]
  }

  @Test func lettersStandBesideTheirList() async throws {
    stage.width = .regular
    launch()
    let letters = try screen(LettersScreen.self)
    letters.load()
    #expect(
      await step { letters.selectLetter(id: 1) } == mail("LettersScreen, LetterScreen"))
    stage.width = .compact
    #expect(await step { stage.user.goBack() } == mail("LettersScreen, nothing"))
  }

  @Test func receiptIsSignedFirst() async throws {
    launch()
    let letters = try screen(LettersScreen.self)
    letters.load()
    #expect(
      await step { letters.selectLetter(id: 2) }
        == mail("LettersScreen, nothing", above: " | sheet ReceiptScreen"))
    #expect(
      try await step { try screen(ReceiptScreen.self).signButtonTapped() }
        == mail("LettersScreen, LetterScreen"))
    #expect(post.signed == [2])
  }

  @Test func linkOpensItsTab() async throws {
    launchAtAccount()
    try screen(AccountScreen.self).plusButtonTapped()
    #expect(
      try await step { try app.didReceiveLink(letter: 1) } == [
        "end PlusCoordinator: dismissed",
        "show tabs { *split { LettersScreen, LetterScreen }, \(Self.offices), AccountScreen }",
      ])
  }

  @Test func draftIsKept() async throws {
    launch()
    try screen(LettersScreen.self).sendButtonTapped()
    try screen(RecipientScreen.self).didSelectRecipient(name: "Grace")
    stage.user.dismiss()
    stage.user.tap("Keep")

    try screen(LettersScreen.self).sendButtonTapped()
    #expect(try screen(RecipientScreen.self).recipient == "Grace")
    #expect(
      await step { stage.user.dismiss() } == [
        "end SendCoordinator: finishedWithoutReport",
        "show tabs { *split { LettersScreen, nothing }, \(Self.offices), AccountScreen }",
      ], "nothing has changed since")
  }

  @Test func draftIsGoneOnceItIsSent() async throws {
    launch()
    try screen(LettersScreen.self).sendButtonTapped()
    try screen(RecipientScreen.self).didSelectRecipient(name: "Ada")
    stage.user.dismiss()
    stage.user.tap("Keep")

    try screen(LettersScreen.self).sendButtonTapped()
    try screen(RecipientScreen.self).didSelectRecipient(name: "Grace")
    try screen(SizeScreen.self).didSelectSize(size: .large)
    await (try screen(SummaryScreen.self)).sendButtonTapped()
    #expect(post.sent == [Parcel(recipient: "Grace", size: .large)])

    try screen(LettersScreen.self).sendButtonTapped()
    #expect(try screen(RecipientScreen.self).recipient == nil)
  }

  // MARK: - Account

  @Test func paywallLeadsToWhereItStood() async throws {
    try launchAtAddresses()
    try screen(AddressesScreen.self).addButtonTapped()
    #expect(try screen(OfferScreen.self).reason == .moreAddresses)
    await (try screen(OfferScreen.self)).subscribeButtonTapped()
    #expect(stage.screen(AddressFormScreen.self) != nil)

    post.isPlus = false
    stage.user.goBack()
    stage.user.goBack()
    try screen(AccountScreen.self).plusButtonTapped()
    #expect(try screen(OfferScreen.self).reason == .account)
    await (try screen(OfferScreen.self)).subscribeButtonTapped()
    #expect(try screen(AccountScreen.self).isPlus)
  }

  @Test func pickerFillsTheForm() async throws {
    post.addresses = []
    try launchAtAddresses()
    try screen(AddressesScreen.self).addButtonTapped()
    let form = try screen(AddressFormScreen.self)
    form.contactsButtonTapped()
    try #require(stage.screen(ContactPickerScreen.self)).makeResult()
      .reportResult(Contact(name: "Grace", street: "Harbour 4"))
    #expect(form.street == "Harbour 4")
    form.saveButtonTapped()
    #expect(try screen(AddressesScreen.self).list.items.map(\.name) == ["Grace"])
  }

  @Test func deletionNamesTheAddress() throws {
    try launchAtAddresses()
    let addresses = try screen(AddressesScreen.self)
    addresses.deleteButtonTapped(address: .home)
    #expect(stage.description.hasSuffix(#"| alert "Delete “Home”?""#))
    stage.user.tap("Delete")
    #expect(post.addresses == [])
  }

  @Test func addressIsRenamed() throws {
    try launchAtAddresses()
    let addresses = try screen(AddressesScreen.self)
    addresses.renameButtonTapped(address: .home)
    stage.user.type("Mill", into: "name")
    stage.user.tap("Rename")
    #expect(addresses.list.items.map(\.name) == ["Mill"])
  }

  // MARK: - Offices

  @Test func mapAndListSelectEachOther() throws {
    let (harbour, mill) = (Office(id: 4, name: "Harbour"), Office(id: 5, name: "Mill"))
    launch()
    stage.user.selectTab(of: OfficesCoordinator.self)
    let (map, list) = (try screen(OfficeMapScreen.self), try screen(OfficeListScreen.self))
    list.didSelectOffice(office: harbour)
    #expect(map.center == harbour)
    map.didSelectOffice(office: mill)
    #expect(list.selected == mill.id)
  }
}

extension Letter {
  fileprivate static let rent = Letter(id: 1, subject: "Your rent")
  fileprivate static let summons = Letter(id: 2, subject: "A summons", isRegistered: true)
}

extension Address {
  fileprivate static let home = Address(name: "Home", street: "Mill Lane 1")
}

/// The app's services, in memory.
@MainActor
private final class PostOffice: AppServices, LetterStore, MemberStore {
  var letterStore: any LetterStore { self }
  var memberStore: any MemberStore { self }

  let letters = [Letter.rent, .summons]
  private(set) var signed: Set<Letter.ID> = []

  func needsSignature(letter: Letter) -> Bool {
    letter.isRegistered && !signed.contains(letter.id)
  }

  func sign(letter: Letter) {
    signed.insert(letter.id)
  }

  private(set) var sent: [Parcel] = []

  func send(parcel: Parcel) async {
    sent.append(parcel)
  }

  var hasSeenTips = false
  var isSignedIn = false
  var isPlus = false
  var addresses = [Address.home]

  var refusals = 0

  func signIn(name: String) async -> Bool {
    refusals -= 1
    isSignedIn = refusals < 0
    return isSignedIn
  }

  func markTipsAsSeen() {
    hasSeenTips = true
  }

  func signOut() {
    isSignedIn = false
  }

  func subscribe() async {
    isPlus = true
  }
}
