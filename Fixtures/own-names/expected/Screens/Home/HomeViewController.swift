#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the home screen.
  final class HomeViewController: UIViewController {
    private let viewModel: any HomeViewModel

    init(viewModel: any HomeViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      // Build the view here, and let its controls call the methods below.
      observeViewModel()
    }

    /// Shows the current state and every change.
    private func observeViewModel() {
      viewModel.listProperty.observe(self) { controller, list in
        controller.showList(list)
      }
      viewModel.connectProperty.observe(self) { controller, connect in
        controller.showConnect(connect)
      }
    }

    private func showList(_ list: [String]) {
      // Update the view.
    }

    private func showConnect(_ connect: Int) {
      // Update the view.
    }

    private func didStart(services: Int, viewModel: Int) {
      self.viewModel.didStart(services: services, viewModel: viewModel)
    }
  }
#endif
