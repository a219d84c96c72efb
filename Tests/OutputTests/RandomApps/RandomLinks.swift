import MvvmgenSyntax

@testable import mvvmgen

/// Links to events from outside, in all their forms.
extension RandomApp {
  /// A function whose data a URL can bring.
  mutating func linkedFunction(avoiding taken: inout Set<String>) -> RandomFunction {
    var function = function(avoiding: &taken)
    var names: Set<String> = []
    function.parameters = function.parameters.map { label, _ in
      let type = random.element(of: RandomType.simple.filter(\.isReadFromURL))
      let isOptional = !type.canonical.hasSuffix("?") && random.isTrue(1, in: 3)
      let name = memberName(avoiding: &names)
      return (label, RandomValue(name: name, type: isOptional ? type.optional(&random) : type))
    }
    return function
  }

  mutating func links(of flow: RandomFlow) -> [(key: String, value: JSONText)] {
    var links: [(key: String, value: JSONText)] = []
    for event in flow.events where random.isTrue(3, in: 4) {
      let isOnlyWhileRunning = random.isTrue(1, in: 4)
      for _ in random.count(1...3) {
        guard let (source, with) = link(to: event),
          !links.contains(where: { $0.key == source })
        else { continue }
        var members: [(key: String, value: JSONText)] = [("to", .string(event.key))]
        if !with.isEmpty { members.append(("with", .object(with))) }
        if isOnlyWhileRunning { members.append(("when", .string("running"))) }
        let isShort = members.count == 1 && random.isTrue(2, in: 3)
        links.append((source, isShort ? .string(event.key) : .object(members)))
      }
    }
    return links.isEmpty ? [] : [("links", .object(links))]
  }

  /// The URLs, and what of the event's data isn't theirs by name; nil where none can bring it all.
  private mutating func link(
    to event: RandomFunction
  ) -> (source: String, with: [(key: String, value: JSONText)])? {
    guard random.isTrue(1, in: 5) else { return pattern(to: event) }
    let isForOthers = !hasLinkForOthers && random.isTrue(1, in: 2)
    var with: [(key: String, value: JSONText)] = []
    for value in event.parameters.map(\.value) {
      let sources =
        isForOthers
        ? ["URL": "url", "URL?": "url", "String": "url.absoluteString", "String?": "url.fragment"]
        : [
          "Int": "link.owl.id", "Int?": "link.room", "Owl": "link.owl", "String": "link.owl.name",
        ]
      guard let source = sources[value.type.canonical] ?? literal(for: value) else { return nil }
      with.append((value.key, .string(source)))
    }
    if isForOthers { hasLinkForOthers = true }
    return (isForOthers ? "*" : "= RoomLink", with)
  }

  private mutating func pattern(
    to event: RandomFunction
  ) -> (source: String, with: [(key: String, value: JSONText)])? {
    linkNumber += 1
    let word = random.element(of: ["owls", "größe", "a.b-c_~", "in", "名", "1"])
    var (path, items) = ("/\(word)/\(linkNumber)", [String]())
    var with: [(key: String, value: JSONText)] = []
    var rest: String?
    for (number, value) in event.parameters.map(\.value).enumerated() {
      guard value.type.isReadFromURL, random.isTrue(7, in: 8) || literal(for: value) == nil else {
        guard let literal = literal(for: value) else { return nil }
        with.append((value.key, .string(literal)))
        continue
      }
      // What `with` gives has a type of its own, or is a text.
      let isRenamed = random.isTrue(1, in: 5)
      let name = isRenamed ? "hole\(number)" : value.name
      if isRenamed { with.append((value.key, .string(name))) }
      let isText = value.type.canonical == "String"
      let isTyped = isRenamed && !isText || random.isTrue(1, in: 4)
      let isOptional = value.type.canonical.hasSuffix("?")
      if isText, rest == nil, random.isTrue(1, in: 3) {
        rest = "/{\(name)...}"
      } else {
        let hole = isTyped ? "{\(name): \(value.type.spelling)}" : "{\(name)}"
        if isOptional || random.isTrue(1, in: 3) {
          items.append("\(random.element(of: ["q", "größe", "in"]))\(number)=\(hole)")
        } else {
          path += "/\(hole)"
        }
      }
    }
    if random.isTrue(1, in: 4) { items.append("sort=new") }
    if random.isTrue(1, in: 4) { path += "/end" }
    let query = items.isEmpty ? "" : "?" + items.joined(separator: "&")
    return (path + (rest ?? "") + query, with)
  }

  private mutating func literal(for value: RandomValue) -> String? {
    guard value.type.isHashable || value.type.isReadFromURL, !value.type.values.isEmpty else {
      return nil
    }
    return "= " + random.element(of: value.type.values)
  }
}

extension RandomType {
  /// Whether a part of a URL can be one, or none.
  var isReadFromURL: Bool {
    let types = [
      "String", "Int", "Bool", "Double", "UInt8", "Int64", "UInt64", "Float", "Character",
      "TimeInterval", "Date", "URL", "UUID", "Owl.ID", "Barn",
    ]
    return types.contains { canonical == $0 || canonical == $0 + "?" }
  }
}
