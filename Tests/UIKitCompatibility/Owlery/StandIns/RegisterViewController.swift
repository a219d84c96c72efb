import GeneratedRuntime
import UIKit

/// Replaces the scaffold, whose outlets and actions need Objective-C.
final class RegisterViewController: UIViewController, GeneratedRuntime.ViewModelBased {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var viewModel: (any RegisterViewModel)!
}
