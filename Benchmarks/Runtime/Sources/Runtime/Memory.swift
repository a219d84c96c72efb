import CHeap

/// Prints what one screen of a deep stack has on the heap: with all that the stage, the host and the
/// stand-in keep of it.
@MainActor
func weigh(_ host: Host) {
  func bytes(_ depth: Int) -> Int {
    let before = Int(bytes_on_heap())
    let window = Window(host, depth: depth)
    return withExtendedLifetime(window) { Int(bytes_on_heap()) - before }
  }
  let (few, many) = host == .swiftUI ? (10, 100) : (100, 1_000)
  // The first has what is made once.
  _ = bytes(few)
  let perScreen = (bytes(many) - bytes(few)) / (many - few)
  print("\(host.rawValue): bytes per screen = \(perScreen)")
}
