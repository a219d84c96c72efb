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
  /// A field's `text` is what the user typed:
  ///
  ///     let nameField = FlowAlert.Field("name", text: owl.name)
  ///     flow.alert(
  ///       "Rename",
  ///       fields: [nameField],
  ///       buttons: [.button("Rename") { [self] in rename(owl, to: nameField.text) }])
  ///
  /// Action sheets have no fields. `anchor` is the accessibility identifier of the view that an
  /// action sheet points at on an iPad; by default, it points at nothing.
  ///
  /// With `isSecret`, transcripts and logs have no text of it. With `unlessShown`, nothing happens while
  /// the flow shows an alert with the same texts and buttons.
  public func alert(
    _ title: String? = nil, message: String? = nil, isSecret: Bool = false,
    style: FlowAlert.Style = .alert, anchor: String? = nil, fields: [FlowAlert.Field] = [],
    buttons: [FlowAlert.Button], unlessShown: Bool = false, animated: Bool = true
  ) {
    let call = Call("alert")
    guard let stage = stage(for: call) else { return }
    let alert = FlowAlert(
      title, message: message, isSecret: isSecret, style: style, anchor: anchor, fields: fields,
      buttons: buttons)
    guard let alert = alert.checked(for: name, warn: stage.warn) else { return }
    if unlessShown, stage.layers.contains(where: { $0.isAlert(saying: alert, of: self) }) { return }
    let isNow = stage.admits(call) { [self] in
      self.alert(
        title, message: message, isSecret: isSecret, style: style, anchor: anchor, fields: fields,
        buttons: buttons, unlessShown: unlessShown, animated: animated)
    }
    guard isNow else { return }
    stage.change(animated: animated) {
      stage.add(.alert(alert, self), of: self, isSecret: isSecret)
    }
  }
}

extension Stage.Layer {
  fileprivate func isAlert(saying other: FlowAlert, of flow: Flow) -> Bool {
    guard case .alert(let alert, let owner) = content, owner === flow else { return false }
    return (alert.title, alert.message, alert.style) == (other.title, other.message, other.style)
      && alert.buttons.map(\.title) == other.buttons.map(\.title)
  }
}
