extension Flow {
  /// An event that can't happen here has happened: stops a debug build. A release build goes on as
  /// if nothing had happened, and observers of the stage get a warning.
  public func never(
    _ event: StaticString, file: StaticString = #fileID, line: UInt = #line
  ) {
    stage?.warn("\(name): \(event) can't happen here")
    assertionFailure("\(name): \(event) can't happen here", file: file, line: line)
  }

  /// Warns that the calling method, which should show something, isn't written yet.
  public func warnUnwritten(_ method: StaticString = #function) {
    stage?.warn("\(name): \(method) isn't written yet")
  }
}
