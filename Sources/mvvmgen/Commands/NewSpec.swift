import Language

/// A spec that a command writes: where it goes, and its text.
struct NewSpec: Sendable {
  let kind: SpecKind
  let name: String
  let text: String

  func path(in configuration: Configuration) -> String {
    Disk.joined(configuration.specs, "\(name).\(kind.rawValue).json")
  }

  /// A screen, its members as they were given on the command line.
  static func screen(_ name: String, _ arguments: Arguments) -> NewSpec {
    var members: [(key: String, value: JSONText)] = [("screen", .string(name))]
    if let summary = arguments.value(.summary) { members.append(("summary", .string(summary))) }
    let lists: [(key: String, option: Option)] = [
      ("inputs", .input), ("services", .service), ("state", .state), ("actions", .action),
      ("flow", .flow),
    ]
    for (key, option) in lists where arguments.has(option) {
      members.append((key, .array(arguments.values(option).map(JSONText.string))))
    }
    return NewSpec(kind: .screen, name: name, text: JSONText.object(members).indented)
  }

  /// A coordinator that answers each event of its start screen with "stay".
  static func coordinator(
    _ name: String,
    start: SpecOutline,
    _ arguments: Arguments
  ) -> NewSpec {
    var members: [(key: String, value: JSONText)] = [("coordinator", .string(name))]
    if let summary = arguments.value(.summary) { members.append(("summary", .string(summary))) }
    if arguments.has(.root) { members.append(("root", .string("window"))) }
    members.append(("start", .string(start.name)))
    let answers = start.events.map { ($0, JSONText.string("stay")) }
    let screens = answers.isEmpty ? [] : [(start.name, JSONText.object(answers))]
    members.append(("screens", .object(screens)))
    return NewSpec(kind: .coordinator, name: name, text: JSONText.object(members).indented)
  }

  /// What the names of types that are generated for a spec end in: its own name goes without it.
  static func suffixes(of kind: SpecKind, _ names: Suffixes) -> [String] {
    switch kind {
    case .screen: [names.viewController, names.screen, names.viewModel]
    case .coordinator: [names.coordinator]
    case .service: []
    }
  }

  /// What is wrong with a name; nil for nothing. Keywords and the like are the specs' own matter:
  /// this keeps a name from being a path.
  static func problem(with name: String) -> String? {
    let scalars = name.unicodeScalars
    guard let first = scalars.first, first.properties.isXIDStart,
      scalars.allSatisfy({ $0.properties.isXIDContinue })
    else { return "'\(name)' isn't the name of a Swift type, such as 'Login'" }
    guard first.properties.isLowercase else { return nil }
    let rest = String(String.UnicodeScalarView(scalars.dropFirst()))
    return "'\(name)' begins with a small letter, did you mean"
      + " '\(first.properties.uppercaseMapping)\(rest)'?"
  }
}
