#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the lifecycle screen.
  final class LifecycleViewController: UIViewController {
    private let viewModel: any LifecycleViewModel

    init(viewModel: any LifecycleViewModel) {
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
      viewModel.titleProperty.observe(self) { controller, title in
        controller.showTitleState(title)
      }
      viewModel.controllerProperty.observe(self) { viewController, controller in
        viewController.showController(controller)
      }
      viewModel.callsProperty.observe(self) { controller, calls in
        controller.showCalls(calls)
      }
    }

    private func showTitleState(_ title: String) {
      // Update the view.
    }

    private func showController(_ controller: Int) {
      // Update the view.
    }

    private func showCalls(_ calls: Int) {
      // Update the view.
    }

    private func viewDidLoadActionAction() {
      viewModel.viewDidLoad()
    }

    private func viewDidLoadAction() {
      viewModel.viewDidLoadAction()
    }

    private func loadViewAction() {
      viewModel.loadView()
    }

    private func viewWillAppearAction(_ animated: Bool) {
      viewModel.viewWillAppear(animated)
    }

    private func didReceiveMemoryWarningAction() {
      viewModel.didReceiveMemoryWarning()
    }

    private func becomeFirstResponderAction() {
      viewModel.becomeFirstResponder()
    }

    private func observeViewModelAction() {
      viewModel.observeViewModel()
    }

    private func showTitle(_ text: String) {
      viewModel.showTitle(text)
    }

    private func dismiss() {
      viewModel.dismiss()
    }

    private func open(viewModel: Int, calls: Int) {
      self.viewModel.open(viewModel: viewModel, calls: calls)
    }

    private func refresh(viewModel: Int) {
      Task { await self.viewModel.refresh(viewModel: viewModel) }
    }
  }
#endif
