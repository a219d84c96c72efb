/// A mark in a run's memory that one thread sets, for checks in debug builds.
package struct Flag: @unchecked Sendable {
  // Only the thread that made it uses it.
  private let pointer: UnsafeMutablePointer<Bool>

  package init(_ value: Bool) {
    pointer = Arena.allocate(1).initializeMemory(as: Bool.self, to: value)
  }

  package var value: Bool {
    get { pointer.pointee }
    nonmutating set { pointer.pointee = newValue }
  }
}
