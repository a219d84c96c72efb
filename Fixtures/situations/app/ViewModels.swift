import GeneratedRuntime

extension TipsDefaultViewModel: TipsViewModel {}

extension LoginDefaultViewModel: LoginViewModel {
  func signInButtonTapped() async {
    guard await memberStore.signIn(name: name) else {
      alert = .refused(name: name)
      return
    }
    flowDelegate?.didSignIn(self)
  }
}

extension LoginViewModel {
  var canSignIn: Bool { !name.isEmpty }
}

// MARK: - Mail

extension LettersDefaultViewModel: LettersViewModel {
  func load() {
    list.items = letterStore.letters
  }

  func selectLetter(id: Letter.ID) {
    guard let letter = list.item(id: id) else { return }
    flowDelegate?.didSelectLetter(self, letter: letter)
  }
}

extension LetterDefaultViewModel: LetterViewModel {}

extension ReceiptDefaultViewModel: ReceiptViewModel {}

extension RecipientDefaultViewModel: RecipientViewModel {}

extension SizeDefaultViewModel: SizeViewModel {}

extension SummaryDefaultViewModel: SummaryViewModel {
  func sendButtonTapped() async {
    await letterStore.send(parcel: parcel)
    flowDelegate?.didSend(self)
  }
}

// MARK: - Account

extension AccountDefaultViewModel: AccountViewModel {
  func load() {
    isPlus = memberStore.isPlus
  }
}

extension AddressesDefaultViewModel: AddressesViewModel {
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

extension AddressFormDefaultViewModel: AddressFormViewModel {
  func fill(contact: Contact) {
    name = contact.name
    street = contact.street
  }

  func saveButtonTapped() {
    memberStore.addresses.append(Address(name: name, street: street))
    flowDelegate?.didSave(self)
  }
}

extension ContactPickerDefaultViewModel: ContactPickerViewModel {}

extension OfferDefaultViewModel: OfferViewModel {
  func subscribeButtonTapped() async {
    await memberStore.subscribe()
    flowDelegate?.didSubscribe(self)
  }
}

// MARK: - Offices

extension OfficeListDefaultViewModel: OfficeListViewModel {
  func select(office: Office) {
    selected = office.id
  }
}

extension OfficeMapDefaultViewModel: OfficeMapViewModel {
  func show(office: Office) {
    center = office
  }
}
