// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// documentation/foundation/indexpath, documentation/uikit/uiimage, uistoryboard: what UIKit adds in Swift.

extension IndexPath {
  public init(row: Int, section: Int) {}
  public init(item: Int, section: Int) {}

  public var row: Int {}
  public var item: Int {}
  public var section: Int {}
}

@available(visionOS, deprecated: 1)
extension UIStoryboard {
  /// The result is of the type that the caller expects.
  @available(iOS 13, tvOS 13, *)
  public func instantiateViewController<ViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController where ViewController: UIViewController {}
}

extension UIEdgeInsets: Equatable {
  public static var zero: UIEdgeInsets { UIEdgeInsets() }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.top == rhs.top && lhs.left == rhs.left && lhs.bottom == rhs.bottom
      && lhs.right == rhs.right
  }
}
