#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Comparing and describing a stage's layers.

/// Printed in place of a secret.
let secretText = "‹secret›"

extension Stage {
  func isSame(as drawn: [Layer]) -> Bool {
    guard layers.count == drawn.count else { return false }
    for (layer, other) in zip(layers, drawn) where !layer.isSame(as: other) { return false }
    return true
  }
}

extension Stage.Layer: @MainActor CustomStringConvertible, @MainActor CustomReflectable {
  /// Browsers and alerts don't change, so the layer's id identifies them.
  func isSame(as other: Self) -> Bool {
    guard id == other.id else { return false }
    guard let stack, let others = other.stack else { return true }
    return stack.isSame(as: others)
  }

  /// Its content as in a transcript, without secrets.
  var description: String {
    switch content {
    case .browser(let url, _): "browser \(isSecret ? secretText : url.absoluteString)"
    case .alert(let alert, _): alert.description
    case .stack(let stack) where stack.entries.isEmpty: "nothing"
    case .stack(let stack): (style.map { "\($0) " } ?? "") + stack.description
    }
  }

  /// Without its content, which may be secret.
  var customMirror: Mirror { Mirror(self, children: []) }
}

extension Stage.Stack {
  func isSame(as other: Self) -> Bool {
    guard id == other.id, tab == other.tab, entries.count == other.entries.count else {
      return false
    }
    if entries.isStored(with: other.entries) { return true }
    for (entry, another) in zip(entries, other.entries) where !entry.isSame(as: another) {
      return false
    }
    return true
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
      id == other.id && container.isSame(as: another)
    default:
      false
    }
  }

  var description: String {
    switch content {
    case .screen(let screen): screen.description
    case .container(let container): container.description
    }
  }
}

extension Stage.Container {
  func isSame(as other: Self) -> Bool {
    guard kind == other.kind, stacks.count == other.stacks.count else { return false }
    if stacks.isStored(with: other.stacks) { return true }
    for (stack, another) in zip(stacks, other.stacks) where !stack.isSame(as: another) {
      return false
    }
    return true
  }

  var description: String {
    switch kind {
    case .tabs(let selected):
      let tabs = stacks.map { stack in
        let badge = stack.tab?.badge.map { " (\($0))" } ?? ""
        return (stack.id == selected ? "*" : "") + stack.description + badge
      }
      return "tabs { \(tabs.joined(separator: ", ")) }"
    case .split:
      return "split { \(stacks.map(\.description).joined(separator: ", ")) }"
    }
  }
}

extension Array {
  /// Whether both share the same storage, so that their elements needn't be compared.
  fileprivate func isStored(with other: Self) -> Bool {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
    }
  }
}

extension Screen {
  fileprivate var description: String {
    let embedded = presence.embedded
    guard !embedded.isEmpty else { return typeAndRole }
    return "\(typeAndRole) { \(embedded.map { $0.description }.joined(separator: ", ")) }"
  }
}

extension FlowAlert: CustomStringConvertible, CustomReflectable {
  /// Its style, with its title or message unless that is secret: `alert "Delete?"`.
  public var description: String {
    if isSecret { return "\(style) \(secretText)" }
    let text = (title ?? message).map { " \"\($0)\"" } ?? ""
    return "\(style)\(text)"
  }

  /// Without its texts, which may be secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
