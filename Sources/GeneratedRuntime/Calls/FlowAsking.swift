extension Flow {
  /// Shows an alert above everything else. Tapping a button removes the alert and then runs the
  /// button's action, as one change that may show anything. An alert without buttons is ignored
  /// with a warning, because nothing could close it.
  ///
  ///     flow.alert(
  ///       "Discard changes?",
  ///       buttons: [
  ///         .button("Discard", role: .destructive) { [flow] in flow.finish() },
  ///         .button("Keep editing", role: .cancel),
  ///       ])
  ///
  /// `anchor` is the accessibility identifier of the view that an action sheet points at on an
  /// iPad; by default, it points at nothing.
  public func alert(
    _ title: String? = nil, message: String? = nil, style: FlowAlert.Style = .alert,
    anchor: String? = nil, buttons: [FlowAlert.Button], animated: Bool = true
  ) {
    let call = Call("alert")
    guard let stage = stage(for: call), stage.admits(call) else { return }
    guard !buttons.isEmpty else { return stage.warn("alert: \(name) gives it no button") }
    let alert = FlowAlert(
      style: style, title: title, message: message, anchor: anchor, buttons: buttons)
    stage.change(animated: animated) { stage.add(.alert(alert, self), of: self) }
  }
}
