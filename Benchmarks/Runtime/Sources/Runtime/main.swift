import GeneratedRuntime

// Does each thing once to warm up, and once more between two marks. `Benchmarks/runtime` counts the
// instructions between them, and takes the names from the output.

var work: @MainActor () -> Void = {}

/// The mark: what is done in here is counted.
@inline(never)
@MainActor
func measured() { work() }

@MainActor
func count(_ name: String, _ run: @escaping @MainActor () -> Void) {
  run()
  run()
  print(name)
  work = run
  measured()
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
