#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the lifecycle screen.
  final class LifecycleViewController: UIViewController {
    private let viewModel: any LifecycleViewModel
    private let titleLabel = UILabel()
    private let controllerLabel = UILabel()
    private let callsLabel = UILabel()
    private let animatedSwitch = UISwitch()
    private let textField = UITextField()
    private let viewModelField = UITextField()

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
      navigationItem.title = "Lifecycle"
      view.backgroundColor = .systemBackground
      buildView()
      viewModel.loadView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      for label in [titleLabel, controllerLabel, callsLabel] {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }

      animatedSwitch.accessibilityLabel = "Animated"
      let animatedLabel = UILabel()
      animatedLabel.text = "Animated"
      let animatedRow = UIStackView(arrangedSubviews: [animatedLabel, animatedSwitch])
      animatedSwitch.accessibilityIdentifier = "lifecycle.animated"
      textField.placeholder = "Text"
      textField.borderStyle = .roundedRect
      textField.accessibilityIdentifier = "lifecycle.text"
      viewModelField.placeholder = "View model"
      viewModelField.borderStyle = .roundedRect
      viewModelField.keyboardType = .numberPad
      viewModelField.accessibilityIdentifier = "lifecycle.viewModel"

      let viewDidLoadButton = UIButton(
        primaryAction: UIAction(title: "View did load") { [viewModel] _ in
          viewModel.viewDidLoad()
        })
      viewDidLoadButton.accessibilityIdentifier = "lifecycle.viewDidLoad"
      let viewDidLoadActionButton = UIButton(
        primaryAction: UIAction(title: "View did load action") { [viewModel] _ in
          viewModel.viewDidLoadAction()
        })
      viewDidLoadActionButton.accessibilityIdentifier = "lifecycle.viewDidLoadAction"
      let viewWillAppearButton = UIButton(
        primaryAction: UIAction(title: "View will appear") { [viewModel, animatedSwitch] _ in
          viewModel.viewWillAppear(animatedSwitch.isOn)
        })
      viewWillAppearButton.accessibilityIdentifier = "lifecycle.viewWillAppear"
      let didReceiveMemoryWarningButton = UIButton(
        primaryAction: UIAction(title: "Did receive memory warning") { [viewModel] _ in
          viewModel.didReceiveMemoryWarning()
        })
      didReceiveMemoryWarningButton.accessibilityIdentifier = "lifecycle.didReceiveMemoryWarning"
      let becomeFirstResponderButton = UIButton(
        primaryAction: UIAction(title: "Become first responder") { [viewModel] _ in
          viewModel.becomeFirstResponder()
        })
      becomeFirstResponderButton.accessibilityIdentifier = "lifecycle.becomeFirstResponder"
      let observeViewModelButton = UIButton(
        primaryAction: UIAction(title: "Observe view model") { [viewModel] _ in
          viewModel.observeViewModel()
        })
      observeViewModelButton.accessibilityIdentifier = "lifecycle.observeViewModel"
      let showTitleButton = UIButton(
        primaryAction: UIAction(title: "Show title") { [viewModel, textField] _ in
          viewModel.showTitle(textField.text ?? "")
        })
      showTitleButton.accessibilityIdentifier = "lifecycle.showTitle"
      let dismissButton = UIButton(
        primaryAction: UIAction(title: "Dismiss") { [viewModel] _ in
          viewModel.dismiss()
        })
      dismissButton.accessibilityIdentifier = "lifecycle.dismiss"
      let openButton = UIButton(
        primaryAction: UIAction(title: "Open") { [viewModel, viewModelField] _ in
          viewModel.open(viewModel: Int(viewModelField.text ?? "") ?? 0, calls: viewModel.calls)
        })
      openButton.accessibilityIdentifier = "lifecycle.open"
      let refreshButton = UIButton(
        primaryAction: UIAction(title: "Refresh") { [viewModel, viewModelField] _ in
          Task(whileShown: viewModel) {
            await viewModel.refresh(viewModel: Int(viewModelField.text ?? "") ?? 0)
          }
        })
      refreshButton.accessibilityIdentifier = "lifecycle.refresh"

      let rows = UIStackView(arrangedSubviews: [
        titleLabel,
        controllerLabel,
        callsLabel,
        animatedRow,
        textField,
        viewModelField,
        viewDidLoadButton,
        viewDidLoadActionButton,
        viewWillAppearButton,
        didReceiveMemoryWarningButton,
        becomeFirstResponderButton,
        observeViewModelButton,
        showTitleButton,
        dismissButton,
        openButton,
        refreshButton,
      ])
      rows.axis = .vertical
      rows.spacing = 16
      rows.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(rows)
      NSLayoutConstraint.activate([
        rows.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      titleLabel.text = viewModel.title
      controllerLabel.text = "Controller: \(viewModel.controller)"
      callsLabel.text = "Calls: \(viewModel.calls)"
    }
  }
#endif
