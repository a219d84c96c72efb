// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Like Foundation's, except for what needs Apple's runtime.

public struct Selector: Equatable, Sendable {
  let name: String
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(name: aSelectorName)
}

@objc public protocol NSObjectProtocol {}

extension NSObjectProtocol {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public func responds(to aSelector: Selector!) -> Bool { false }
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
@objc open class NSObject: NSObjectProtocol {
  @objc public init() {}
  @nonobjc open func responds(to aSelector: Selector!) -> Bool { false }
  @nonobjc open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}
