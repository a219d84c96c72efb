import GeneratedRuntimeTesting
import Testing

@testable import GeneratedRuntime

/// Whatever a stored place has become, it leads somewhere: no trap, no screen without its data, and
/// nothing that a flow couldn't have shown itself.
@MainActor
struct PlaceDamageTests {
  private static func tree() -> Trunk {
    Trunk {
      $0.showTabs([.tab(Branch.growing(1), title: "B"), .tab(Twig { $0.split() }, title: "T")])
    }
  }

  private func json() throws -> String {
    let trunk = Self.tree()
    let stage = Stage(trunk)
    trunk.flow.child(Branch.self)?.flow.push(Leaf(2))
    trunk.flow.child(Branch.self)?.flow.start(Twig.growing(3))
    trunk.flow.select(Twig.self)
    trunk.flow.child(Twig.self)?.flow.showDetail(Bud(4))
    trunk.flow.start(Twig.growing(5), as: .present, style: .sheet(detents: [.fraction(0.3)]))
    trunk.flow.present(Leaf(6), style: .popover(anchor: "a"))
    return try #require(stage.place).rawValue
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func damage(seed: UInt64) throws {
    var dice = Dice(state: seed)
    let json = Array(try json().utf8)
    var read = 0
    for _ in 0..<200 {
      var damaged = json
      for _ in 0..<Int.random(in: 1...3, using: &dice) { damaged.damage(&dice) }
      guard let place = Stage.Place(rawValue: String(decoding: damaged, as: UTF8.self)) else {
        continue
      }
      read += 1
      let stage = Stage(isChecked: false)
      stage.width = Bool.random(using: &dice) ? .compact : .regular
      let trunk = Self.tree()
      stage.start(trunk, at: place)
      #expect(trunk.flow.end == nil)
      #expect(stage.description.hasPrefix("tabs { "))
      // It is a place like any other.
      let again = Stage(isChecked: false)
      again.width = stage.width
      let reached = try #require(stage.place)
      #expect(
        again.start(Self.tree(), at: reached) == nil, "\(String(decoding: damaged, as: UTF8.self))")
      #expect(again.told == stage.told)
      // The user gets out.
      for _ in 0..<20 {
        stage.user.dismiss()
        stage.user.goBack()
      }
      #expect(stage.layers.count == 1)
      #expect(stage.warnings == [])
    }
    #expect(read > 20)
  }
}

extension Flow {
  fileprivate func split() {
    showSplit(primary: .screen(Leaf(7)), secondary: .screen(Bud(8)))
  }
}

extension [UInt8] {
  /// Cuts the end off, changes a byte, or puts a word or a number in the place of another.
  fileprivate mutating func damage(_ dice: inout Dice) {
    switch Int.random(in: 0..<12, using: &dice) {
    case 0: removeLast(Int.random(in: 0...count, using: &dice))
    case 1:
      if let index = indices.randomElement(using: &dice) {
        self[index] = UInt8.random(in: 0...255, using: &dice)
      }
    case 2...4:
      let digits = indices.filter { (48...57).contains(self[$0]) }
      if let index = digits.randomElement(using: &dice) {
        self[index] = UInt8.random(in: 48...57, using: &dice)
      }
    default:
      var words = split(separator: 34, omittingEmptySubsequences: false)
      let inner = words.indices.dropFirst().dropLast()
      if let one = inner.randomElement(using: &dice), let other = inner.randomElement(using: &dice),
        one % 2 == other % 2
      {
        words[one] = words[other]
      }
      self = Array(words.joined(separator: [34]))
    }
  }
}
