// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The compiler asks for these where it passes a Swift value to Objective-C: nothing of this runs.

@_exported import CoreFoundation
@_exported import Foundation
@_exported import ObjectiveC

/// A value that an object of Foundation's stands for.
public protocol _Bridged: _ObjectiveCBridgeable where _ObjectiveCType: NSObject {}

extension _Bridged {
  public func _bridgeToObjectiveC() -> _ObjectiveCType {}

  public static func _forceBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout Self?
  ) {}

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout Self?
  ) -> Bool { false }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {}
}

extension String: _Bridged { public typealias _ObjectiveCType = NSString }
extension Array: _Bridged { public typealias _ObjectiveCType = NSArray }
extension Dictionary: _Bridged { public typealias _ObjectiveCType = NSDictionary }
extension Set: _Bridged { public typealias _ObjectiveCType = NSSet }
extension URL: _Bridged { public typealias _ObjectiveCType = NSURL }
extension Date: _Bridged { public typealias _ObjectiveCType = NSDate }
extension Data: _Bridged { public typealias _ObjectiveCType = NSData }
extension UUID: _Bridged { public typealias _ObjectiveCType = NSUUID }
extension IndexPath: _Bridged { public typealias _ObjectiveCType = NSIndexPath }
extension Int: _Bridged { public typealias _ObjectiveCType = NSNumber }
extension Double: _Bridged { public typealias _ObjectiveCType = NSNumber }
extension Bool: _Bridged { public typealias _ObjectiveCType = NSNumber }
extension CGFloat: _Bridged { public typealias _ObjectiveCType = NSNumber }

extension NSError: Error {}

public func _convertNSErrorToError(_ error: NSError?) -> any Error {}

public func _convertErrorToNSError(_ error: any Error) -> NSError {}
