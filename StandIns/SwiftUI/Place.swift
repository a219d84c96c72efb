/// What stays of a view from one drawing to the next: it is kept at the view's place among the others, as
/// long as there is a view of the same type, or with the same identity.
@MainActor
final class Place {
  struct Key: Hashable {
    let index: Int
    let type: ObjectIdentifier
    let id: AnyHashable?
  }

  private var children: [Key: Place] = [:]
  private var objects: [String: AnyObject] = [:]
  /// How many of its children were drawn.
  private var count = 0
  private var number = 0

  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  /// Whether the user sees it, as drawn, and as it was told.
  var isSeen = true
  private var wasSeen = false

  nonisolated init() {}

  func begin(_ number: Int) {
    (self.number, count) = (number, 0)
    (appear, disappear) = (nil, nil)
  }

  func child(_ type: Any.Type, _ id: AnyHashable?) -> Place {
    count += 1
    let key = Key(index: id == nil ? count : 0, type: ObjectIdentifier(type), id: id)
    let child = children[key] ?? Place()
    children[key] = child
    child.begin(number)
    return child
  }

  /// An object that is kept here.
  func object<Object: AnyObject>(_ name: String, _ make: () -> Object) -> Object {
    if let object = objects[name] as? Object { return object }
    let object = make()
    objects[name] = object
    return object
  }

  /// Forgets what wasn't drawn, and tells who appeared and disappeared.
  func end(isSeen isOuterSeen: Bool) -> [() -> Void] {
    let isSeen = isOuterSeen && isSeen
    var told = isSeen == wasSeen ? [] : [isSeen ? appear : disappear].compactMap(\.self)
    wasSeen = isSeen
    for (key, child) in children {
      let isGone = child.number != number
      told += child.end(isSeen: isSeen && !isGone)
      if isGone { children[key] = nil }
    }
    return told
  }
}

/// Whatever of a view is kept at its place, or read from what is around it, before its body is evaluated.
protocol Placed {
  @MainActor func enter(_ place: Place, as name: String)
}
