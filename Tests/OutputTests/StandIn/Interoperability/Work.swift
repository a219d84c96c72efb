// What scaffolds need of the runtime's work, without the stage that the rest of it is for.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension Task where Success == Void, Failure == Never {
  @MainActor
  @discardableResult
  public init(whileShown viewModel: AnyObject, _ work: @escaping @MainActor () async -> Void) {
    self = Task { await work() }
  }
}
