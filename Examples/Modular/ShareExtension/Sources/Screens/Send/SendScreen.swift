import Core
import Observation

@Observable
final class SendScreen: SendScreenBase, SendViewModel {
  var note = ""

  func send() {
    // Yours to write: change the state, report with `didSend()`.
  }
}
