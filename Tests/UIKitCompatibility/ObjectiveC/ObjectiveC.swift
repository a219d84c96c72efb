// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// As Foundation has them, but for what the compiler would need Apple's runtime for.

public struct Selector: Equatable, Sendable {
  let name: String
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
