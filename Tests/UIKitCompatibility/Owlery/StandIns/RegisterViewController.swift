import GeneratedRuntime
import UIKit

/// Stands in for the one whose outlets and actions Swift knows only where there is Objective-C.
final class RegisterViewController: UIViewController, GeneratedRuntime.ViewModelBased {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var viewModel: (any RegisterViewModel)!
}
