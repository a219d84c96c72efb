// What the compiler needs to read `@IBOutlet`, `@IBAction` and `#selector` where there is no Objective-C.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import ObjectiveC

@objc open class NSCoder: NSObject {}
@objc open class NSString: NSObject {}
@objc open class Bundle: NSObject {
  public init(for type: AnyClass) {}
}

extension String: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { NSString() }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout String?)
    -> Bool
  { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { "" }
}

public struct NumberFormat: Sendable {
  public static let number = NumberFormat()
}

extension Int {
  public init(_ value: String, format: NumberFormat) throws { self = 0 }
  public func formatted() -> String { "" }
}
