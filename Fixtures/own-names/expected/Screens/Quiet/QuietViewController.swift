#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the quiet screen.
  final class QuietViewController: UIViewController {
    private let viewModel: any QuietViewModel

    init(viewModel: any QuietViewModel) {
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
      viewModel.servicesProperty.observe(self) { controller, services in
        controller.showServices(services)
      }
      viewModel.servicesOfAppProperty.observe(self) { controller, servicesOfApp in
        controller.showServicesOfApp(servicesOfApp)
      }
    }

    private func showServices(_ services: Int) {
      // Update the view.
    }

    private func showServicesOfApp(_ servicesOfApp: Int) {
      // Update the view.
    }

    private func viewModelAction() {
      viewModel.viewModel()
    }

    private func start(id: Int) {
      viewModel.start(id: id)
    }

    private func cancelled() {
      viewModel.cancelled()
    }

    private func presence() {
      Task { await viewModel.presence() }
    }
  }
#endif
