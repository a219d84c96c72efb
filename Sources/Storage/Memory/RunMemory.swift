import MvvmgenCStorage

/// The memory of one run: its names, types, specs and paths are allocated there, and freed with it.
///
///     let text = RunMemory().use { report(on: specs) }
///
/// Values in a run's memory point into it without reference counting, so none of them may be used
/// after the run. Debug builds overwrite the memory before they free it, so that such a mistake
/// shows at once. Anything created outside of a run is never freed.
package final class RunMemory: Sendable {
  /// The memory of threads that aren't working at the moment.
  private let threads = Locked<[ThreadMemory.Pointer]>([])
  private let retained = Locked<[any Sendable]>([])

  package init() {}

  deinit {
    for thread in threads.withLock(\.self) { ThreadMemory.free(thread) }
  }

  /// Runs the work on this thread with the run's memory. Threads that `Parallel` starts use it,
  /// too.
  package func use<Result, Failure>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let thread = threads.withLock { $0.popLast() } ?? ThreadMemory.make(of: self)
    let previous = ThreadMemory.current
    ThreadMemory.current = thread
    defer {
      ThreadMemory.current = previous
      threads.withLock { $0.append(thread) }
    }
    return try withExtendedLifetime(self) { () throws(Failure) in try work() }
  }

  /// The run that this thread works for; nil outside of a run.
  package static var current: RunMemory? {
    ThreadMemory.current?.pointee.run?.takeUnretainedValue()
  }

  /// Retains a value until the run is over: arrays and classes that values in arenas refer to, and
  /// whose deinitialization would cost time in the middle of the run.
  package static func retain(_ value: some Sendable) {
    if let current {
      current.retained.withLock { $0.append(value) }
    } else {
      _ = Unmanaged.passRetained(Locked(value))
    }
  }

  /// Creates a value for a constant: it outlives all runs.
  package static func permanent<Value>(_ make: () -> Value) -> Value {
    let previous = ThreadMemory.current
    ThreadMemory.current = ThreadMemory.permanent
    defer { ThreadMemory.current = previous }
    return make()
  }

  /// A per-thread table of a run that a target above defines. There is one.
  @inlinable
  package static func table<Table: AnyObject>(_ make: () -> Table) -> Table {
    if let table = tableOfThread { return unsafeDowncast(table, to: Table.self) }
    let table = make()
    tableOfThread = table
    return table
  }

  @usableFromInline static var tableOfThread: AnyObject? {
    get { ThreadMemory.ofThread.pointee.table }
    set { ThreadMemory.ofThread.pointee.table = newValue }
  }
}

/// One thread's part of a run's memory. No other thread writes to it, so nothing is locked.
struct ThreadMemory {
  typealias Pointer = UnsafeMutablePointer<ThreadMemory>

  var arena = Arena()
  var names = InternedTexts()
  var table: AnyObject?
  /// Nil for memory that is never freed.
  let run: Unmanaged<RunMemory>?

  static func make(of run: RunMemory?) -> Pointer {
    let memory = Pointer.allocate(capacity: 1)
    memory.initialize(to: ThreadMemory(run: run.map(Unmanaged.passUnretained)))
    return memory
  }

  static func free(_ memory: Pointer) {
    memory.pointee.arena.free()
    memory.deinitialize(count: 1)
    memory.deallocate()
  }

  /// The arena that this thread allocates from; nil before its first allocation.
  static var current: Pointer? {
    get { threadVariables().pointee.run?.assumingMemoryBound(to: ThreadMemory.self) }
    set { threadVariables().pointee.run = UnsafeMutableRawPointer(newValue) }
  }

  /// The arena that this thread allocates from.
  @inline(__always)
  static var ofThread: Pointer {
    if let memory = current { return memory }
    let memory = permanent
    current = memory
    return memory
  }

  /// Separate for each thread, since one constant may be created while another is being created.
  static var permanent: Pointer {
    if let memory = threadVariables().pointee.permanent {
      return memory.assumingMemoryBound(to: ThreadMemory.self)
    }
    let memory = make(of: nil)
    threadVariables().pointee.permanent = UnsafeMutableRawPointer(memory)
    return memory
  }
}
