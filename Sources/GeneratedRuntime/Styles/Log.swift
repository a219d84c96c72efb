#if canImport(os)
  import os
#endif

/// Debug builds print dropped calls: to the system's log if there is one.
enum Log {
  #if canImport(os)
    private static let logger = Logger(subsystem: "GeneratedRuntime", category: "stage")
  #endif

  static func write(_ text: @autoclosure () -> String) {
    #if DEBUG
      let text = text()
      #if canImport(os)
        logger.notice("\(text, privacy: .public)")
      #else
        print("GeneratedRuntime: \(text)")
      #endif
    #endif
  }
}
