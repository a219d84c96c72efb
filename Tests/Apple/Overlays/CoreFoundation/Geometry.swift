// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// documentation/corefoundation/cgpoint, cgsize and cgrect: what Swift adds to the structures.


extension CGPoint: Equatable {
  public static var zero: CGPoint { CGPoint() }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.x == rhs.x && lhs.y == rhs.y }
}

extension CGSize: Equatable {
  public static var zero: CGSize { CGSize() }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height
  }
}

extension CGRect: Equatable {
  public static var zero: CGRect { CGRect() }

  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public var minX: CGFloat { origin.x }
  public var minY: CGFloat { origin.y }
  public var midX: CGFloat { origin.x + size.width / 2 }
  public var midY: CGFloat { origin.y + size.height / 2 }
  public var maxX: CGFloat { origin.x + size.width }
  public var maxY: CGFloat { origin.y + size.height }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.origin == rhs.origin && lhs.size == rhs.size
  }
}
