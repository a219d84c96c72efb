public import GeneratedRuntime

extension Stage {
  /// Waits until no flow waits for a decision any more, not even for one whose result will have no
  /// effect, so that no test has to sleep. A result that waits for its screen to be in sight counts
  /// as decided.
  ///
  ///     invite.didEnter(code: "owls")
  ///     await stage.waitForDecisions()
  ///     #expect(stage.description == "InviteScreen › RoomScreen")
  public func waitForDecisions() async {
    while let task = decisionTasks.values.first { await task.value }
  }
}
