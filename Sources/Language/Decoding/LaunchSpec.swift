package import MvvmgenStorage
package import MvvmgenSyntax

/// A launch argument that starts a screen or a flow alone, with its data.
package struct LaunchSpec {
  /// `owl-list-grid`
  package let argument: Located<String>
  /// `owlListGrid`
  package let name: MemberName
  package internal(set) var with: [BindingSpec] = []
  package internal(set) var variant: Located<InternedText>?
  /// The beginning of a flow.
  package internal(set) var beginning: Located<InternedText>?
}

enum LaunchKey: String, SpecKey {
  static let table = WordTable<Self>()
  static let place = "a launch point"

  case with, variant, at

  /// The keys of one of these: a screen has variants, and a flow beginnings.
  static let (ofScreen, ofFlow): ([Self], [Self]) = ([.with, .variant], [.with, .at])

  var row: KeyRow<LaunchSpec> {
    switch self {
    case .with: KeyRow(\.with, .reference("with")) { $0.bindings($1) }
    case .variant: .name(\.variant, .words)
    case .at: .name(\.beginning, .words)
    }
  }
}

extension KeyRow {
  static func launch(_ path: Path<[LaunchSpec]>, _ keys: [LaunchKey]) -> Self {
    Self(
      path,
      .map(
        to: .object(of: LaunchKey.self, only: keys),
        names: .text("^[A-Za-z][A-Za-z0-9]*([-_][A-Za-z0-9]+)*$")),
      "Launch arguments that start it alone, and its inputs.", in: .generated
    ) { $0.launch($1, keys) }
  }
}

extension SpecDecoder {
  mutating func launch(_ value: JSON, _ keys: [LaunchKey]) -> [LaunchSpec] {
    guard isObject(value, with: "a launch point under each argument") else { return [] }
    return value.members.compactMap { argument, value in
      let name = caseName(argument)
      var point = LaunchSpec(
        argument: Located(argument.text, at: argument.span),
        name: name ?? MemberName(validated: ""))
      if isObject(value, with: "a launch point's keys") {
        read(LaunchKey.self, of: value, only: keys, into: &point)
      }
      return name == nil ? nil : point
    }
  }

  /// The argument's words as one camel-case name: `owlList` for `owl-list`, `owl_list` and
  /// `OwlList`.
  private mutating func caseName(_ argument: JSONString) -> MemberName? {
    let words = argument.text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isWellFormed = words.allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { $0.isLetter || $0.isDigit }
    }
    guard isWellFormed, let first = words.first, first.utf8.first?.isLetter == true else {
      diagnostics.report(.noLaunchArgument(argument))
      return nil
    }
    // `UI` as one word, and `OwlList` as two.
    let isShouted = !first.utf8.contains(where: \.isSmall)
    let start = isShouted ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = MemberName(validated: start + rest.joined())
    guard !name.interned.isRefusedAsMember else {
      diagnostics.report(.noLaunchArgument(argument))
      return nil
    }
    // The property that lists all launch points.
    if name.text == "allCases" {
      diagnostics.report(
        .noLaunchArgument, at: argument.span,
        "a launch point can't be called `allCases`, which lists them all: choose another argument")
      return nil
    }
    return name
  }
}

extension Diagnostic {
  fileprivate static func noLaunchArgument(_ argument: JSONString) -> Diagnostic {
    Diagnostic(
      .noLaunchArgument, at: argument.span,
      "\(argument.text.quoted) isn't a launch argument: expected words of letters and digits, "
        + "joined by hyphens or underscores, such as `owl-list`")
  }
}
