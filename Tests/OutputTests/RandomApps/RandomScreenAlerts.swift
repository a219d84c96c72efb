import MvvmgenSyntax

@testable import mvvmgen

/// Alerts of a screen's own.
extension RandomApp {
  /// Few screens have any.
  mutating func alerts(
    of screen: RandomScreen, _ forwards: [RandomFunction], _ state: [RandomValue]
  ) -> [(key: String, value: JSONText)] {
    guard random.isTrue(1, in: 3) else { return [] }
    var names: Set<String> = ["none", "some"]
    return random.count(1...3).compactMap { _ in
      var taken: Set<String> = []
      let name = memberName(avoiding: &taken)
      guard names.insert(name.replacing("`", with: "").lowercased()).inserted else { return nil }
      return alert(name, screen.actions + forwards, screen.inputs + state)
    }
  }

  private mutating func alert(
    _ name: String, _ actions: [RandomFunction], _ members: [RandomValue]
  ) -> (key: String, value: JSONText) {
    // The data can be compared, or is known not to be.
    let callable = actions.filter { $0.parameters.allSatisfy(\.value.type.isHashable) }
    let action = callable.randomElement(using: &random)
    var data = action?.parameters.map(\.value) ?? []
    var taken = Set(data.map(\.key))
    for _ in random.count(0...2) {
      let isFunction = random.isTrue(1, in: 6)
      let type = isFunction ? RandomType("any Error") : RandomType.hashable(&random)
      data.append(RandomValue(name: memberName(avoiding: &taken), type: type))
    }
    declaredInside += data.map(\.key)
    let known = data + members.filter { !taken.contains($0.key) }
    let isSheet = random.isTrue(1, in: 4)
    var content: [(key: String, value: JSONText)] = [("message", shown(known))]
    if isSheet { content.append(("style", .string("actionSheet"))) }
    if !isSheet, random.isTrue(1, in: 3) {
      let field = memberName(avoiding: &taken)
      content.append(("fields", .array([.string("\(field): String = L10n.text")])))
    }
    content.append(("buttons", .array(buttons(known, calling: action))))
    let list = data.map { (random.isTrue(1, in: 4) ? "_ " : "") + $0.declaration }
    let values = list.isEmpty ? "" : "(\(list.joined(separator: ", ")))"
    return (name + values, .object(content))
  }

  private mutating func buttons(
    _ known: [RandomValue], calling action: RandomFunction?
  ) -> [JSONText] {
    let close = JSONText.object([("title", shown(known)), ("role", .string("cancel"))])
    guard let action else { return [close] }
    return [close, .object([("title", shown(known)), ("do", .string(action.key))])]
  }

  /// What the user reads, some of it made of data.
  mutating func shown(_ known: [RandomValue]) -> JSONText {
    let values = known.filter { $0.maySign && !$0.type.canonical.contains("->") }
    guard random.isTrue(1, in: 2), let value = values.randomElement(using: &random) else {
      return .string(
        random.element(of: ["Owl", "= L10n.text", "= Owl.title", "= .init()", "\\(x) \""]))
    }
    if value.type.canonical == "String" { return .string("= \(value.key)") }
    return .string("= L10n.made(of: \(value.key), [\(value.key)])")
  }
}
