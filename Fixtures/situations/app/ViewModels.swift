import GeneratedRuntime

final class TipsScreen: TipsScreenBase, TipsViewModel {}

final class LoginScreen: LoginScreenBase, LoginViewModel {
  @ObservableProperty var name = ""
  var nameProperty: ReadOnlyProperty<String> { $name }

  func signInButtonTapped() async {
    guard await memberStore.signIn(name: name) else {
      alert = .refused(name: name)
      return
    }
    didSignIn()
  }
}

extension LoginViewModel {
  var canSignIn: Bool { !name.isEmpty }
}

// MARK: - Mail

final class LettersScreen: LettersScreenBase, LettersViewModel {
  @ObservableProperty private(set) var list = GeneratedRuntime.ListViewModel<Letter>()
  var listProperty: ReadOnlyProperty<GeneratedRuntime.ListViewModel<Letter>> { $list }

  func load() {
    list.items = letterStore.letters
  }

  func selectLetter(id: Letter.ID) {
    guard let letter = list.item(id: id) else { return }
    didSelectLetter(letter: letter)
  }
}

final class LetterScreen: LetterScreenBase, LetterViewModel {}

final class ReceiptScreen: ReceiptScreenBase, ReceiptViewModel {}

final class RecipientScreen: RecipientScreenBase, RecipientViewModel {}

final class SizeScreen: SizeScreenBase, SizeViewModel {}

final class SummaryScreen: SummaryScreenBase, SummaryViewModel {
  func sendButtonTapped() async {
    await letterStore.send(parcel: parcel)
    didSend()
  }
}

// MARK: - Account

final class AccountScreen: AccountScreenBase, AccountViewModel {
  @ObservableProperty private(set) var isPlus = false
  var isPlusProperty: ReadOnlyProperty<Bool> { $isPlus }

  func load() {
    isPlus = memberStore.isPlus
  }
}

final class AddressesScreen: AddressesScreenBase, AddressesViewModel {
  @ObservableProperty private(set) var list = GeneratedRuntime.ListViewModel<Address>()
  var listProperty: ReadOnlyProperty<GeneratedRuntime.ListViewModel<Address>> { $list }

  func load() {
    list.items = memberStore.addresses
  }

  func rename(address: Address, name: String) {
    guard let index = list.items.firstIndex(of: address) else { return }
    memberStore.addresses[index].name = name
    load()
  }

  func delete(address: Address) {
    memberStore.addresses.removeAll { $0 == address }
    load()
  }
}

final class AddressFormScreen: AddressFormScreenBase, AddressFormViewModel {
  @ObservableProperty var name = ""
  var nameProperty: ReadOnlyProperty<String> { $name }

  @ObservableProperty var street = ""
  var streetProperty: ReadOnlyProperty<String> { $street }

  func fill(contact: Contact) {
    name = contact.name
    street = contact.street
  }

  func saveButtonTapped() {
    memberStore.addresses.append(Address(name: name, street: street))
    didSave()
  }
}

final class ContactPickerScreen: ContactPickerScreenBase, ContactPickerViewModel {}

final class OfferScreen: OfferScreenBase, OfferViewModel {
  func subscribeButtonTapped() async {
    await memberStore.subscribe()
    didSubscribe()
  }
}

// MARK: - Offices

final class OfficeListScreen: OfficeListScreenBase, OfficeListViewModel {
  @ObservableProperty private(set) var selected: Office.ID?
  var selectedProperty: ReadOnlyProperty<Office.ID?> { $selected }

  func select(office: Office) {
    selected = office.id
  }
}

final class OfficeMapScreen: OfficeMapScreenBase, OfficeMapViewModel {
  @ObservableProperty private(set) var center: Office?
  var centerProperty: ReadOnlyProperty<Office?> { $center }

  func show(office: Office) {
    center = office
  }
}

final class OfficesScreen: OfficesScreenBase, OfficesViewModel {}
