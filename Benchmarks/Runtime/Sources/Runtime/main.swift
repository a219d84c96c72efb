import GeneratedRuntime

// Does each thing once to warm up, and once more between two marks. `Benchmarks/runtime` counts the
// instructions between them, and takes the names from the output.

var work: @MainActor () -> Void = {}

/// The part of the names to which the run is limited, if any is given.
let only = CommandLine.arguments.dropFirst().first

/// The mark: what is done in here is counted.
@inline(never)
@MainActor
func measured() { work() }

@MainActor
func count(
  _ name: String, undo: @MainActor () -> Void = {}, _ run: @escaping @MainActor () -> Void
) {
  if let only, !name.contains(only) { return }
  for _ in 1...2 {
    run()
    undo()
  }
  print(name)
  work = run
  measured()
  undo()
}

navigate("1 flow", App.deep(1))
navigate("10 screens deep", App.deep(10))
navigate("1,000 screens deep", App.deep(1_000))
navigate("5 tabs of 3 screens", App.tabs(5))
navigate("100 tabs of 3 screens", App.tabs(100))
navigate("10 nested flows", App.nested(10))
navigate("100 nested flows", App.nested(100))
navigate("100 modals", App.modals(100))
travel()
observe()
let isOfHost = only.map { name in Host.allCases.contains { name.hasPrefix($0.rawValue) } } ?? false
for host in Host.allCases {
  for depth in [10, 100, 1_000] {
    let name = "\(host.rawValue), \(depth) screens"
    // SwiftUI's stand-in evaluates all views of a stack whenever it draws. To count that for a deep one
    // takes minutes, and is done where it is asked for.
    let isShort = host != .swiftUI || depth == 10
    let isAsked = only.map { $0.hasPrefix(name) || name.hasPrefix($0) } ?? false
    if isOfHost ? isAsked : isShort { navigate(host, depth: depth, as: name) }
  }
}
if !isOfHost { for host in Host.allCases { weigh(host) } }
