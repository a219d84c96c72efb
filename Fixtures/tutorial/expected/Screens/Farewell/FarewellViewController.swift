#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the farewell screen.
  final class FarewellViewController: UIViewController {
    private let viewModel: any FarewellViewModel

    init(viewModel: any FarewellViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = "Farewell"
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      let doneButton = UIButton(
        primaryAction: UIAction(title: "Done") { [viewModel] _ in
          viewModel.doneButtonTapped()
        })
      doneButton.accessibilityIdentifier = "farewell.doneButtonTapped"

      let rows = UIStackView(arrangedSubviews: [doneButton])
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
  }
#endif
