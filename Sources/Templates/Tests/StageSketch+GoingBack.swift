import AppModel
import Language
import Storage
import Syntax

/// Going back.
extension StageSketch {
  mutating func goBack(from sender: Sender?) throws(Unknown) {
    guard isKnown else { throw Unknown() }
    switch sender {
    case .flow(let child)?:
      guard !isCovered, layers.contains(where: { $0.entries.contains { $0.child == child } }) else {
        throw Unknown()
      }
      for index in layers.indices { layers[index].entries.removeAll { $0.child == child } }
      guard !layers[0].entries.isEmpty else { throw Unknown() }
    case .screen(let shown)?:
      if case .split(let primary, let secondary, let placeholder)? = container,
        let row = secondary.lastIndex(where: { $0.screens.contains(shown) })
      {
        let rest = Array(secondary[..<row])
        container = .split(
          primary: primary, secondary: rest.isEmpty ? placeholder : rest, placeholder: placeholder)
        return
      }
      guard let (layer, row) = place(of: { $0.screens.contains(shown) }) else { throw Unknown() }
      layers[layer].entries.removeSubrange(row...)
      if layer == 0, row == 0, layers.count > 1 { throw Unknown() }
    case nil: throw Unknown()
    }
    layers.removeAll { $0.style != nil && $0.entries.isEmpty }
  }

  mutating func pop(to target: Target) throws(Unknown) -> Bool {
    guard isKnown else { throw Unknown() }
    let found = place { entry in
      entry.screens.contains { shown in
        shown.base == target.base && (target.role == nil || target.role?.name == shown.role)
      }
    }
    guard let (layer, row) = found else {
      if contains(target.sender) { throw Unknown() }
      return false
    }
    layers.removeSubrange((layer + 1)...)
    layers[layer].entries.removeSubrange((row + 1)...)
    return true
  }

  /// The highest position of one of the flow's own screens outside of containers.
  private func place(of isWanted: (Entry) -> Bool) -> (layer: Int, row: Int)? {
    for layer in layers.indices.reversed() {
      let row = layers[layer].entries.lastIndex { $0.child == nil && isWanted($0) }
      if let row { return (layer, row) }
    }
    return nil
  }
}
