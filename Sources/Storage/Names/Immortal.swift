// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public because the compiler can't specialize package types in other targets. No product exposes
// this target.

/// A value that lives as long as the process, for tables of which nothing is ever removed. Copying
/// it costs as much as copying a number, and all threads can read it.
public struct Immortal<Value: Sendable>: Equatable, @unchecked Sendable {
  // Safe: nothing changes or frees the value. A pointer would say the same, but for an optional
  // structure whose first field is one, Swift 6.3 writes nil into that field, and reads it from all.
  @usableFromInline let address: Unmanaged<Address>

  @inlinable
  public init(_ value: Value) {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    memory.initialize(to: value)
    self.init(at: UnsafePointer(memory))
  }

  @inlinable @inline(__always)
  init(at pointer: UnsafePointer<Value>) {
    address = unsafeBitCast(pointer, to: Unmanaged<Address>.self)
  }

  @inlinable @inline(__always)
  public var value: Value { pointer.pointee }

  @inlinable @inline(__always)
  var pointer: UnsafePointer<Value> { unsafeBitCast(address, to: UnsafePointer<Value>.self) }

  @inlinable @inline(__always)
  public static func == (one: Self, other: Self) -> Bool { one.pointer == other.pointer }
}

/// Stands for the value that an ``Immortal`` points to. There are no objects of it.
@usableFromInline final class Address {}
