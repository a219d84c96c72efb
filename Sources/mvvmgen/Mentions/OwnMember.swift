import AppModel
import Language
import Storage
import Syntax

/// Where the developer's code certainly means a member of a screen or a coordinator by its name: in
/// an extension of its own type, and behind the names by which views and tests have it.
struct OwnMember {
  /// What a word with the member's name means.
  enum Meaning {
    case member
    /// Another member of the name, of a service or of another screen or flow.
    case other
  }

  /// A type, or an extension of it, where the developer writes code.
  private struct Home {
    let type: String
    /// Whether the type has the member itself, so that its plain name is enough.
    let isOwner: Bool
    let receivers: Set<String>
    /// What of a receiver has it, too: `book.delegate`.
    var path: [String] = []
  }

  private let homes: [Home]
  /// The types of all screens and flows, which have members of their own.
  private let types: Set<String>
  /// The services, whose members may be called the same.
  private let services: Set<String>
  /// The types of a `viewModel` that is the screen's.
  private let viewModels: Set<String>
  /// The labels of the functions that are renamed; empty for a value.
  private let functions: [[String?]]
  private let newName: String?
  /// For an event, the flows that answer it, in a function of its name.
  private let answering: Set<String>
  /// The generated types that are made with inputs.
  private let initialized: Set<String>
  /// For an input, those that are made with it.
  private let made: Set<String>
  /// The tests of the flow that reports the event, whose spy has a case for it.
  private let spying: TypeName?
  /// Whether an action that isn't meant has its name.
  private let isBesideAction: Bool
  /// The closure that reports the event, if that is meant in place of the event itself.
  let closure: String?

  private static let kinds: Set<MemberKind> = [
    .state, .field, .derived, .input, .storage, .action, .event,
  ]

  /// - Parameters:
  ///   - newName: what it is called afterwards; nil if it is gone.
  ///   - isClosure: whether the closure is meant that reports an event.
  init?(
    of member: MemberSubject, calledNow newName: String?, in app: App, isClosure: Bool = false
  ) {
    guard Self.kinds.contains(member.kind), !isClosure || member.isReported(in: app) else {
      return nil
    }
    closure = isClosure ? MemberName(validated: member.name).closure.text : nil
    self.newName = isClosure ? newName.map { MemberName(validated: $0).closure.text } : newName
    isBesideAction = member.isBesideAction && !isClosure
    types = Self.types(of: app)
    initialized = Self.initialized(in: app)
    answering = isClosure ? [] : Self.flows(answering: member, in: app)
    let isInput = member.kind == .input && !isClosure
    let owner = TypeName(validated: member.owner.name)
    func labels(_ functions: [Signature]) -> [[String?]] {
      functions.filter { $0.name.text == member.name && !isClosure }
        .map { $0.parameters.map { $0.argumentLabel?.text } }
    }
    switch member.owner.kind {
    case .screen:
      guard let screen = app.screens.first(where: { $0.names.base == owner }) else { return nil }
      let functions = isBesideAction ? [] : labels(screen.actions.map(\.signature))
      self.functions = functions
      homes = Self.homes(
        of: member, in: screen, hasMember: isClosure || member.isValue || !functions.isEmpty, app)
      services = Set(screen.services.map(\.property.text))
      viewModels = Self.viewModels(screen.names)
      spying = nil
      made = isInput ? [screen.names.screen.text, screen.names.defaultViewModel.text] : []
    case .coordinator:
      guard let flow = app.coordinators.first(where: { $0.names.base == owner }) else { return nil }
      functions = labels(flow.events.map(\.signature))
      let hasMember = isClosure || member.isValue || !functions.isEmpty
      homes =
        [Self.ownHome(flow.names.coordinator, of: member, hasMember, reports: .delegate)]
        + Self.tests(ofParentsOf: flow, reporting: member, isClosure, app)
      spying = member.isAnswered && !isClosure ? flow.names.tests : nil
      made = isInput ? [flow.names.coordinator.text] : []
      (services, viewModels) = (Set(flow.services.map(\.property.text)), [])
    case .service: return nil
    }
  }

