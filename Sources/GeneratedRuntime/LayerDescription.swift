#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// What is compared and told of a stage's layers.

extension Stage.Layer {
  /// Browsers and alerts don't change, so a layer's id says which it is.
  func isSame(as other: Self) -> Bool {
    guard id == other.id else { return false }
    guard let stack, let others = other.stack else { return true }
    return stack.isSame(as: others)
  }

  var description: String {
    switch content {
    case .browser(let url, _): "browser \(url.absoluteString)"
    case .alert(let alert, _): alert.description
    case .stack(let stack) where stack.entries.isEmpty: "nothing"
    case .stack(let stack): (style.map { "\($0) " } ?? "") + stack.description
    }
  }
}

extension Stage.Stack {
  func isSame(as other: Self) -> Bool {
    id == other.id && entries.elementsEqual(other.entries) { $0.isSame(as: $1) }
  }

  var description: String {
    if entries.isEmpty { return "nothing" }
    return entries.map(\.description).joined(separator: " › ")
  }
}

extension Stage.Entry {
  func isSame(as other: Self) -> Bool {
    switch (content, other.content) {
    case (.screen(let screen), .screen(let another)):
      screen === another
    case (.container(let container), .container(let another)):
      id == other.id && container.kind == another.kind
        && container.stacks.elementsEqual(another.stacks) { $0.isSame(as: $1) }
    default:
      false
    }
  }

  var description: String {
    switch content {
    case .screen(let screen): "\(type(of: screen))"
    case .container(let container): container.description
    }
  }
}

extension Stage.Container {
  var description: String {
    switch kind {
    case .tabs(let selected):
      let tabs = stacks.map { ($0.id == selected ? "*" : "") + $0.description }
      return "tabs { \(tabs.joined(separator: ", ")) }"
    case .split:
      return "split { \(stacks.map(\.description).joined(separator: ", ")) }"
    }
  }
}

extension Alert {
  var description: String {
    let text = (title ?? message).map { " \"\($0)\"" } ?? ""
    return "\(style)\(text)"
  }
}
