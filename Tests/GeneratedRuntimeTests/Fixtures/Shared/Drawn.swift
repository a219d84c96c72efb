#if UIKIT_STAND_IN || UIKIT_ON_SCREEN
  import SafariServices
  import UIKit

  @testable import GeneratedRuntime

  extension UIWindow {
    /// UIKit's state, in the format of a stage's description: of this window, and of those of locks.
    var drawn: String {
      let locks = (windowScene?.windows ?? [])
        .filter { !$0.isHidden && $0.windowLevel.rawValue > UIWindow.Level.alert.rawValue }
        .sorted { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
      return (contents + locks.flatMap(\.contentsOfLock)).joined(separator: " | ")
    }

    private var contents: [String] {
      let chain = sequence(first: rootViewController) { $0?.presentedViewController }
      return chain.compactMap(\.self).map { "\($0.style)\($0.content)" }
    }

    /// Without what presents the lock, which shows nothing.
    private var contentsOfLock: [String] {
      let contents = contents.dropFirst()
      let isLock = contents.first?.hasPrefix("fullScreen ") == true
      return isLock ? ["lock " + contents[1].dropFirst(11)] + contents.dropFirst() : Array(contents)
    }
  }

  extension UIViewController {
    fileprivate var style: String {
      let isOther = self is SFSafariViewController || self is UIAlertController
      guard presentingViewController != nil, !isOther, isContainer else { return "" }
      return switch modalPresentationStyle {
      case .pageSheet: "sheet "
      default: "\(modalPresentationStyle) "
      }
    }

    private var isContainer: Bool { !children.isEmpty || self is UINavigationController }

    fileprivate var content: String {
      switch self {
      #if UIKIT_STAND_IN
        case let browser as SFSafariViewController: return "browser \(browser.url)"
      #else
        // It doesn't tell its address.
        case is SFSafariViewController: return "browser"
      #endif
      case let alert as UIAlertController:
        let text = (alert.title ?? alert.message).map { " \"\($0)\"" } ?? ""
        return (alert.preferredStyle == .alert ? "alert" : "actionSheet") + text
      case let stack as UINavigationController:
        return list(stack.viewControllers.map(\.content), " › ")
      case let tabs as UITabBarController:
        let all = tabs.viewControllers ?? []
        let mark = { $0 === tabs.selectedViewController ? "*" : "" }
        return "tabs { \(all.map { mark($0) + $0.content }.joined(separator: ", ")) }"
      case let split as UISplitViewController:
        return split.columns
      default:
        let name = "\(type(of: self))"
        // What SwiftUI has in it is SwiftUI's.
        let child = name.hasPrefix("UIHostingController") ? nil : children.first
        return child?.content ?? title ?? name
      }
    }
  }

  extension UISplitViewController {
    /// Off screen, UIKit may not have adapted it yet.
    fileprivate var columns: String {
      if viewIfLoaded?.window == nil { return "split" }
      let beside: [[Column]] =
        style == .tripleColumn
        ? [[.primary], [.supplementary], [.secondary]] : [[.primary], [.secondary]]
      let columns: [[Column]] = isCollapsed ? [[.compact]] : beside
      let contents = columns.map { columns in
        let stacks = columns.compactMap { viewController(for: $0) as? UINavigationController }
        return list(stacks.flatMap(\.viewControllers).map(\.content), " › ")
      }
      return "split { \(contents.joined(separator: ", ")) }"
    }
  }

  private func list(_ contents: [String], _ separator: String) -> String {
    contents.isEmpty ? "nothing" : contents.joined(separator: separator)
  }

  extension Stage {
    /// The expected state of UIKit: like the description, except that the columns of a split are
    /// one stack where the width is compact, and are left out where they are invisible.
    var drawnDescription: String {
      func text(of entries: [Entry], _ isSeen: Bool = true) -> String {
        let texts = entries.enumerated().map { row, entry in
          guard let container = entry.container else { return name(of: entry) }
          return text(of: container, isSeen && row == entries.count - 1)
        }
        return list(texts, " › ")
      }
      func name(of entry: Entry) -> String {
        entry.screen.map { "\(type(of: $0))" } ?? ""
      }
      func text(of container: Container, _ isSeen: Bool) -> String {
        guard case .tabs(let selected) = container.kind else {
          guard isSeen else { return "split" }
          let columns = container.stacksInSight(width)
          return "split { \(columns.map { text(of: $0, isSeen) }.joined(separator: ", ")) }"
        }
        let tabs = container.stacks.map { stack in
          let isSelected = stack.id == selected
          return (isSelected ? "*" : "") + text(of: stack.entries, isSeen && isSelected)
        }
        return "tabs { \(tabs.joined(separator: ", ")) }"
      }
      let texts = description.components(separatedBy: " | ")
      return zip(layers, texts).map { layer, told in
        guard let entries = layer.stack?.entries, !entries.isEmpty else { return told }
        let style = layer.style.map { "\($0) " } ?? ""
        return style + text(of: entries)
      }.joined(separator: " | ")
    }
  }
#endif
