import MvvmgenEditing
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// A spec that a command creates: its path and its text.
struct NewSpec: Sendable {
  let kind: SpecKind
  let name: String
  let text: String

  /// - Parameter members: all but the name.
  init(_ kind: SpecKind, _ name: String, _ members: [(key: String, value: JSONText)]) {
    (self.kind, self.name) = (kind, name)
    text = SpecTree(.object([(kind.rawValue, .string(name))] + members)).document
  }

  /// - Parameter members: the JSON of all but the name.
  init(_ kind: SpecKind, _ name: String, _ members: String) {
    (self.kind, self.name) = (kind, name)
    let written = #"{ "\#(kind.rawValue)": "\#(name)", \#(members) }"#
    let source = SourceFile(path: ProjectPath(name), bytes: Array(written.utf8))
    var diagnostics = Diagnostics()
    let formatted = JSON.parse(source, file: 0, into: &diagnostics).map { json in
      SpecTree(json, in: source).document
    }
    text = formatted ?? written
  }

  /// - Parameter part: the configuration of its target.
  func path(in part: Configuration) -> String {
    Disk.joined(part.specs, kind.fileName(of: name))
  }

  /// The options that become keys of a spec, in the order in which these are written.
  private static func options(of kind: SpecKind) -> [(key: String, option: Option)] {
    kind.keys.flatMap { key in
      Option.allCases.filter { $0.definition.key == key }.map { (key, $0) }
    }
  }

  /// A screen or a service, with the members from the command line.
  init(_ kind: SpecKind, _ name: String, _ arguments: Arguments) {
    let members = Self.options(of: kind).compactMap { key, option -> (String, JSONText)? in
      let values = arguments.values(option).map(JSONText.string)
      return values.last.map { (key, option.definition.isRepeatable ? .array(values) : $0) }
    }
    self.init(kind, name, members)
  }

  /// The texts in it that come from the command line.
  ///
  /// - Parameter file: its index among the sources.
  func typed(_ arguments: Arguments, file: Int32) -> [TypedText] {
    let name = TypedText(option: nil, value: name, key: kind.rawValue, file: file)
    return [name]
      + NewSpec.options(of: kind).flatMap { key, option in
        arguments.values(option).map {
          TypedText(option: option.rawValue, value: $0, key: key, file: file)
        }
      }
  }

  /// A coordinator that answers each event of its first screen or flow, and of the screens in it, with
  /// "stay".
  ///
  /// - Parameter embedded: the screens that the first screen contains.
  static func coordinator(
    _ name: String, start: SpecOutline, embedded: [SpecOutline], _ arguments: Arguments
  ) -> NewSpec {
    let strings = { (texts: [String]) in JSONText.array(texts.map(JSONText.string)) }
    var members = about(arguments)
    var names: Set<String> = []
    let inputs = ([start] + embedded).flatMap(\.requiredInputs)
      .filter { names.insert($0.name).inserted }.map(\.text)
    if !inputs.isEmpty { members.append((.inputs, strings(inputs))) }
    let first = JSONText.string(start.name)
    let isFlow = start.kind == .coordinator
    members.append((.start, isFlow ? .object([(StartKey.flow.rawValue, first)]) : first))
    let reports = arguments.values(.flow)
    if !reports.isEmpty { members.append((.flow, strings(reports))) }
    let screens = ([start] + embedded).filter { !$0.reports.isEmpty }.map { screen in
      (screen.name, JSONText.object(screen.reports.map { ($0, .string("stay")) }))
    }
    members.append((isFlow ? .flows : .screens, .object(screens)))
    return NewSpec(.coordinator, name, members.map { ($0.key.rawValue, $0.value) })
  }

  /// The summary and the root of a coordinator, as the command line says them.
  static func about(_ arguments: Arguments) -> [(key: CoordinatorKey, value: JSONText)] {
    var members: [(key: CoordinatorKey, value: JSONText)] = []
    if let summary = arguments.value(.summary) { members.append((.summary, .string(summary))) }
    if arguments.has(.root) { members.append((.root, .string(RootWord.window.rawValue))) }
    return members
  }

  /// The error in a name, or nil. Keywords and the like are checked with the specs: this check
  /// prevents a name from being a path.
  static func problem(with name: String) -> String? {
    let scalars = name.unicodeScalars
    guard let first = scalars.first, first.properties.isXIDStart,
      scalars.allSatisfy({ $0.properties.isXIDContinue })
    else { return "'\(name)' isn't the name of a Swift type, such as 'Login'" }
    guard first.properties.isLowercase else { return nil }
    let rest = String(String.UnicodeScalarView(scalars.dropFirst()))
    return "'\(name)' begins with a lowercase letter, did you mean"
      + " '\(first.properties.uppercaseMapping)\(rest)'?"
  }
}

extension Session {
  /// Refuses a name that has a suffix already: it would get the suffix twice.
  ///
  /// - Parameter old: the current name.
  static func check(
    _ name: String, endsInNoneOf suffixes: [String], insteadOf old: String? = nil,
    _ command: String, _ project: Project
  ) throws {
    let suffix = suffixes.first { name.hasSuffix($0) && name != $0 }
    guard let suffix else { return }
    let short = String(name.dropLast(suffix.count))
    let problem =
      "mvvmgen: error: '\(name)' would generate '\(name)\(suffix)': leave out '\(suffix)'"
    guard short != old else { throw CommandError(code: .usage, message: problem) }
    let way = "run \(project.suggestion("\(command) \(short)"))"
    throw CommandError(code: .usage, message: "\(problem)\n\(way)")
  }
}
