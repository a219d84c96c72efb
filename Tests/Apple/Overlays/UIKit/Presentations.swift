// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// documentation/uikit/uisheetpresentationcontroller: what Swift refines; not on visionOS.

@available(iOS 15, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension UISheetPresentationController {
  @MainActor @preconcurrency
  public var preferredCornerRadius: CGFloat? {
    get {}
    set {}
  }
}

@available(iOS 16, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension UISheetPresentationController.Detent {
  @MainActor @preconcurrency
  public class func custom(
    identifier: UISheetPresentationController.Detent.Identifier? = nil,
    resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
  ) -> UISheetPresentationController.Detent {}
}
