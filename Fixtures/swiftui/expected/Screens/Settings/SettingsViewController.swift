#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the settings screen.
  final class SettingsViewController: GeneratedRuntime.ListTableViewController<Owl, UITableViewCell>
  {
    private let viewModel: any SettingsViewModel

    init(viewModel: any SettingsViewModel) {
      self.viewModel = viewModel
      super.init(viewModel.list) { cell, owl in
        // Show the owl in the cell.
      } select: { id in
        viewModel.didSelect(id: id)
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      // Build the view here, and let its controls call the methods below.
      GeneratedRuntime.keepUpdated(self) { $0.update() }
    }

    /// Shows the state as it is now. Called again when something changed that it reads.
    private func update() {
      // Show `viewModel.isQuiet`.
      // Show `viewModel.update`.
    }

    private func quietSwitchChanged(to isQuiet: Bool) {
      viewModel.quietSwitchChanged(to: isQuiet)
    }
  }
#endif
