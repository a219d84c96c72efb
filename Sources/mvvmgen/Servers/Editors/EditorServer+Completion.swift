import MvvmgenAppModel
import MvvmgenEditing
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The names that a string can become. Keys and words are in the schemas.
extension EditorServer {
  func completions(at place: Place) -> [JSONText] {
    var input = place.input
    let source = input.sources[Int(place.file)]
    guard let typed = TypedPlace(at: place.offset, in: source.bytes) else { return [] }
    let end = typed.range.upperBound
    let span = SourceSpan(file: place.file, start: typed.range.lowerBound, end: end)
    // Most often, only the quote is missing after which the text can be read.
    if source.bytes[end...].first != UInt8(ascii: "\"") {
      let bytes = source.bytes[..<end] + [UInt8(ascii: "\"")] + source.bytes[end...]
      input.sources[Int(place.file)] = SourceFile(path: source.path, bytes: bytes)
    }
    var seen: Set<String> = []
    return SpecNames(input, in: place.file).all(at: typed).filter { seen.insert($0).inserted }
      .map { ["label": .string($0), "textEdit": place.texts.edit(span, $0)] }
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

  init(_ input: ProjectInput, in file: Int32) {
    (self.input, survey) = (input, input.survey)
    own = survey.outlines.first { $0.span.file == file }
    ownFlow = SpecKind.coordinator.name(ofFile: input.sources[Int(file)].path.name.text)
  }

  func all(at place: TypedPlace) -> [String] {
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
    switch keys.last.flatMap(AnswerKey.init) {
    case .push, .present, .replace, .detail: return screens + roles
    case .popTo, .tell, .custom: return screens + roles + flows
    case .start, .select: return isBeginning ? screens + roles + flows : flows
    case nil: return isBeginning ? screens + roles + flows : []
    case .report, .finish: return own?.reports ?? []
    case .answer: return own?.namedAnswers.map(\.value) ?? []
    case .call: return calls
    case .alert, .browse, .choose, .switch, .set, .do: return []
    }
  }

  private var screens: [String] { ListedItem.all(.screens, survey).map(\.name) }
  private var flows: [String] { ListedItem.all(.flows, survey).map(\.name) }
  private var services: [String] { ListedItem.all(.services, survey).map(\.name) }

  /// Those that the flow has already.
  private var roles: [String] {
    input.meanings.roles.filter { $0.flow == ownFlow }.map(\.shownName).sorted()
  }

  /// - Parameter name: may have a role.
  private func events(of kind: SpecKind, _ name: String) -> [String] {
    let base = name.prefix { $0 != ShownName.separator }
    return survey.outlines.filter { $0.kind == kind && $0.name == base }.flatMap(\.reports)
  }

  private var calls: [String] {
    survey.outlines.filter { $0.kind == .service }.flatMap { service in
      let property = Subject(kind: .service, name: service.name).property
      return service.names(in: .members).map { "\(property).\($0)" }
    }
  }
}
