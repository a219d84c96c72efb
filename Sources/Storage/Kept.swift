// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public, since the compiler sees through a package type's generics and conformances only within
// its own target. No product has this target.

/// A value that lies in its run's memory and never changes: as light to copy as a pointer, and to be
/// read by all threads.
public struct Kept<Value>: @unchecked Sendable, Equatable {
  // What it points to is written once, before anything else has the pointer.
  @usableFromInline let pointer: UnsafePointer<Value>

  @inlinable
  public init(_ value: Value) {
    pointer = UnsafePointer(
      Arena.allocate(MemoryLayout<Value>.size).initializeMemory(as: Value.self, to: value))
  }

  @inlinable
  init(at pointer: UnsafePointer<Value>) {
    self.pointer = pointer
  }

  @inlinable @inline(__always)
  public var value: Value { pointer.pointee }
}

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
