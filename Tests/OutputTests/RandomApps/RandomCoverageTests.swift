import MvvmgenLanguage
import MvvmgenSyntax
import Testing

/// The random apps say all that specs can say: what is added to the language is drawn there, too.
struct RandomCoverageTests {
  @Test func everyKeyAndWordIsDrawn() {
    var (keys, words): (Set<String>, Set<String>) = ([], [])
    for seed in 0..<6 as Range<UInt64> {
      for spec in RandomApp(seed: seed).specs { spec.json.collect(&keys, &words) }
    }
    let known =
      ScreenKey.words + CoordinatorKey.words + ServiceKey.words + CompanionKey.words
      + AnswerKey.words + LinkKey.words + DeclarationKey.words
    // What changes nothing that is generated, and what only an app with targets has.
    #expect(Set(known).subtracting(keys) == ["$schema", "allow", "elsewhere"])
    #expect(Set(AnswerWord.words).subtracting(words) == [])
    #expect(Set(FlowPresentation.allCases.map(\.rawValue)).subtracting(words) == [])
  }

  @Test(arguments: ["screens", "flows"])
  func answersTellTheScreenThatAsked(senders: String) {
    let told = (0..<6 as Range<UInt64>).flatMap { seed in
      RandomApp(seed: seed).specs.flatMap { spec in
        let screens = spec.json["screens"].map(\.key)
        return spec.json[senders].filter { name, answers in
          answers.tells(anyOf: senders == "flows" ? screens : [name])
        }
      }
    }
    #expect(!told.isEmpty)
  }
}

extension JSONText {
  fileprivate subscript(key: String) -> [(key: String, value: JSONText)] {
    guard case .object(let members) = self,
      case .object(let inner)? = members.first(where: { $0.key == key })?.value
    else { return [] }
    return inner
  }

  /// Whether an answer in it tells a screen of one of these names.
  fileprivate func tells(anyOf names: [String]) -> Bool {
    switch self {
    case .array(let items): items.contains { $0.tells(anyOf: names) }
    case .object(let members):
      members.contains { key, value in
        if key == "tell", case .string(let name) = value { return names.contains(name) }
        return value.tells(anyOf: names)
      }
    case .string, .number, .bool, .null: false
    }
  }

  fileprivate func collect(_ keys: inout Set<String>, _ words: inout Set<String>) {
    switch self {
    case .string(let text): words.insert(text)
    case .array(let items): for item in items { item.collect(&keys, &words) }
    case .object(let members):
      for (key, value) in members {
        keys.insert(key)
        value.collect(&keys, &words)
      }
    case .number, .bool, .null: break
    }
  }
}

extension CaseIterable where Self: RawRepresentable<String> {
  fileprivate static var words: [String] { allCases.map(\.rawValue) }
}
