// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md.

// MARK: - Account/AccountDefaultViewModel+Actions.swift
extension AccountDefaultViewModel: AccountViewModel {
  func load() {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}

// MARK: - AddressBook/AddressBookCoordinator+Custom.swift
import GeneratedRuntime

extension AddressBookCoordinator: AddressBookCoordinatorDecisions {
  func addressesAddButtonTappedChoice(
    _ addresses: any AddressesViewModel
  ) -> AddressesAddButtonTappedChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .undecided
  }
}

// MARK: - AddressForm/AddressFormDefaultViewModel+Actions.swift
extension AddressFormDefaultViewModel: AddressFormViewModel {
  func fill(contact: Contact) {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func saveButtonTapped() {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}

// MARK: - Addresses/AddressesDefaultViewModel+Actions.swift
import GeneratedRuntime

extension AddressesDefaultViewModel: AddressesViewModel {
  func load() {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func rename(address: Address, name: String) {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func delete(address: Address) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}

// MARK: - App/AppCoordinator+Custom.swift
import GeneratedRuntime

extension AppCoordinator: AppCoordinatorDecisions {
  func startChoice() -> StartChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .undecided
  }

  func loginDidSignInChoice(_ login: any LoginViewModel) -> LoginDidSignInChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .unlinked
  }
}

// MARK: - ContactPicker/ContactPickerDefaultViewModel+Actions.swift
extension ContactPickerDefaultViewModel: ContactPickerViewModel {}

// MARK: - Letter/LetterDefaultViewModel+Actions.swift
extension LetterDefaultViewModel: LetterViewModel {}

// MARK: - Letters/LettersDefaultViewModel+Actions.swift
import GeneratedRuntime

extension LettersDefaultViewModel: LettersViewModel {
  func load() {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func selectLetter(id: Letter.ID) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}

// MARK: - Login/LoginDefaultViewModel+Actions.swift
extension LoginDefaultViewModel: LoginViewModel {
  func signInButtonTapped() async {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}

// MARK: - Login/LoginViewModel+Derived.swift
extension LoginViewModel {
  var canSignIn: Bool {
    // Yours to write: an expression of the state and the fields.
    !name.isEmpty
  }
}

// MARK: - Mail/MailCoordinator+Custom.swift
import GeneratedRuntime

extension MailCoordinator: MailCoordinatorDecisions {
  func mailDidReceiveLinkChoice(letter: Letter.ID) -> MailDidReceiveLinkChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .unknown
  }

  func lettersDidSelectLetterChoice(
    _ letters: any LettersViewModel,
    letter: Letter
  ) -> LettersDidSelectLetterChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .undecided
  }
}

// MARK: - Offer/OfferDefaultViewModel+Actions.swift
extension OfferDefaultViewModel: OfferViewModel {
  func subscribeButtonTapped() async {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}

// MARK: - OfficeList/OfficeListDefaultViewModel+Actions.swift
extension OfficeListDefaultViewModel: OfficeListViewModel {
  func select(office: Office) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}

// MARK: - OfficeMap/OfficeMapDefaultViewModel+Actions.swift
extension OfficeMapDefaultViewModel: OfficeMapViewModel {
  func show(office: Office) {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}

// MARK: - Offices/OfficesDefaultViewModel+Actions.swift
extension OfficesDefaultViewModel: OfficesViewModel {}

// MARK: - Receipt/ReceiptDefaultViewModel+Actions.swift
extension ReceiptDefaultViewModel: ReceiptViewModel {}

// MARK: - Recipient/RecipientDefaultViewModel+Actions.swift
extension RecipientDefaultViewModel: RecipientViewModel {}

// MARK: - Send/SendCoordinator+Custom.swift
import GeneratedRuntime

extension SendCoordinator: SendCoordinatorDecisions {
  func recipientCancelButtonTappedChoice(
    _ recipient: any RecipientViewModel
  ) -> RecipientCancelButtonTappedChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .undecided
  }

  func sizeCancelButtonTappedChoice(_ size: any SizeViewModel) -> SizeCancelButtonTappedChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .undecided
  }

  func summaryCancelButtonTappedChoice(
    _ summary: any SummaryViewModel
  ) -> SummaryCancelButtonTappedChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .undecided
  }
}

// MARK: - Size/SizeDefaultViewModel+Actions.swift
extension SizeDefaultViewModel: SizeViewModel {}

// MARK: - Summary/SummaryDefaultViewModel+Actions.swift
extension SummaryDefaultViewModel: SummaryViewModel {
  func sendButtonTapped() async {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}

// MARK: - Tips/TipsDefaultViewModel+Actions.swift
extension TipsDefaultViewModel: TipsViewModel {}
