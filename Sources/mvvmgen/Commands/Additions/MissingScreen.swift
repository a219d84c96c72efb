import MvvmgenAppModel
import MvvmgenEditing
import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// A screen without a spec, with the members that the answers of flows use.
struct MissingScreen {
  /// Functions by their names, in the order in which they are first used, each with its data.
  struct Functions {
    private(set) var all: [(name: String, data: Data)] = []

    mutating func add(_ name: String, _ data: [ScreenGap.Datum] = []) {
      let place = all.firstIndex { $0.name == name } ?? all.count
      if place == all.count { all.append((name, Data())) }
      all[place].data.add(data)
    }

    var declarations: [String] {
      all.map { "\($0.name)(\($0.data.declarations.joined(separator: ", ")))" }
    }
  }

  struct Data {
    private(set) var declarations: [String] = []
    private var names: Set<MemberName> = []

    mutating func add(_ data: [ScreenGap.Datum]) {
      for datum in data where names.insert(datum.name).inserted {
        declarations.append("\(datum.name.text): \(datum.likelyType)")
      }
    }
  }

  var inputs = Data()
  var events = Functions()
  var actions = Functions()

  fileprivate var declarations: [String] {
    inputs.declarations + events.declarations + actions.declarations
  }

  func spec(named name: String) -> NewSpec {
    let inputs = inputs.declarations
    let lists: [(ScreenKey, [String])] =
      (inputs.isEmpty ? [] : [(.inputs, inputs)]) + [
        (.actions, events.declarations + actions.declarations), (.flow, events.declarations),
      ]
    return NewSpec(.screen, name, lists.map { ($0.rawValue, .array($1.map(JSONText.string))) })
  }
}

extension [String: MissingScreen] {
  /// Adds what screens lack; false if that is nothing. First what has a known type: the types of others
  /// may follow from it.
  mutating func fill(_ gaps: [ScreenGap]) -> Bool {
    let before = mapValues(\.declarations)
    let gaps = gaps.filter { self[$0.screen.text] != nil }
    let certain = gaps.filter { $0.data.allSatisfy { $0.type != nil } }
    let stages = [certain.filter { !$0.isOfEvent }, certain, gaps.filter(\.isOfEvent), gaps]
    for gap in stages.first(where: { !$0.isEmpty }) ?? [] {
      switch gap.member {
      case .inputs: self[gap.screen.text]?.inputs.add(gap.data)
      case .event(let name): self[gap.screen.text]?.events.add(name.text, gap.data)
      case .action(let name): self[gap.screen.text]?.actions.add(name.text, gap.data)
      }
    }
    return mapValues(\.declarations) != before
  }
}

extension ScreenGap {
  fileprivate var isOfEvent: Bool { if case .event = member { true } else { false } }
}

extension ScreenGap.Datum {
  /// Its type, or a guess by its name.
  fileprivate var likelyType: String {
    if let type { return type.text }
    if hasParts { return name.capitalized.text }
    let isBool = ["is", "has", "can"].contains(where: name.text.hasPrefix)
    return isBool ? "Bool" : "String"
  }
}
