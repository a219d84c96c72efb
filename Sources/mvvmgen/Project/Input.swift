import MvvmgenStorage

/// The bytes that a client writes to a server.
struct Input: Sendable {
  /// Waits for the next bytes; none at the end.
  var read: @Sendable () -> [UInt8] = { [] }
  /// Whether there are bytes already.
  var isWaiting: @Sendable () -> Bool = { false }

  static let standard = Input {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = MvvmgenStorage.read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      return Array(chunk.prefix(max(count, 0)))
    }
  } isWaiting: {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) > 0
  }
}
