// Screens' own alerts: each is above its screen, and only while that is in sight.

extension Stage {
  /// The screen has another alert, or none.
  func noteAlert(of presence: Presence, insteadOf former: ScreenAlert?) {
    if let former { hide(former) }
    alerting.removeAll { $0 === presence }
    if presence.alert != nil { alerting.append(presence) }
  }

  /// Shows the alerts of screens that came in sight, and hides those of screens that something else
  /// covers.
  func followSight() {
    for presence in alerting {
      guard let alert = presence.alert else { continue }
      if alert.layer != nil {
        if !isInSight(presence, below: true) { hide(alert) }
      } else if isInSight(presence) {
        show(alert, above: presence)
      }
    }
  }

  private func show(_ alert: ScreenAlert, above presence: Presence) {
    guard let shown = presence.shown, let flow = item(shown.id, on: shown.stack)?.flow else {
      return
    }
    current.locks = locks(of: presence)
    from(sources(shown.stack)) {
      alert.layer = add(.alert(alert.content, flow), of: flow, isSecret: alert.content.isSecret)
    }
  }

  private func hide(_ alert: ScreenAlert) {
    guard let layer = alert.layer else { return }
    // It isn't over.
    alert.layer = nil
    remove(by: nil) { $0.id == layer }
  }

  /// The alerts above screens that leave.
  func ownAlerts(of leaving: [Item]) -> [Item] {
    var alerts: [Item] = []
    for presence in alerting {
      guard let id = presence.alert?.layer, !leaving.contains(where: { $0.id == id }),
        leaving.contains(where: { $0.id == presence.shown?.id }),
        let index = layers.firstIndex(where: { $0.id == id })
      else { continue }
      gather(layer: index, into: &alerts)
    }
    return alerts
  }

  /// The alerts that have left are over, and so are those of screens that have.
  func endAlerts(with left: [Item]) {
    for presence in alerting {
      let layer = presence.alert?.layer
      if !presence.isShown || left.contains(where: { $0.id == layer }) { presence.endAlert() }
    }
    alerting.removeAll { $0.alert == nil || !$0.isShown }
  }
}
