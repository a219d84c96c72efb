#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the register screen.
  final class RegisterViewController: UIViewController, GeneratedRuntime.ViewModelBased {
    var viewModel: (any RegisterViewModel)!

    @IBOutlet private weak var titleField: UITextField?
    @IBOutlet private weak var onSwitch: UISwitch?

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "Register"
      // Connect what is below in the storyboard. Controls get their identifiers there.
      guard let viewModel else { return }
      Task(whileShown: viewModel) { await viewModel.load() }
    }

    @IBAction private func dismiss(_ sender: Any) {
      viewModel.dismiss()
    }

    @IBAction private func deleteAction(_ sender: Any) {
      viewModel.delete()
    }

    @IBAction private func setTitleAction(_ sender: Any) {
      viewModel.setTitle(title: titleField?.text ?? "")
    }

    @IBAction private func setEditingAction(_ sender: Any) {
      guard let viewModel else { return }
      let on = onSwitch?.isOn ?? false
      Task(whileShown: viewModel) { await viewModel.setEditing(on: on) }
    }
  }
#endif
