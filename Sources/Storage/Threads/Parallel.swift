import MvvmgenCStorage

/// Work on many items at once. The results are the same as if the items were processed one by one.
package enum Parallel {
  /// Processes the indices from 0 on in chunks, and returns the results in order. Each thread has
  /// its own state, which all its chunks share.
  ///
  /// - Parameter stretch: how many items are worth a thread. With fewer, the calling thread does
  /// all the work.
  /// - Throws: the error of the first chunk that has one.
  package static func map<State, Value: Sendable, Failure>(
    count: Int, stretch: Int, state: @autoclosure @escaping @Sendable () -> State,
    _ work: @escaping @Sendable (inout State, Range<Int>) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    let nothing = { @Sendable () throws(Failure) in }
    return try map(
      count: count, stretch: stretch, state: state(), beside: nothing, work
    ).0
  }

  /// The same, beside other work, with which a second thread begins.
  ///
  /// - Throws: the error of the first chunk that has one, or else the other work's.
  package static func map<State, Value: Sendable, Other: Sendable, Failure>(
    count: Int, stretch: Int, state: @autoclosure @escaping @Sendable () -> State,
    beside other: @escaping @Sendable () throws(Failure) -> Other,
    _ work: @escaping @Sendable (inout State, Range<Int>) throws(Failure) -> Value
  ) throws(Failure) -> ([Value], Other) {
    guard count >= 2 * stretch, processorCount > 1 else {
      var state = state()
      return ([try work(&state, 0..<count)], try other())
    }
    let job = Job(count: count, stretch: stretch, work: work)
    let share: @Sendable () -> Void = {
      var state = state()
      while job.workOnNext(&state) {}
    }
    let done = Locked<Result<Other, Failure>?>(nil)
    let threads = (1..<min(processorCount, count / stretch)).compactMap { number in
      start {
        if number == 1 { done.withLock { $0 = Result(catching: other) } }
        share()
      }
    }
    share()
    for thread in threads { pthread_join(thread, nil) }
    var values: [Value] = []
    for case let result? in job.results.withLock({ $0 }) { values.append(try result.get()) }
    return (values, try done.withLock { $0 ?? Result(catching: other) }.get())
  }

  /// Two values, one of which a second thread makes where that is worth it.
  package static func both<One, Other: Sendable>(
    if isWorthIt: Bool, _ one: () -> One, _ other: @escaping @Sendable () -> Other
  ) -> (One, Other) {
    let made = Once(other)
    let thread = isWorthIt && processorCount > 1 ? start { _ = made.value } : nil
    let value = one()
    if let thread { pthread_join(thread, nil) }
    return (value, made.value)
  }

  private static let processorCount = max(usableProcessorCount(), 1)

  /// As large as the main thread's stack on most systems.
  private static let stackSize = 8 << 20

  /// Nil if the system can't create a thread: the others do its work.
  private static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let entry = Unmanaged.passRetained(ThreadEntry(work))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    // A closure, because Darwin's and Linux's signatures differ in their optionals.
    let status = pthread_create(&thread, &attributes, { enterThread($0) }, entry.toOpaque())
    guard status == 0 else {
      entry.release()
      return nil
    }
    #if os(Linux)
      beginElsewhere(thread)
    #endif
    return thread
  }
}

private final class ThreadEntry: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

private func enterThread(_ entry: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let entry else { return nil }
  Unmanaged<ThreadEntry>.fromOpaque(entry).takeRetainedValue().run()
  return nil
}

/// State that is shared by threads working on the same items.
private final class Job<State, Value: Sendable, Failure: Error>: Sendable {
  private let count: Int
  private let stretch: Int
  private let work: @Sendable (inout State, Range<Int>) throws(Failure) -> Value
  private let next = Locked(0)
  let results: Locked<[Result<Value, Failure>?]>

  init(
    count: Int, stretch: Int,
    work: @escaping @Sendable (inout State, Range<Int>) throws(Failure) -> Value
  ) {
    self.count = count
    self.stretch = stretch
    self.work = work
    results = Locked(Array(repeating: nil, count: (count + stretch - 1) / stretch))
  }

  /// False if nothing is left.
  func workOnNext(_ state: inout State) -> Bool {
    let index = next.withLock { index in
      defer { index += 1 }
      return index
    }
    let start = index * stretch
    guard start < count else { return false }
    let items = start..<min(start + stretch, count)
    let result = Result { () throws(Failure) in try work(&state, items) }
    results.withLock { $0[index] = result }
    return true
  }
}

/// A value that is protected by a mutex.
package final class Locked<Value>: @unchecked Sendable {
  // Behind a pointer, because the mutex already ensures what Swift's exclusivity checks would check
  // again.
  private let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  package init(_ value: Value) {
    self.value.initialize(to: value)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
    value.deinitialize(count: 1)
    value.deallocate()
  }

  package func withLock<Result, Failure>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value.pointee)
  }
}
