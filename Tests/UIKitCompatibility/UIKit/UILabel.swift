// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UILabel: UIView {
  open var text: String?
}
