extension PinDefaultViewModel: PinViewModel {
  func pinChanged(to pin: String) {
    guard pin.count == 4, attemptsLeft > 0 else { return }
    if pinStore.isCorrect(pin: pin) {
      flowDelegate?.pinAccepted(self)
    } else {
      attemptsLeft -= 1
    }
  }
}
