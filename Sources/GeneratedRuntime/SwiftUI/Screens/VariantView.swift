#if canImport(SwiftUI)
  public import SwiftUI

  /// The view of one of a screen's variants, whose views have several types. A screen keeps its variant, so
  /// that the view's identity needs no type.
  public struct VariantView: View {
    private let view: AnyView

    /// The view of a variant, whatever its type.
    public init(_ view: some View) {
      self.view = AnyView(view)
    }

    /// The variant's own view.
    public var body: some View { view }
  }
#endif
