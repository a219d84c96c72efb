// Screens that a flow shows in several roles.

extension Flow {
  /// The role in which the screen is shown, so that its events can have other
  /// answers in each.
  ///
  ///     switch flow.role(of: content, as: ContentRole.self) {
  ///     case .about: flow.back(from: content)
  ///     case .help: flow.popToRoot()
  ///     case nil: break
  ///     }
  ///
  /// - Returns: nil, with a warning, for a screen without such a role.
  public func role<Role: ScreenRole>(of screen: some Screen, as type: Role.Type) -> Role? {
    if let role = screen.presence.role as? Role { return role }
    stage?.warn("\(name): \(screen.typeAndRole) has no \(type), so its event has no answer")
    return nil
  }
}
