// A stand-in for UIKit, so that the half of the output behind `#if canImport(UIKit)` meets a
// compiler where there is no Apple SDK. It declares what generated code, scaffolds and the runtime
// use and nothing else, with the names, nullability and isolation of Apple's headers. It does
// nothing, and proves nothing about how UIKit behaves. What the headers import from Objective-C is
// more lenient about isolation than this Swift is: what passes here passes there.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported public import Foundation

@MainActor
open class UIResponder: NSObject {
  public override init() {}
}

@MainActor
open class UIView: UIResponder {
  public init(frame: CGRect) {}

  public required init?(coder: NSCoder) {}
}

@MainActor
open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

  public required init?(coder: NSCoder) {}

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  open var view: UIView!

  open var title: String?

  open func loadView() {}

  open func viewDidLoad() {}
}
