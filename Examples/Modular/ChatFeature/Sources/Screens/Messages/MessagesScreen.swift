import Core
import GeneratedRuntime
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
    await perform(showing: \.isSending) {
      // Yours to write: change the state.
    }
  }
}
