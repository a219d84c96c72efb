// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public because the compiler can't specialize package types in other targets. No product exposes
// this target.

/// An immutable value in its run's memory. Copying it costs as much as copying a pointer, and all
/// threads can read it.
public struct Kept<Value>: @unchecked Sendable, Equatable {
  // Safe: the memory is written once, before the pointer is shared.
  @usableFromInline let pointer: UnsafePointer<Value>

  @inlinable
  public init(_ value: Value) {
    assert(_isPOD(Value.self), "\(Value.self) has to be released, which no arena does")
    pointer = UnsafePointer(
      Arena.allocate(MemoryLayout<Value>.size).initializeMemory(as: Value.self, to: value))
  }

  /// Nil, and nothing is stored, if the value is empty.
  @inlinable
  public init?(_ value: Value, unless isEmpty: Bool) {
    if isEmpty { return nil }
    self.init(value)
  }

  @inlinable
  init(at pointer: UnsafePointer<Value>) {
    self.pointer = pointer
  }

  @inlinable @inline(__always)
  public var value: Value { pointer.pointee }
}

/// A flag in a run's memory that only one thread sets, for checks in debug builds.
package struct Flag: @unchecked Sendable {
  // Safe: only the thread that created it uses it.
  private let pointer: UnsafeMutablePointer<Bool>

  package init(_ value: Bool) {
    pointer = Arena.allocate(1).initializeMemory(as: Bool.self, to: value)
  }

  package var value: Bool {
    get { pointer.pointee }
    nonmutating set { pointer.pointee = newValue }
  }
}
