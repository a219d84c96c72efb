import GeneratedRuntime
import Testing

/// Promises 1, 2, 6, 7 and 9 with calls in random order.
@MainActor
struct AnyOrderTests {
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func nothingGoesWrong(seed: UInt64) {
    let player = Player(seed: seed, stage: Stage(isChecked: true))
    for _ in 1...60 {
      player.act()
      player.check()
      if Int.random(in: 0..<6, using: &player.dice) == 0 {
        player.stage.width = player.stage.width == .compact ? .regular : .compact
      }
      if player.stage.root == nil { player.stage.start(player.makeFlow()) }
    }
    let ends = player.stage.transcript.count { $0.hasPrefix("end ") }
    #expect(ends == player.flows.count { $0.flow.end != nil })
    player.stage.root?.flow.finish {}
    #expect(player.screens.allSatisfy { !$0.presence.isShown })
  }
}
