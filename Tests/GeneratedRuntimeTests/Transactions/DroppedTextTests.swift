import Testing

@testable import GeneratedRuntime

/// What debug builds print about calls without effect.
@MainActor
struct DroppedTextTests {
  @Test func aLinkThatWaitsIsNotCalledWithoutEffect() {
    typealias Reason = Stage.Change.Drop.Reason
    #expect(Reason.waitsForFlow.outcome == "waits, since its flow doesn't run yet")
    #expect(Reason.noFlow.outcome == "has no effect, since its flow doesn't run")
  }
}
