import MvvmgenAppModel
import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The names that a string can become. Keys and words are in the schemas.
extension EditorServer {
  func completions(at message: RPCMessage) throws(RPCError) -> [JSONText] {
    guard let place = try place(of: message) else { return [] }
    let source = place.input.sources[Int(place.file)]
    guard let typed = TypedPlace(at: place.offset, in: source.bytes) else { return [] }
    let positions = DocumentPositions(of: source, countsBytes: countsBytes)
    let span = SourceSpan(
      file: place.file, start: typed.range.lowerBound, end: typed.range.upperBound)
    // Most often, only the quote is missing after which the text can be read.
    var (input, bytes) = (place.input, source.bytes)
    if typed.range.upperBound == bytes.count || bytes[typed.range.upperBound] != UInt8(ascii: "\"")
    {
      bytes.insert(UInt8(ascii: "\""), at: typed.range.upperBound)
      input.sources[Int(place.file)] = SourceFile(path: source.path, bytes: bytes)
    }
    let names = SpecNames(input, in: source.path)
    var seen: Set<String> = []
    return names.all(at: typed).filter { seen.insert($0.text).inserted }.map { name in
      [
        "label": .string(name.text), "kind": .number(name.kind),
        "detail": .string(name.detail),
        "textEdit": ["range": positions.range(span), "newText": .string(name.text)],
      ]
    }
  }
}

/// The names that specs can have in some place.
private struct SpecNames {
  private let input: ProjectInput
  private let survey: SpecSurvey
  /// The spec that names are typed in; nil while it can't be read.
  private let own: SpecOutline?
  /// The name of a flow, as its file says.
  private let ownFlow: String?

  /// The kind is as the protocol numbers them.
  typealias Name = (text: String, kind: Int, detail: String)

  private static let (function, screen, service, flow, role, event) = (3, 7, 8, 9, 20, 23)

  init(_ input: ProjectInput, in path: ProjectPath) {
    (self.input, survey) = (input, input.survey)
    own = survey.outlines.first { input.sources[Int($0.span.file)].path == path }
    ownFlow = SpecKind.coordinator.name(ofFile: path.name.text)
  }

  func all(at place: TypedPlace) -> [Name] {
    let keys = place.keys
    guard !place.isKey else {
      switch (keys.first, keys.count) {
      case (CoordinatorKey.screens.rawValue, 1): return screens + roles
      case (CoordinatorKey.flows.rawValue, 1): return flows
      case (CoordinatorKey.screens.rawValue, 2): return events(of: .screen, keys[1])
      case (CoordinatorKey.flows.rawValue, 2): return events(of: .coordinator, keys[1])
      default: return []
      }
    }
    let beginnings: [CoordinatorKey] = [.start, .starts, .split]
    let isBeginning = beginnings.contains { $0.rawValue == keys.first }
    switch keys.last {
    case ScreenKey.services.rawValue: return services
    case ScreenKey.embeds.rawValue: return screens
    case "flow" where keys.first == CoordinatorKey.tabs.rawValue: return flows
    default: break
    }
    guard let key = keys.last.flatMap(AnswerKey.init) else {
      return isBeginning ? screens + roles + flows : []
    }
    switch key {
    case .push, .present, .replace, .detail: return screens + roles
    case .start: return isBeginning ? screens + roles + flows : flows
    case .select: return flows
    case .popTo, .tell, .custom: return screens + roles + flows
    case .report, .finish: return own.map(events) ?? []
    case .answer: return own?.namedAnswers.map { ($0.value, Self.function, "") } ?? []
    case .call: return calls
    case .alert, .browse, .choose, .switch, .set, .do: return []
    }
  }

  private var screens: [Name] { listed(.screens, Self.screen) }
  private var flows: [Name] { listed(.flows, Self.flow) }
  private var services: [Name] { listed(.services, Self.service) }

  private func listed(_ list: ListedKind, _ kind: Int) -> [Name] {
    ListedItem.all(list, survey).map {
      ($0.name, kind, $0.summary?.words.string ?? "")
    }
  }

  /// Those that the flow has already.
  private var roles: [Name] {
    input.meanings.named.compactMap { meaning in
      guard case .role(let screen) = meaning.kind, meaning.owner?.name.text == ownFlow else {
        return nil
      }
      return "\(screen.string)\(ShownName.separator)\(meaning.name.string)"
    }.sorted().map { ($0, Self.role, "") }
  }

  /// - Parameter name: may have a role.
  private func events(of kind: SpecKind, _ name: String) -> [Name] {
    let base = name.prefix { $0 != ShownName.separator }
    return survey.outlines.filter { $0.kind == kind && $0.name == base }.flatMap(events)
  }

  private func events(of outline: SpecOutline) -> [Name] {
    outline.reports.map { event in
      let declared = outline.members(in: .flow).first { $0.name == event }
      return (event, Self.event, declared?.text ?? "")
    }
  }

  private var calls: [Name] {
    survey.outlines.filter { $0.kind == .service }.flatMap { service in
      let property = Subject(kind: .service, name: service.name).property
      return service.members(in: .members).map {
        ("\(property).\($0.name)", Self.function, $0.text)
      }
    }
  }
}
