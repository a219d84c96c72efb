import GeneratedRuntime

final class PinScreen: PinScreenBase, PinViewModel {
  @ObservableProperty private(set) var attemptsLeft = 3
  var attemptsLeftProperty: ReadOnlyProperty<Int> { $attemptsLeft }

  func pinChanged(to pin: String) {
    guard pin.count == 4, attemptsLeft > 0 else { return }
    if pinStore.isCorrect(pin: pin) {
      pinAccepted()
    } else {
      attemptsLeft -= 1
    }
  }
}
