#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // The style of a modal, and the view that it points at.

  extension UIViewController {
    /// Sets the style first: the presentation controller depends on it. Returns whether it is a
    /// popover.
    func prepare(
      as style: ModalStyle, anchor: String?, over presenter: UIViewController
    ) -> Bool {
      if !(self is UIAlertController) {
        modalPresentationStyle = style.presentationStyle
        #if !os(tvOS) && !os(visionOS)
          if let sheet = sheetPresentationController {
            sheet.apply(style, to: self, over: presenter)
          }
        #endif
      }
      #if os(tvOS)
        return false
      #else
        let source = (anchor ?? style.anchor).flatMap { name in
          presenter.screensInSight.lazy.compactMap { $0.anchor(named: name) }.first
        }
        guard mayPoint(hasSource: source != nil, over: presenter),
          let popover = popoverPresentationController
        else { return false }
        popover.point(at: source, over: presenter)
        return true
      #endif
    }

    /// The visible screens in it.
    fileprivate var screensInSight: [UIViewController] {
      switch self {
      case let stack as UINavigationController: stack.topViewController?.screensInSight ?? []
      case let tabs as UITabBarController: tabs.selectedViewController?.screensInSight ?? []
      case let panels as any UIKitPanels:
        panels.children.filter { $0.viewIfLoaded?.window != nil }.flatMap(\.screensInSight)
      case let split as UISplitViewController where !split.isCollapsed:
        split.columns.flatMap {
          split.viewController(for: $0)?.screensInSight ?? []
        }
      case let split as UISplitViewController:
        split.viewController(for: .compact)?.screensInSight ?? []
      case let frame as UIKitPane: frame.content?.screensInSight ?? []
      default: [self]
      }
    }
  }

  #if !os(tvOS)
    /// The source of a popover.
    private enum Anchor {
      case view(UIView)
      case item(UIBarButtonItem)
    }

    extension UIViewController {
      /// Only asking an alert for its popover changes how UIKit presents it. An action sheet without
      /// a source has its place on an iPhone; elsewhere UIKit requires one.
      fileprivate func mayPoint(hasSource: Bool, over presenter: UIViewController) -> Bool {
        guard let alert = self as? UIAlertController else {
          return modalPresentationStyle == .popover
        }
        return alert.preferredStyle == .actionSheet
          && (hasSource || presenter.traitCollection.userInterfaceIdiom != .phone)
      }

      /// Found by accessibility identifier: in the view, or in the screen's bars.
      fileprivate func anchor(named name: String) -> Anchor? {
        if let view = view?.view(named: name) { return .view(view) }
        let items =
          (navigationItem.leftBarButtonItems ?? []) + (navigationItem.rightBarButtonItems ?? [])
          + (toolbarItems ?? [])
        return items.lazy.compactMap { item in
          if let view = item.customView?.view(named: name) { return .view(view) }
          return item.accessibilityIdentifier == name ? .item(item) : nil
        }.first
      }
    }

    extension UIView {
      fileprivate func view(named name: String) -> UIView? {
        if accessibilityIdentifier == name { return self }
        return subviews.lazy.compactMap { $0.view(named: name) }.first
      }
    }

    extension UIPopoverPresentationController {
      /// UIKit requires a source even if none is specified.
      fileprivate func point(at anchor: Anchor?, over presenter: UIViewController) {
        switch anchor {
        case .view(let view):
          sourceView = view
          sourceRect = view.bounds
        case .item(let item):
          if #available(iOS 16, *) { sourceItem = item } else { barButtonItem = item }
        case nil:
          let bounds = presenter.view.bounds
          sourceView = presenter.view
          sourceRect = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
        }
        permittedArrowDirections = anchor == nil ? [] : .any
      }
    }
  #endif

  // visionOS has sheets, but all of one size.
  #if !os(tvOS) && !os(visionOS)
    extension UISheetPresentationController {
      fileprivate func apply(
        _ style: ModalStyle, to container: UIViewController, over presenter: UIViewController
      ) {
        if !style.detents.isEmpty {
          // UIKit wants them in order. Which of a height and a part is lower depends on the room.
          let room = presenter.view.bounds.height
          let inOrder = style.detents.sorted {
            $0.height(of: container, in: room) < $1.height(of: container, in: room)
          }
          detents = inOrder.map { $0.detent(of: container) }
        }
        prefersGrabberVisible = style.showsGrabber
        preferredCornerRadius = style.cornerRadius.map { CGFloat($0) }
      }
    }

    extension UIViewController {
      /// The height of its content, with the bar above it.
      fileprivate var fittingHeight: CGFloat? {
        let stack = navigationController
        let bar = stack?.isNavigationBarHidden == false ? stack?.navigationBar.frame.height : nil
        if preferredContentSize.height > 0 { return preferredContentSize.height + (bar ?? 0) }
        guard let view else { return nil }
        let width = view.bounds.width
        let size = view.systemLayoutSizeFitting(
          CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
          withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        // The bar is part of the safe area once the view is laid out below it.
        let insets = view.safeAreaInsets
        return max(0, size.height - insets.top - insets.bottom) + (bar ?? 0)
      }

      /// Lets the sheet that it is in be measured again, if that is as high as its content.
      func remeasureSheet() {
        guard #available(iOS 16, *) else { return }
        var container = self
        while let parent = container.parent { container = parent }
        // Where nothing is presented, asking for a presentation controller would create one.
        guard container.presentingViewController != nil,
          let sheet = container.sheetPresentationController,
          sheet.detents.contains(where: { $0.identifier == .fit })
        else { return }
        sheet.animateChanges { sheet.invalidateDetents() }
      }
    }

    extension UIViewController: UpdateFollower {
      func followUpdate() { remeasureSheet() }
    }

    extension UISheetPresentationController.Detent.Identifier {
      fileprivate static let fit = Self("GeneratedRuntime.fit")
    }

    extension ModalStyle.Detent {
      @MainActor
      fileprivate func height(of container: UIViewController, in room: CGFloat) -> CGFloat {
        guard #available(iOS 16, *) else { return self == .large ? room : 0 }
        return switch self {
        case .medium: room / 2
        case .large: room
        case .height(let height): CGFloat(height)
        case .fraction(let part): CGFloat(part) * room
        case .fit: container.screensInSight.last?.fittingHeight ?? 0
        }
      }

      @MainActor
      fileprivate func detent(
        of container: UIViewController
      ) -> UISheetPresentationController.Detent {
        guard #available(iOS 16, *) else { return self == .large ? .large() : .medium() }
        return switch self {
        case .medium: .medium()
        case .large: .large()
        case .height(let height): .custom { _ in CGFloat(height) }
        case .fraction(let part): .custom { CGFloat(part) * $0.maximumDetentValue }
        case .fit:
          .custom(identifier: .fit) { [weak container] _ in
            container?.screensInSight.last?.fittingHeight
          }
        }
      }
    }
  #endif

  extension ModalStyle {
    fileprivate var presentationStyle: UIModalPresentationStyle {
      switch kind {
      #if !os(tvOS)
        case .sheet: .pageSheet
        case .formSheet: .formSheet
        case .popover: .popover
      #endif
      case .overFullScreen: .overFullScreen
      default: .fullScreen
      }
    }
  }
#endif
