// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md.

// MARK: - Account/AccountScreen.swift
import GeneratedRuntime

final class AccountScreen: AccountScreenBase, AccountViewModel {
  @ObservableProperty private(set) var isPlus = false
  var isPlusProperty: ReadOnlyProperty<Bool> { $isPlus }

  func load() {
    // Yours to write: change the state.
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
    return .full
  }
}

// MARK: - AddressForm/AddressFormScreen.swift
import GeneratedRuntime

final class AddressFormScreen: AddressFormScreenBase, AddressFormViewModel {
  @ObservableProperty var name = ""
  var nameProperty: ReadOnlyProperty<String> { $name }

  @ObservableProperty var street = ""
  var streetProperty: ReadOnlyProperty<String> { $street }

  func fill(contact: Contact) {
    // Yours to write.
  }

  func saveButtonTapped() {
    // Yours to write: change the state, report with `didSave()`.
  }
}

// MARK: - Addresses/AddressesScreen.swift
import GeneratedRuntime

final class AddressesScreen: AddressesScreenBase, AddressesViewModel {
  @ObservableProperty private(set) var list = GeneratedRuntime.ListViewModel<Address>()
  var listProperty: ReadOnlyProperty<GeneratedRuntime.ListViewModel<Address>> { $list }

  func load() {
    // Yours to write.
  }

  func rename(address: Address, name: String) {
    // Yours to write.
  }

  func delete(address: Address) {
    // Yours to write: change the state.
  }
}

// MARK: - App/AppCoordinator+Custom.swift
import GeneratedRuntime

extension AppCoordinator: AppCoordinatorDecisions {
  func startChoice() -> StartChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .newcomer
  }

  func loginDidSignInChoice(_ login: any LoginViewModel) -> LoginDidSignInChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .unlinked
  }
}

// MARK: - ContactPicker/ContactPickerScreen.swift
final class ContactPickerScreen: ContactPickerScreenBase, ContactPickerViewModel {}

// MARK: - Letter/LetterScreen.swift
final class LetterScreen: LetterScreenBase, LetterViewModel {}

// MARK: - Letters/LettersScreen.swift
import GeneratedRuntime

final class LettersScreen: LettersScreenBase, LettersViewModel {
  @ObservableProperty private(set) var list = GeneratedRuntime.ListViewModel<Letter>()
  var listProperty: ReadOnlyProperty<GeneratedRuntime.ListViewModel<Letter>> { $list }

  func load() {
    // Yours to write.
  }

  func selectLetter(id: Letter.ID) {
    // Yours to write: change the state, report with `didSelectLetter(letter:)`.
  }
}

// MARK: - Login/LoginScreen.swift
import GeneratedRuntime

final class LoginScreen: LoginScreenBase, LoginViewModel {
  @ObservableProperty var name = ""
  var nameProperty: ReadOnlyProperty<String> { $name }

  func signInButtonTapped() async {
    // Yours to write: change the state, report with `didSignIn()`.
  }
}

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
    return .unsigned
  }
}

// MARK: - Offer/OfferScreen.swift
final class OfferScreen: OfferScreenBase, OfferViewModel {
  func subscribeButtonTapped() async {
    // Yours to write: change the state, report with `didSubscribe()`.
  }
}

// MARK: - OfficeList/OfficeListScreen.swift
import GeneratedRuntime

final class OfficeListScreen: OfficeListScreenBase, OfficeListViewModel {
  @ObservableProperty private(set) var selected: Office.ID?
  var selectedProperty: ReadOnlyProperty<Office.ID?> { $selected }

  func select(office: Office) {
    // Yours to write: change the state.
  }
}

// MARK: - OfficeMap/OfficeMapScreen.swift
import GeneratedRuntime

final class OfficeMapScreen: OfficeMapScreenBase, OfficeMapViewModel {
  @ObservableProperty private(set) var center: Office?
  var centerProperty: ReadOnlyProperty<Office?> { $center }

  func show(office: Office) {
    // Yours to write: change the state.
  }
}

// MARK: - Offices/OfficesScreen.swift
final class OfficesScreen: OfficesScreenBase, OfficesViewModel {}

// MARK: - Receipt/ReceiptScreen.swift
final class ReceiptScreen: ReceiptScreenBase, ReceiptViewModel {}

// MARK: - Recipient/RecipientScreen.swift
final class RecipientScreen: RecipientScreenBase, RecipientViewModel {}

// MARK: - Send/SendCoordinator+Custom.swift
import GeneratedRuntime

extension SendCoordinator: SendCoordinatorDecisions {
  func recipientCancelButtonTappedChoice(
    _ recipient: any RecipientViewModel
  ) -> RecipientCancelButtonTappedChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .unchanged
  }

  func sizeCancelButtonTappedChoice(_ size: any SizeViewModel) -> SizeCancelButtonTappedChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .unchanged
  }

  func summaryCancelButtonTappedChoice(
    _ summary: any SummaryViewModel
  ) -> SummaryCancelButtonTappedChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .unchanged
  }
}

// MARK: - Size/SizeScreen.swift
final class SizeScreen: SizeScreenBase, SizeViewModel {}

// MARK: - Summary/SummaryScreen.swift
final class SummaryScreen: SummaryScreenBase, SummaryViewModel {
  func sendButtonTapped() async {
    // Yours to write: change the state, report with `didSend()`.
  }
}

// MARK: - Tips/TipsScreen.swift
final class TipsScreen: TipsScreenBase, TipsViewModel {}
