package enum ModalStyle: String, CaseIterable, Sendable {
  case sheet, formSheet, fullScreen, overFullScreen, popover

  /// Whether it covers the whole screen, and can't be swiped down.
  package var coversAll: Bool { self == .fullScreen || self == .overFullScreen }
}

package enum FlowPresentation: String, CaseIterable, Sendable {
  case push, present, replace
}

package enum Browser: String, CaseIterable, Sendable {
  case app, system
}

package enum AlertStyle: String, CaseIterable, Sendable {
  case alert, actionSheet
}

package enum ButtonRole: String, CaseIterable, Sendable {
  case destructive, cancel
}
