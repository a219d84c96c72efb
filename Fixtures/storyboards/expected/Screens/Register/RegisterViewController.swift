#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the register screen.
  final class RegisterViewController: UIViewController, GeneratedRuntime.ViewModelBased {
    var viewModel: (any RegisterViewModel)!

    override func viewDidLoad() {
      super.viewDidLoad()
      // Prepare the view here, and connect it in the storyboard with what is below.
    }

    @IBAction private func dismiss(_ sender: Any) {
      viewModel.dismiss()
    }

    @IBAction private func deleteAction(_ sender: Any) {
      viewModel.delete()
    }
  }
#endif
