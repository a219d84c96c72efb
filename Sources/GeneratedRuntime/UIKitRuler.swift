#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A view that is there to hear how much room there is: UIKit tells views, in whatever the host
  /// stands.
  @MainActor
  final class UIKitRuler: UIView {
    var onChange: (WidthClass) -> Void = { _ in }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      onChange(traitCollection.width)
    }
  }

  extension UITraitCollection {
    var width: WidthClass {
      horizontalSizeClass == .regular ? .regular : .compact
    }
  }
#endif
