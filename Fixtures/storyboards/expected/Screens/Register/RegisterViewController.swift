#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the register screen.
  final class RegisterViewController: UIViewController, GeneratedRuntime.ViewModelBased {
    var viewModel: (any RegisterViewModel)!

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = "Register"
      // Connect what is below in the storyboard. Controls get their identifiers there.
    }

    @IBAction private func dismiss(_ sender: Any) {
      viewModel.dismiss()
    }

    @IBAction private func deleteAction(_ sender: Any) {
      viewModel.delete()
    }
  }
#endif
