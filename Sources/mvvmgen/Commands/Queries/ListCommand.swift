import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// `mvvmgen list`
struct ListCommand: ProjectCommand {
  let session: Session

  func run() throws -> ExitCode {
    let word = arguments.operands[0]
    guard let kind = ListedKind(rawValue: word) else {
      throw UsageError.unknown("kind", word, among: ListedKind.allCases.map(\.rawValue))
    }
    return try session.reading { try list(kind) }
  }

  private func list(_ kind: ListedKind) throws -> ExitCode {
    let input = try session.readSpecs()
    let locations = session.locations(in: input)
    let items = ListedItem.all(kind, input.survey).sorted {
      Disk.precedes($0.name, $1.name)
    }
    let width = items.map(\.name.count).max() ?? 0
    for item in items {
      let location = item.span.map { locations.location(of: $0) }
      if arguments.format == .json {
        console.result(item.json(kind, location).compact)
      } else {
        let path = location?.path.printable ?? "the app's own, without a spec"
        let addition = item.isRoot ? ", the root" : item.member.map { ", \($0.rawValue)" } ?? ""
        console.result("\(item.name.padded(to: width).printable)  \(path)\(addition)")
      }
    }
    if items.isEmpty { console.say("none") }
    return .success
  }
}

/// One line of a list.
struct ListedItem {
  let name: String
  /// Nil for a service that no spec declares.
  let span: SourceSpan?
  var summary: Summary?
  var isRoot = false
  /// The screen or flow that a launch point starts, or the event that a link is.
  var target: String?
  var member: MemberKind?

  static func all(_ kind: ListedKind, _ survey: SpecSurvey) -> [ListedItem] {
    switch kind {
    case .screens: named(.screen, survey)
    case .flows: named(.coordinator, survey)
    case .services: named(.service, survey) + undeclaredServices(survey)
    case .members: survey.outlines.flatMap { members(of: $0) }
    case .answers: survey.outlines.flatMap { members(of: $0, [.answer]) }
    case .launch:
      survey.outlines.flatMap { outline in
        outline.launch.map {
          ListedItem(name: $0.value, span: $0.span, summary: outline.summary, target: outline.name)
        }
      }
    case .links:
      survey.outlines.flatMap { outline in
        outline.links.map {
          ListedItem(
            name: $0.written.value, span: $0.written.span, target: "\(outline.name).\($0.event)")
        }
      }
    }
  }

  private static func named(_ kind: SpecKind, _ survey: SpecSurvey) -> [ListedItem] {
    survey.outlines.filter { $0.kind == kind }.map {
      ListedItem(name: $0.name, span: $0.span, summary: $0.summary, isRoot: $0.isRoot)
    }
  }

  /// The members that can be renamed or removed, as `Login.isSigningIn`.
  private static func members(
    of outline: SpecOutline, _ kinds: [MemberKind] = MemberKind.removed
  ) -> [ListedItem] {
    kinds.flatMap { kind in
      kind.names(in: outline).map {
        ListedItem(name: "\(outline.name).\($0)", span: outline.span, member: kind)
      }
    }
  }

  private static func undeclaredServices(_ survey: SpecSurvey) -> [ListedItem] {
    var known = survey.declaredServices
    return survey.usedServices.filter { known.insert($0).inserted }
      .map { ListedItem(name: $0, span: nil) }
  }

  func json(_ kind: ListedKind, _ location: Finding.Location?) -> JSONText {
    let singular: [ListedKind: String] = [
      .screens: "screen", .flows: "flow", .services: "service", .launch: "launch",
      .links: "link", .members: "member", .answers: "answer",
    ]
    var members: [(key: String, value: JSONText)] = [
      ("kind", .string(singular[kind] ?? "")), ("name", .string(name)),
    ]
    if let location {
      members += [
        ("path", .string(location.path)), ("line", .number(location.start.line)),
        ("column", .number(location.start.column)),
      ]
    }
    if let target { members.append((kind == .links ? "sends" : "starts", .string(target))) }
    if let member { members.append(("memberKind", .string(member.rawValue))) }
    if kind == .flows { members.append(("isRoot", .bool(isRoot))) }
    if let summary, !summary.isEmpty { members.append(("summary", .string(summary.words.string))) }
    return .object(members)
  }
}
