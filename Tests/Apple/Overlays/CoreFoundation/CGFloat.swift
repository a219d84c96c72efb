// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// `CGFloat` is a Swift type: documentation/corefoundation/cgfloat. The compiler converts it to
// `Double` and back where it must.

@_exported import CoreFoundation

@frozen
public struct CGFloat: Sendable {
  public typealias NativeType = Double

  public var native: NativeType

  @_transparent public init() { native = 0 }
  @_transparent public init(_ value: Float) { native = Double(value) }
  @_transparent public init(_ value: Double) { native = value }
  @_transparent public init(_ value: CGFloat) { native = value.native }
  public init(_ value: some BinaryInteger) { native = Double(value) }
}

extension Double {
  @_transparent public init(_ value: CGFloat) { self = value.native }
}

extension CGFloat: Hashable, Comparable, CustomStringConvertible {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.native < rhs.native }

  public var description: String { native.description }
}

extension CGFloat: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { native = Double(value) }
  public init(floatLiteral value: Double) { native = value }
}

extension CGFloat: SignedNumeric {
  public var magnitude: Self { Self(native.magnitude) }

  public init?(exactly source: some BinaryInteger) {
    guard let value = Double(exactly: source) else { return nil }
    native = value
  }

  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.native + rhs.native) }
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.native - rhs.native) }
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.native * rhs.native) }
  public static func / (lhs: Self, rhs: Self) -> Self { Self(lhs.native / rhs.native) }
  public static func += (lhs: inout Self, rhs: Self) { lhs.native += rhs.native }
  public static func -= (lhs: inout Self, rhs: Self) { lhs.native -= rhs.native }
  public static func *= (lhs: inout Self, rhs: Self) { lhs.native *= rhs.native }
}

extension CGFloat {
  public static var infinity: Self { Self(Double.infinity) }
}
