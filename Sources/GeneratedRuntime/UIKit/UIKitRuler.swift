#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// An invisible view. UIKit notifies views of the size class, and when they enter or leave a
  /// window, whatever contains the host's view controllers and whatever caused it.
  @MainActor
  final class UIKitRuler: UIView {
    private weak var drawing: UIKitDrawing?

    /// The host, if nothing else retains it: it lives as long as it has something to show.
    private var host: AnyObject?

    /// The seconds until it tells that it entered or left a window.
    private let delay: Double

    init(after delay: Double = 0) {
      self.delay = delay
      super.init(frame: .zero)
      isHidden = true
      if #available(iOS 17, tvOS 17, *) {
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (ruler: UIKitRuler, _) in
          ruler.drawing?.measure()
        }
      }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Begins to notify a drawing, from within this view.
    func enter(_ view: UIView, for drawing: UIKitDrawing, holding host: AnyObject? = nil) {
      self.drawing = drawing
      self.host = host
      view.addSubview(self)
    }

    /// Removes it without a trace.
    func leave() {
      removeFromSuperview()
      host = nil
    }

    #if !os(visionOS)
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #available(iOS 17, tvOS 17, *) { return }
        drawing?.measure()
      }
    #endif

    override func didMoveToWindow() {
      super.didMoveToWindow()
      // UIKit may be in the middle of a change.
      HostClock.later(after: delay) { [weak self] in self?.drawing?.didMove() }
    }
  }

  extension UITraitCollection {
    var width: WidthClass {
      horizontalSizeClass == .regular ? .regular : .compact
    }
  }
#endif
