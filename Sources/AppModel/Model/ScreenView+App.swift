package import MvvmgenLanguage

extension Configuration {
  /// The kind of view of a screen whose spec doesn't choose one.
  var usualView: ScreenView { ui == .swiftui ? .swiftui : .uikit }
}

extension ScreenView {
  package var isSwiftUI: Bool { self == .swiftui }
}

extension Screen {
  /// Whether its view model is an `@Observable` class.
  package var isTracked: Bool { observation == .observable }
}
