#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A view that nobody sees. UIKit tells views how much room there is, and that they come into a
  /// window or leave it, in whatever the host stands and whoever made that.
  @MainActor
  final class UIKitRuler: UIView {
    var onChange: (WidthClass) -> Void = { _ in }

    /// It came into a window or left it, and what UIKit did meanwhile is through.
    var onMove: () -> Void = {}

    override init(frame: CGRect) {
      super.init(frame: frame)
      isHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      onChange(traitCollection.width)
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      UIKitDrawing.later { [weak self] in self?.onMove() }
    }
  }

  extension UITraitCollection {
    var width: WidthClass {
      horizontalSizeClass == .regular ? .regular : .compact
    }
  }
#endif