  private static func flows(answering member: MemberSubject, in app: App) -> Set<String> {
    guard member.isAnswered else { return [] }
    let flows = app.coordinators.filter { flow in
      let senders = flow.screens.map(\.screen.base) + flow.flows.map(\.flow.base)
      return senders.contains { $0.text == member.owner.name }
    }
    return Set(flows.map(\.names.coordinator.text))
  }

  private static func viewModels(_ names: Screen.Names) -> Set<String> {
    let types = [
      names.viewModel, names.defaultViewModel, names.viewModel.stub, names.viewModel.spy,
      names.sample, names.sampleViewModel,
    ]
    return Set(types.map(\.text))
  }

  private static func homes(
    of member: MemberSubject, in screen: Screen, hasMember: Bool, _ app: App
  ) -> [Home] {
    let names = screen.names
    let own = [names.defaultViewModel, names.viewModel].map {
      ownHome($0, of: member, hasMember, reports: .flowDelegate)
    }
    let views = [names.view] + screen.variants.map { names.view(of: $0) } + [names.tests]
    let shown = (member.isBesideAction && !hasMember ? [] : views).map {
      Home(type: $0.text, isOwner: false, receivers: ["\(FixedName.viewModel.text)"])
    }
    // They send the screen's events.
    let tests = member.isAnswered ? app.coordinators.map(\.names.tests) : []
    return own + shown
      + tests.map { Home(type: $0.text, isOwner: false, receivers: [names.variable.text]) }
  }

  /// The tests of flows that may start another, and report for it.
  private static func tests(
    ofParentsOf flow: Coordinator, reporting member: MemberSubject, _ isClosure: Bool, _ app: App
  ) -> [Home] {
    guard member.isAnswered else { return [] }
    let name = flow.names.variable.text
    return app.coordinators.map { parent in
      Home(
        type: parent.names.tests.text, isOwner: false, receivers: isClosure ? [name] : [],
        path: [name, "\(FixedName.delegate.text)"])
    }
  }

  private static func ownHome(
    _ type: TypeName, of member: MemberSubject, _ hasMember: Bool, reports: FixedName
  ) -> Home {
    let receivers = (hasMember ? ["self"] : []) + (member.isAnswered ? ["\(reports.text)"] : [])
    return Home(type: type.text, isOwner: hasMember, receivers: Set(receivers))
  }

  private static func initialized(in app: App) -> Set<String> {
    let ofScreens = app.screens.flatMap { [$0.names.screen, $0.names.defaultViewModel] }
    return Set((ofScreens + app.coordinators.map(\.names.coordinator)).map(\.text))
  }

  private static func types(of app: App) -> Set<String> {
    let ofScreens = app.screens.flatMap { screen in
      let names = screen.names
      return [names.viewModel, names.defaultViewModel, names.view, names.tests]
        + screen.variants.map { names.view(of: $0) }
    }
    return Set((ofScreens + app.coordinators.map(\.names.coordinator)).map(\.text))
  }

