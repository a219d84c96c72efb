// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public because the compiler can't specialize package types in other targets. No product exposes
// this target.

/// A value that lives as long as the process, for tables of which nothing is ever removed. Copying
/// it costs as much as copying a number, and all threads can read it.
public struct Immortal<Value: Sendable>: Equatable, @unchecked Sendable {
  // Nothing changes or frees the value, and no reference is counted, since there is no object. An
  // UnsafePointer would say the same. But Swift 6.3 writes the nil of an optional structure whose
  // first field is one into that field alone, and where a member of a variable is changed, it looks
  // for nil in all fields (`nilIsNilWhateverWasInItsMemory`).
  @usableFromInline let address: Unmanaged<Address>

  @inlinable
  public init(_ value: Value) {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    memory.initialize(to: value)
    self.init(at: UnsafePointer(memory))
  }

  @inlinable @inline(__always)
  init(at pointer: UnsafePointer<Value>) {
    // The address of an object has no other form.
    assert(UInt(bitPattern: pointer) % 8 == 0)
    address = unsafeBitCast(pointer, to: Unmanaged<Address>.self)
  }

  @inlinable @inline(__always)
  public var value: Value { pointer.pointee }

  @inlinable @inline(__always)
  var pointer: UnsafePointer<Value> { unsafeBitCast(address, to: UnsafePointer<Value>.self) }

  /// The bytes after the value in memory.
  @inlinable @inline(__always)
  func following(_ count: Int) -> Bytes { Bytes(at: UnsafeRawPointer(pointer + 1), count: count) }

  @inlinable @inline(__always)
  public static func == (one: Self, other: Self) -> Bool { one.pointer == other.pointer }
}

/// Stands for the value that an ``Immortal`` points to. There are no objects of it.
@usableFromInline final class Address {}
