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
        var content = UIListContentConfiguration.cell()
        content.text = String(describing: owl.id)
        cell.contentConfiguration = content
      } select: { id in
        viewModel.didSelect(id: id)
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "Settings"
      let quietSwitchChangedButton = UIBarButtonItem(
        primaryAction: UIAction(title: "Quiet switch changed") { [viewModel] _ in
          viewModel.quietSwitchChanged(to: viewModel.isQuiet)
        })
      quietSwitchChangedButton.accessibilityIdentifier = "settings.quietSwitchChanged"
      navigationItem.rightBarButtonItems = [quietSwitchChangedButton]
      // Yours to show, with `keepUpdated`: `viewModel.isQuiet`.
      // Yours to show, with `keepUpdated`: `viewModel.update`.
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview("quiet") {
      SettingsViewController(viewModel: SettingsSample.quiet.viewModel)
    }
  #endif
#endif