  /// What words mean, by their offsets; nothing where that isn't certain.
  func meanings(_ names: Set<String>, in bytes: [UInt8]) -> [Int: Meaning] {
    let file = SwiftWords(in: bytes)
    let homeTypes = Set(homes.map(\.type))
    let owners = Set(homes.filter(\.isOwner).map(\.type))
    let local = file.locals(besidesMembersOf: owners).union(Self.implicit)
    let isNewNameFree = newName.map { !file.plain.contains($0) } ?? true
    let known = viewModels.union(file.parameters(of: homeTypes, conformingTo: viewModels))
    let ofViewModels = file.types(of: "\(FixedName.viewModel.text)", inside: homeTypes)
    let hasOtherViewModel = !known.isSuperset(of: ofViewModels)
    var meanings: [Int: Meaning] = [:]
    for (index, word) in file.words.enumerated() where names.contains(word.text) {
      let offset = word.word.range.lowerBound
      if let type = file.made(with: word), initialized.contains(type) {
        meanings[offset] = made.contains(type) ? .member : .other
        continue
      }
      if let spying, word.head?.name == spying.text, file.isReported(index) {
        meanings[offset] = .member
        continue
      }
      guard let home = homes.first(where: { word.head?.name == $0.type }) else {
        // View models and coordinators are classes.
        if isForeign(word, in: bytes) || file.isDeclaredByValueType(index) {
          meanings[offset] = .other
        }
        continue
      }
      if isBesideAction, isOfAction(word, in: bytes) {
        meanings[offset] = .other
        continue
      }
      guard !word.word.isMember else {
        let path = word.word.receivers(in: bytes)
        if isMember(path, of: home, hasOtherViewModel, word, bytes) {
          meanings[offset] = .member
        } else if home.isOwner, let last = path?.last,
          services.contains(last) || last == Self.flowDelegate && !home.receivers.contains(last)
        {
          meanings[offset] = .other
        }
        continue
      }
      guard home.isOwner, isNewNameFree, !local.contains(word.text),
        !file.isLabel(index) || functions.isEmpty && file.isVariable(index)
      else { continue }
      if isMeant(word, file.function(index), in: bytes) { meanings[offset] = .member }
    }
    return meanings
  }

  /// Whether it is of the action that has the event's name, where the screen's code is.
  private func isOfAction(_ word: EnclosingTypes.Word, in bytes: [UInt8]) -> Bool {
    guard let type = word.head?.name, types.contains(type), !answering.contains(type) else {
      return false
    }
    return !word.word.isMember || word.word.receivers(in: bytes) == ["self"]
  }

  /// Whether it may label an input of a type that isn't written: `.init(page: 1)`.
  private func isLabelOfInit(_ word: EnclosingTypes.Word, _ bytes: [UInt8]) -> Bool {
    !made.isEmpty && word.word.labeledCallee(in: bytes)?.name == "init"
  }

  /// Whether it is a member of another screen or flow: by its plain name, or after what each of them
  /// has.
  private func isForeign(_ word: EnclosingTypes.Word, in bytes: [UInt8]) -> Bool {
    guard let type = word.head?.name, types.contains(type) else { return false }
    guard word.word.isMember else {
      return !answering.contains(type) && !isLabelOfInit(word, bytes)
    }
    let receivers = word.word.receivers(in: bytes) ?? []
    if receivers == ["self"], answering.contains(type) { return false }
    let own: [FixedName] = [.viewModel, .flowDelegate, .delegate]
    return receivers == ["self"]
      || receivers.count == 1 && own.contains { "\($0.text)" == receivers[0] }
  }

  private static let flowDelegate = "\(FixedName.flowDelegate.text)"

  /// The names that Swift gives to values by itself.
  private static let implicit: Set = ["error", "newValue", "oldValue"]

  private func isMember(
    _ receivers: [String]?, of home: Home, _ hasOtherViewModel: Bool, _ word: EnclosingTypes.Word,
    _ bytes: [UInt8]
  ) -> Bool {
    guard let receivers, let last = receivers.last else { return false }
    if receivers == home.path { return !hasOtherViewModel }
    guard home.receivers.contains(last), receivers.count == 1 || receivers == ["self", last] else {
      return false
    }
    if last == "self" { return functions.isEmpty || hasLabels(word, bytes) }
    return home.isOwner || !hasOtherViewModel
  }

  /// A plain name: a value, a call, or the declaration of a function that isn't static.
  private func isMeant(
    _ word: EnclosingTypes.Word, _ function: SwiftWords.Function?, in bytes: [UInt8]
  ) -> Bool {
    switch function {
    case .ofType: false
    case .ofValue: word.isMemberOfHead && hasLabels(word, bytes)
    case nil: functions.isEmpty || hasLabels(word, bytes)
    }
  }

  private func hasLabels(_ word: EnclosingTypes.Word, _ bytes: [UInt8]) -> Bool {
    word.word.labels(in: bytes).map(functions.contains) == true
  }
}
