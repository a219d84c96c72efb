import GeneratedRuntime

extension SupportCoordinator: SupportCoordinatorDecisions {
  func supportStart() {
    #if canImport(UIKit) && !os(watchOS)
      let chat = SupportChat()
      chat.onClose = { [flow] in flow.finish() }
      chat.start()
      flow.present(external: chat, chat.navigationController)
    #endif
  }
}
