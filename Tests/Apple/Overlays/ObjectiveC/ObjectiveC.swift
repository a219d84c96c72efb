// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the overlay of ObjectiveC adds to objc/ (swiftlang/swift, stdlib/public/SDK/ObjectiveC): the
// compiler looks for `Selector` and `ObjCBool` here.

@_exported import ObjectiveC

@frozen
public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  public var boolValue: Bool

  public init(_ value: Bool) { boolValue = value }

  public init(booleanLiteral value: Bool) { boolValue = value }
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }

public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }

@frozen
public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable {
  var pointer: OpaquePointer

  public init(_ value: String) { self.init(stringLiteral: value) }

  public init(stringLiteral value: String) {}
}

@frozen
public struct NSZone {
  var pointer: OpaquePointer
}

extension NSObject: Equatable, Hashable {
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension NSObject: CVarArg {
  public var _cVarArgEncoding: [Int] { [] }
}
