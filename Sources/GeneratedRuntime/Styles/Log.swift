#if canImport(os)
  import os
#endif

/// Where debug builds print dropped calls: the system's log if there is one.
enum Log {
  #if canImport(os)
    private static let logger = Logger(subsystem: "GeneratedRuntime", category: "stage")
  #endif

  static func write(_ text: String) {
    #if canImport(os)
      logger.notice("\(text, privacy: .public)")
    #else
      print("GeneratedRuntime: \(text)")
    #endif
  }
}
