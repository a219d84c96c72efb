// What the compiler needs to read `@IBOutlet`, `@IBAction` and `#selector` where there is no Objective-C.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@objc public protocol NSObjectProtocol {}

@objc open class NSObject: NSObjectProtocol {
  public init() {}
}

public struct Selector {
  public var ptr: OpaquePointer
}

public struct ObjCBool {
  public var value: Bool
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value: value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.value }
