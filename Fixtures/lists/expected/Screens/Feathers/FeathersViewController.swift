#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the feathers screen.
  final class FeathersViewController:
    GeneratedRuntime.ListTableViewController<Feather.Kind, UITableViewCell>
  {
    private let viewModel: any FeathersViewModel

    init(viewModel: any FeathersViewModel) {
      self.viewModel = viewModel
      super.init(viewModel.listProperty) { cell, kind in
        var content = UIListContentConfiguration.cell()
        content.text = String(describing: kind.id)
        cell.contentConfiguration = content
      } select: { id in
        Task(whileShown: viewModel) { await viewModel.didSelect(id) }
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "Feathers"
      let closeButton = UIBarButtonItem(
        primaryAction: UIAction(title: "Close") { [viewModel] _ in
          viewModel.closeButtonTapped()
        })
      closeButton.accessibilityIdentifier = "feathers.closeButtonTapped"
      navigationItem.rightBarButtonItems = [closeButton]
    }
  }
#endif
