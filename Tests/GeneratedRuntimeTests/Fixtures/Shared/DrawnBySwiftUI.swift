#if UIKIT_STAND_IN
  import SafariServices
  import SwiftUI
  import UIKit

  @testable import GeneratedRuntime

  /// What SwiftUI draws for a host, in a window.
  @MainActor
  final class SwiftUIScreen {
    private let window = UIWindow(windowScene: UIWindowScene())
    private let controller: UIHostingController<LayerView>

    init(_ host: SwiftUIHost) {
      controller = UIHostingController(rootView: LayerView(layer: host.ground))
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }

    var drawing: Drawing { controller.shown }

    /// In the format of a stage's ``Stage/swiftUIDescription(inSightOnly:)``.
    func description(inSightOnly: Bool = false) -> String {
      let modals = drawing.modals.map { modal in
        let picture = modal.content.pictures.first ?? .view(modal.content)
        let content = picture.text(inSightOnly)
        return modal.onScreen?.isAlert == true || content.hasPrefix("browser ")
          ? content.asAlert(modal) : "\(modal.style) \(content)"
      }
      return ([drawing.pictures.first?.text(inSightOnly) ?? "nothing"] + modals).joined(
        separator: " | ")
    }
  }

  extension String {
    fileprivate func asAlert(_ modal: Modal) -> String {
      switch modal.style {
      case "alert": "alert" + (isEmpty ? "" : " \"\(self)\"")
      case "dialog": "actionSheet" + (isEmpty ? "" : " \"\(self)\"")
      default: self
      }
    }
  }

  extension Picture {
    @MainActor fileprivate func text(_ inSightOnly: Bool) -> String {
      switch self {
      case .stack(let rows):
        return list(rows.suffix(inSightOnly ? 1 : rows.count).map { $0.text(inSightOnly) }, " › ")
      case .tabs(let tabs):
        let texts = tabs.map { tab in
          tab.isSelected
            ? "*" + tab.content.text(inSightOnly) : inSightOnly ? "…" : tab.content.text(false)
        }
        return "tabs { \(texts.joined(separator: ", ")) }"
      case .split(let columns):
        return "split { \(columns.map { $0.text(inSightOnly) }.joined(separator: ", ")) }"
      case .view(let drawing):
        if let browser = drawing.controllers.first as? SFSafariViewController {
          return "browser \(browser.url)"
        }
        return drawing.texts.first { !$0.isEmpty } ?? ""
      }
    }
  }

  extension Stage {
    /// The expected state of SwiftUI: like the description, except that an alert below something isn't
    /// shown, that SwiftUI's modals are sheets and covers, and that the columns of a split are one stack
    /// where the width is compact.
    func swiftUIDescription(inSightOnly: Bool = false) -> String {
      func text(of entries: [Entry]) -> String {
        list(
          entries.suffix(inSightOnly ? 1 : entries.count).map { entry in
            if let container = entry.container { return text(of: container) }
            return entry.screen.map { "\(type(of: $0))" } ?? ""
          }, " › ")
      }
      func text(of container: Container) -> String {
        if case .tabs(let selected) = container.kind {
          let tabs = container.stacks.map { stack in
            let isSelected = stack.id == selected
            return (isSelected ? "*" : "")
              + (inSightOnly && !isSelected ? "…" : text(of: stack.entries))
          }
          return "tabs { \(tabs.joined(separator: ", ")) }"
        }
        let columns = container.stacksInSight(width).map { text(of: $0) }
        return width == .compact
          ? columns.joined() : "split { \(columns.joined(separator: ", ")) }"
      }
      let told = layers.enumerated().filter { !$1.isAlert || $0 == layers.count - 1 }.map(\.element)
      return told.map { layer in
        guard let entries = layer.stack?.entries else { return layer.description }
        let isCover = layer.style?.kind.isSwiped == false
        return (layer.style == nil ? "" : isCover ? "cover " : "sheet ") + text(of: entries)
      }.joined(separator: " | ")
    }
  }

  private func list(_ contents: [String], _ separator: String) -> String {
    contents.isEmpty ? "nothing" : contents.joined(separator: separator)
  }
#endif
