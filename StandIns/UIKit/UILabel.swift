// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@MainActor
open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = UIFont()
  open var textColor: UIColor! = UIColor()
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
}
