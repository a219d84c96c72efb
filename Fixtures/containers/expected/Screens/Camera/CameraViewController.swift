#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the camera screen.
  final class CameraViewController: UIViewController {
    private let viewModel: any CameraViewModel

    init(viewModel: any CameraViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = "Camera"
      view.backgroundColor = .systemBackground
      buildView()
    }

    private func buildView() {
      let cancelButton = UIButton(
        primaryAction: UIAction(title: "Cancel") { [viewModel] _ in
          viewModel.cancelButtonTapped()
        })
      cancelButton.accessibilityIdentifier = "camera.cancelButtonTapped"

      let rows = UIStackView(arrangedSubviews: [cancelButton])
      rows.axis = .vertical
      rows.spacing = 16
      rows.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(rows)
      NSLayoutConstraint.activate([
        rows.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
      // Yours to call, unless a flow does: `viewModel.didTakePhoto`.
    }
  }
#endif
