#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Describing a stage's layers.

/// Printed in place of a secret.
let secretText = "‹secret›"

extension Stage.Layer: @MainActor CustomStringConvertible, @MainActor CustomReflectable {
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
  var description: String {
    if entries.isEmpty { return "nothing" }
    return entries.map(\.description).joined(separator: " › ")
  }
}

extension Stage.Entry {
  var description: String {
    switch content {
    case .screen(let screen): screen.description
    case .container(let container): container.description
    }
  }
}

extension Stage.Container {
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
