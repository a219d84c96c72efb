import AppModel
import Storage
import Syntax

/// Where the developer's code certainly means a role by its name: behind the enumeration of a flow's
/// roles for a screen, `MainCoordinator.PageRole.help`.
struct RoleCase: CertainPlaces {
  private let role: String
  private let roles: String
  private let coordinator: String

  /// Nil unless the flow shows the screen in roles.
  init?(_ role: String, of screen: String, in flow: Coordinator) {
    guard let shown = flow.roles.first(where: { $0.screen.base.text == screen }) else { return nil }
    self.role = role
    (roles, coordinator) = (shown.screen.role.text, flow.names.coordinator.text)
  }

  func places(in bytes: [UInt8]) -> Set<Int> {
    let places = SwiftWords(in: bytes).words.filter { word in
      guard word.text == role else { return false }
      let receivers = word.word.receivers(in: bytes)
      return receivers == [coordinator, roles]
        || receivers == [roles] && word.head?.name == coordinator
    }
    return Set(places.map(\.word.range.lowerBound))
  }
}
