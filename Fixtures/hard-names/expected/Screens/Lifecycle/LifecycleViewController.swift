#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import GeneratedRuntime
  import UIKit

  /// Draws the lifecycle screen.
  final class LifecycleViewController: UIViewController {
    private let viewModel: any LifecycleViewModel
    private let titleLabel = UILabel()
    private let controllerLabel = UILabel()
    private let callsLabel = UILabel()
    private let sinceLabel = UILabel()
    private let isReadyLabel = UILabel()
    private let isOnSwitch = UISwitch()
    private let amountField = UITextField()
    private let duePicker = UIDatePicker()
    private let riddleField = UITextField()
    private let animatedSwitch = UISwitch()
    private let textField = UITextField()
    private let viewModelField = UITextField()
    private let callsSwitch = UISwitch()
    private let viewModelValueField = UITextField()

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
      navigationItem.title = navigationItem.title ?? "Lifecycle"
      view.backgroundColor = .systemBackground
      buildView()
      viewModel.loadView()
      keepUpdated(self) { $0.update() }
    }

    private func buildView() {
      isOnSwitch.accessibilityLabel = "Is on"
      let isOnCaption = UILabel()
      isOnCaption.text = "Is on"
      let isOnRow = UIStackView(arrangedSubviews: [isOnCaption, isOnSwitch])
      isOnSwitch.accessibilityIdentifier = "lifecycle.isOn"
      isOnSwitch.addAction(
        UIAction { [viewModel, unowned isOnSwitch] _ in
          let isOn = isOnSwitch.isOn
          Task(whileShown: viewModel) { await viewModel.isOnChanged(to: isOn) }
        }, for: .valueChanged)
      amountField.placeholder = "Amount"
      amountField.keyboardType = .numbersAndPunctuation
      amountField.accessibilityIdentifier = "lifecycle.amount"
      amountField.addAction(
        UIAction { [viewModel, unowned amountField] _ in
          guard let amount = try? Double(amountField.text ?? "", format: .number) else { return }
          viewModel.amountChanged(to: amount)
        }, for: .editingChanged)
      duePicker.accessibilityLabel = "Due"
      let dueCaption = UILabel()
      dueCaption.text = "Due"
      let dueRow = UIStackView(arrangedSubviews: [dueCaption, duePicker])
      duePicker.accessibilityIdentifier = "lifecycle.due"
      duePicker.addAction(
        UIAction { [viewModel, unowned duePicker] _ in
          let due = duePicker.date
          Task(whileShown: viewModel) { await viewModel.dueChanged(to: due) }
        }, for: .valueChanged)
      riddleField.placeholder = "Riddle"
      riddleField.isSecureTextEntry = true
      riddleField.accessibilityIdentifier = "lifecycle.riddle"
      riddleField.addAction(
        UIAction { [viewModel, unowned riddleField] _ in
          let riddle = riddleField.text ?? ""
          viewModel.riddle = riddle
          Task(whileShown: viewModel) { await viewModel.riddleChanged(to: riddle) }
        }, for: .editingChanged)
      animatedSwitch.accessibilityLabel = "Animated"
      let animatedCaption = UILabel()
      animatedCaption.text = "Animated"
      let animatedRow = UIStackView(arrangedSubviews: [animatedCaption, animatedSwitch])
      animatedSwitch.accessibilityIdentifier = "lifecycle.animated"
      textField.placeholder = "Text"
      textField.accessibilityIdentifier = "lifecycle.text"
      viewModelField.placeholder = "View model"
      viewModelField.keyboardType = .numbersAndPunctuation
      viewModelField.accessibilityIdentifier = "lifecycle.viewModel"
      callsSwitch.accessibilityLabel = "Calls"
      let callsCaption = UILabel()
      callsCaption.text = "Calls"
      let callsRow = UIStackView(arrangedSubviews: [callsCaption, callsSwitch])
      callsSwitch.accessibilityIdentifier = "lifecycle.calls"
      viewModelValueField.placeholder = "View model value"
      viewModelValueField.accessibilityIdentifier = "lifecycle.viewModelValue"

      for label in [
        titleLabel,
        controllerLabel,
        callsLabel,
        sinceLabel,
        isReadyLabel,
        isOnCaption,
        dueCaption,
        animatedCaption,
        callsCaption,
      ] {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }

      for field in [amountField, riddleField, textField, viewModelField, viewModelValueField] {
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.borderStyle = .roundedRect
      }

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
          guard let viewModelValue = try? Int(viewModelField.text ?? "", format: .number) else {
            return
          }
          viewModel.open(viewModel: viewModelValue, calls: viewModel.calls)
        })
      openButton.accessibilityIdentifier = "lifecycle.open"
      let refreshButton = UIButton(
        primaryAction: UIAction(title: "Refresh") { [viewModel, viewModelField] _ in
          guard let viewModelValue = try? Int(viewModelField.text ?? "", format: .number) else {
            return
          }
          Task(whileShown: viewModel) { await viewModel.refresh(viewModel: viewModelValue) }
        })
      refreshButton.accessibilityIdentifier = "lifecycle.refresh"
      let saveButton = UIButton(
        primaryAction: UIAction(title: "Save") { [viewModel, callsSwitch, viewModelValueField] _ in
          let calls = callsSwitch.isOn
          let viewModelValue = viewModelValueField.text ?? ""
          Task(whileShown: viewModel) {
            await viewModel.save(calls: calls, viewModelValue: viewModelValue)
          }
        })
      saveButton.accessibilityIdentifier = "lifecycle.save"
      let removeButton = UIButton(
        primaryAction: UIAction(title: "Remove") {
          [viewModel, viewModelField, viewModelValueField] _ in
          guard let viewModelValue = try? Int(viewModelField.text ?? "", format: .number) else {
            return
          }
          let viewModelValueValue = viewModelValueField.text ?? ""
          Task(whileShown: viewModel) {
            await viewModel.remove(viewModel: viewModelValue, viewModelValue: viewModelValueValue)
          }
        })
      removeButton.accessibilityIdentifier = "lifecycle.remove"

      let rows = UIStackView(arrangedSubviews: [
        titleLabel,
        controllerLabel,
        callsLabel,
        sinceLabel,
        isReadyLabel,
        isOnRow,
        amountField,
        dueRow,
        riddleField,
        animatedRow,
        textField,
        viewModelField,
        callsRow,
        viewModelValueField,
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
        saveButton,
        removeButton,
      ])
      rows.axis = .vertical
      rows.spacing = 16
      rows.translatesAutoresizingMaskIntoConstraints = false

      let scrollView = UIScrollView()
      scrollView.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(rows)
      view.addSubview(scrollView)

      let content = scrollView.contentLayoutGuide
      let fits = scrollView.heightAnchor.constraint(greaterThanOrEqualTo: content.heightAnchor)
      fits.priority = .defaultLow
      NSLayoutConstraint.activate([
        fits,
        scrollView.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        rows.topAnchor.constraint(equalTo: content.topAnchor),
        rows.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        rows.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        rows.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        rows.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      ])
    }

    /// Shows the state as it is. Called again when something changed that it reads.
    private func update() {
      titleLabel.text = viewModel.title
      controllerLabel.text = "Controller: \(viewModel.controller.formatted())"
      callsLabel.text = "Calls: \(viewModel.calls.formatted())"
      sinceLabel.text = viewModel.since.map { "Since: \($0.formatted())" }
      isReadyLabel.text = viewModel.isReady.map { "Is ready: \($0)" }
      isOnSwitch.isOn = viewModel.isOn
      if (try? Double(amountField.text ?? "", format: .number)) != viewModel.amount {
        amountField.text = viewModel.amount.formatted()
      }
      duePicker.date = viewModel.due
      if riddleField.text != viewModel.riddle { riddleField.text = viewModel.riddle }
    }
  }
#endif
