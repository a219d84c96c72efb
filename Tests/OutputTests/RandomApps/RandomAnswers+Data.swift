import MvvmgenSyntax

@testable import mvvmgen

/// Data that goes along: by name where it does so by itself, else by a `with`.
extension RandomAnswers {
  /// The `with` that gives each slot its data, nil where there is none that fits.
  mutating func bind(
    _ slots: [RandomValue], in occasion: Occasion
  ) -> [(key: String, value: JSONText)]? {
    var bindings: [(key: String, value: JSONText)] = []
    for slot in slots {
      let known = named(slot.key, occasion)
      if let known, known.fits(slot), app.random.isTrue(2, in: 3) { continue }
      if known == nil, slot.defaultValue != nil, app.random.isTrue(2, in: 3) { continue }
      guard let source = source(for: slot, in: occasion) else {
        if known.map({ $0.fits(slot) }) ?? (slot.defaultValue != nil) { continue }
        return nil
      }
      bindings.append((slot.key, .string(source)))
    }
    return bindings
  }

  /// What a name stands for: the event's parameter, else the sender's input, else the flow's.
  private func named(_ name: String, _ occasion: Occasion) -> RandomValue? {
    data(occasion).first { $0.key == name }
  }

  /// All data, the nearest first.
  func data(_ occasion: Occasion) -> [RandomValue] {
    occasion.parameters + occasion.inputs + flow.inputs + flow.state
  }

  mutating func source(for slot: RandomValue, in occasion: Occasion) -> String? {
    let names = Set(data(occasion).map(\.key)).sorted()
    let values = names.compactMap { named($0, occasion) }
    var sources = values.filter { $0.fits(slot) }.map(\.key)
    for owl in values where owl.type.canonical == "Owl" {
      let paths = ["String": "name", "Int": "id", "Owl.ID": "id", "Int?": "mate"]
      if let path = paths[slot.type.canonical] { sources.append("\(owl.key).\(path)") }
    }
    for owl in values where owl.type.canonical == "Owl?" {
      let paths = ["String?": "?.name", "Int?": "?.mate"]
      if let path = paths[slot.type.canonical] { sources.append(owl.key + path) }
    }
    if !names.contains("flow") {
      let own = flow.inputs + flow.state
      sources += own.filter { $0.fits(slot) }.map { "flow.\($0.key)" }
    }
    for (service, value) in app.readings where value.fits(slot) && !names.contains(service) {
      sources.append("\(service).\(value.key)")
    }
    let signed = values.filter { $0.fits(slot) && $0.maySign }
    sources += signed.map { "= \($0.key)" }
    if !slot.type.values.isEmpty {
      sources.append("= " + app.random.element(of: slot.type.values))
    }
    return sources.isEmpty ? nil : app.random.element(of: sources)
  }
}

extension RandomAnswers {
  /// What the user reads, some of it made of data.
  mutating func text(_ occasion: Occasion) -> JSONText {
    let names = Set(data(occasion).map(\.key)).sorted()
    let values = names.compactMap { named($0, occasion) }
      .filter { $0.maySign && !$0.type.canonical.contains("->") }
    guard app.random.isTrue(1, in: 3), let value = values.randomElement(using: &app.random) else {
      return text()
    }
    if value.type.canonical == "String", app.random.isTrue(1, in: 2) {
      return .string("= \(value.key)")
    }
    return .string("= L10n.made(of: \(value.key), [\(value.key), \(value.key)])")
  }
}

extension RandomValue {
  /// Whether its name is data after an equals sign, and no type.
  var maySign: Bool {
    key.unicodeScalars.first?.properties.isLowercase == true
      && !["true", "false", "nil"].contains(key)
  }

  /// Whether what takes the slot's type takes this: the same, or the optional of it.
  fileprivate func fits(_ slot: RandomValue) -> Bool {
    var parenthesized = type.canonical
    if type.needsParentheses { parenthesized = "(\(parenthesized))" }
    return slot.type.canonical == type.canonical || slot.type.canonical == parenthesized + "?"
  }
}
