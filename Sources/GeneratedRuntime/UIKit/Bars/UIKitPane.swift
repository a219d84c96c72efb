#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Shows one view controller at a time: in the place of a window where the host doesn't own one,
  /// as in SwiftUI, or around a split that is one of several entries on a stack.
  @MainActor
  final class UIKitPane: UIViewController {
    var content: UIViewController? {
      didSet {
        guard content !== oldValue else { return }
        if let oldValue, oldValue.parent === self {
          oldValue.willMove(toParent: nil)
          oldValue.viewIfLoaded?.removeFromSuperview()
          oldValue.removeFromParent()
        }
        guard let content, content.parent == nil else { return }
        addChild(content)
        if isViewLoaded { show() }
      }
    }

    init() {
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      show()
    }

    private func show() {
      guard let content, content.parent === self else { return }
      content.view.frame = view.bounds
      content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content.view)
      content.didMove(toParent: self)
      askAgain()
    }

    /// UIKit asks the child view controllers only after these calls.
    private func askAgain() {
      #if !os(tvOS)
        if #available(iOS 16, *) { setNeedsUpdateOfSupportedInterfaceOrientations() }
        #if !os(visionOS)
          setNeedsStatusBarAppearanceUpdate()
          setNeedsUpdateOfHomeIndicatorAutoHidden()
          setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        #endif
      #endif
    }

    #if !os(tvOS)
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        content?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
      }

      #if !os(visionOS)
        override var childForStatusBarStyle: UIViewController? { content }
        override var childForStatusBarHidden: UIViewController? { content }
        override var childForHomeIndicatorAutoHidden: UIViewController? { content }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { content }
      #endif
    #endif
  }
#endif
