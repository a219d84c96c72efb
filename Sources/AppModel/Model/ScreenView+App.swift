package import Language

extension Configuration {
  /// Who draws a screen that doesn't say so.
  var usualView: ScreenView { ui == .swiftui ? .swiftui : .uikit }
}

extension ScreenView {
  package var isSwiftUI: Bool {
    if case .swiftui = self { true } else { false }
  }
}

extension Screen {
  /// Whether its view model is an `@Observable` class.
  package var isTracked: Bool { observation == .observable }

  /// Whether Observation tells of its state: always with `@Observable`, and in a view of SwiftUI's,
  /// which needs it, by the properties of the runtime.
  package var isObservable: Bool { isTracked || view.isSwiftUI }
}
