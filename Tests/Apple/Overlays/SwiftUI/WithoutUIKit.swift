// What the declarations name of what draws them, where that is left out, as it uses UIKit.

#if !canImport(UIKit) || os(watchOS)
  @MainActor
  final class Drawing {}

  @MainActor
  protocol Drawable {
    func draw(into drawing: Drawing)
  }
#endif
