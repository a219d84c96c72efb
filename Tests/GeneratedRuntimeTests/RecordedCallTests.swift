import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

/// The calls of spies, with data that may not be `Equatable`.
struct RecordedCallTests {
  private struct Plain {
    let name: String
  }

  private final class Object {}

  private enum Call: RecordedCall {
    case none
    case plain(Plain)
    case labelled(plain: Plain, number: Int)
    case object(Object)
  }

  private enum Secret: RecordedCall, CustomReflectable, CustomStringConvertible {
    case pin(Plain)
    case none

    var description: String { if case .pin = self { "pin(‹secret›)" } else { "none" } }
    var customMirror: Mirror { Mirror(self, children: []) }
  }

  @Test func dataWithoutEqualityIsComparedByWhatItPrints() {
    #expect(Call.plain(Plain(name: "a")) == .plain(Plain(name: "a")))
    #expect(Call.plain(Plain(name: "a")) != .plain(Plain(name: "b")))
    #expect(
      Call.labelled(plain: Plain(name: "a"), number: 1)
        != .labelled(plain: Plain(name: "a"), number: 2))
  }

  @Test func objectsAreComparedByIdentity() {
    let object = Object()
    #expect(Call.object(object) == .object(object))
    #expect(Call.object(object) != .object(Object()))
  }

  @Test func casesDiffer() {
    #expect(Call.none == .none)
    #expect(Call.none != .plain(Plain(name: "a")))
  }

  @Test func secretDataIsNotCompared() {
    #expect(Secret.pin(Plain(name: "a")) == .pin(Plain(name: "b")))
    #expect(Secret.pin(Plain(name: "a")) != .none)
  }

  @Test func optionalsAreUnwrapped() {
    #expect(areSame(Plain?.some(Plain(name: "a")), Plain(name: "a")))
    #expect(!areSame(Plain?.none, Plain(name: "a")))
  }
}
