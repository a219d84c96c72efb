import Core
import Observation

@Observable
final class MessagesScreen: MessagesScreenBase, MessagesViewModel {
  private(set) var messages: [String] = []
  private(set) var isSending = false
  var message = ""

  func load() {
    // Yours to write.
  }

  func send() async {
    guard !isSending else { return }
    defer { isSending = false }
    isSending = true
    // Yours to write: change the state.
  }
}
