#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The memory of one run: the names, types, specs and paths that are read in it lie there, and go
/// with it.
///
///     let text = RunMemory().use { report(on: specs) }
///
/// Values that lie in a run's memory point into it without counting references, so none of them may
/// be used when the run is over. In debug builds memory is overwritten before it is given back, so
/// that such a mistake shows at once. What is made outside of any run is never freed.
package final class RunMemory: Sendable {
  /// What threads have, those that are working left out.
  private let threads = Locked<[ThreadMemory.Pointer]>([])
  private let retained = Locked<[any Sendable]>([])

  package init() {}

  deinit {
    for thread in threads.withLock(\.self) { ThreadMemory.free(thread) }
  }

  /// Does the work on this thread with the run's memory. Threads that `Parallel` starts join in.
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

  /// The run that this thread works for; nil outside of any.
  package static var current: RunMemory? {
    ThreadMemory.current?.pointee.run?.takeUnretainedValue()
  }

  /// Keeps a value until the run is over: arrays and classes that values in arenas are made of, and
  /// whose end would cost time in the middle of the run.
  package static func retain(_ value: some Sendable) {
    if let current {
      current.retained.withLock { $0.append(value) }
    } else {
      _ = Unmanaged.passRetained(Locked(value))
    }
  }

  /// Makes a value that constants may hold: it outlives all runs.
  package static func permanent<Value>(_ make: () -> Value) -> Value {
    let previous = ThreadMemory.current
    ThreadMemory.current = ThreadMemory.permanent
    defer { ThreadMemory.current = previous }
    return make()
  }

  /// A table that a target above keeps for each thread of a run. There is one.
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

/// What one thread has of a run's memory. No other thread writes there, so nothing is locked.
struct ThreadMemory {
  typealias Pointer = UnsafeMutablePointer<ThreadMemory>

  var arena = Arena()
  var names = InternedTexts()
  var table: AnyObject?
  /// Nil for what is never freed.
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

  /// The memory that this thread takes from; nil before it has taken any.
  static var current: Pointer? {
    get { pthread_getspecific(key)?.assumingMemoryBound(to: ThreadMemory.self) }
    set { pthread_setspecific(key, newValue) }
  }

  /// The memory that this thread takes from.
  @inline(__always)
  static var ofThread: Pointer {
    if let memory = pthread_getspecific(key) {
      return memory.assumingMemoryBound(to: ThreadMemory.self)
    }
    let memory = permanent
    current = memory
    return memory
  }

  /// A thread's own, since a constant may be made within the making of another.
  static var permanent: Pointer {
    if let memory = pthread_getspecific(permanentKey) {
      return memory.assumingMemoryBound(to: ThreadMemory.self)
    }
    let memory = make(of: nil)
    pthread_setspecific(permanentKey, memory)
    return memory
  }

  private static let key = makeKey()
  private static let permanentKey = makeKey()

  private static func makeKey() -> pthread_key_t {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }
}
