import MvvmgenStorage
package import MvvmgenSyntax

extension App {
  /// Whether an answer of a flow binds data by its name, without a parameter of the event: an input
  /// of the sender hides the flow's inputs and state.
  package func binds(
    _ name: String, _ type: SwiftType, in flow: String, from sender: String, isScreen: Bool
  ) -> Bool {
    let senders =
      isScreen
      ? screens.first { $0.names.base.text == sender }?.inputs
      : coordinators.first { $0.names.base.text == sender }?.inputs
    let coordinator = coordinators.first { $0.names.base.text == flow }
    let known = [senders, coordinator?.inputs, coordinator?.state].compactMap(\.self)
    let found = known.lazy.compactMap { $0.first { $0.name.text == name } }.first
    return found.map { type.takes($0.type) } ?? false
  }
}
