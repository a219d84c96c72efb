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
      + AnswerKey.words + LinkKey.words
    // What changes nothing that is generated, and what only an app with targets has.
    #expect(Set(known).subtracting(keys) == ["$schema", "allow", "elsewhere"])
    #expect(Set(AnswerWord.words).subtracting(words) == [])
  }
}

extension JSONText {
  fileprivate func collect(_ keys: inout Set<String>, _ words: inout Set<String>) {
    switch self {
    case .string(let text): words.insert(text)
    case .array(let items): for item in items { item.collect(&keys, &words) }
    case .object(let members):
      for (key, value) in members {
        keys.insert(key)
        value.collect(&keys, &words)
      }
    case .number, .bool: break
    }
  }
}

extension CaseIterable where Self: RawRepresentable<String> {
  fileprivate static var words: [String] { allCases.map(\.rawValue) }
}
