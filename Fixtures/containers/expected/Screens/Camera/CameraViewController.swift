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
      navigationItem.title = navigationItem.title ?? "Camera"
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
      // Yours to call, unless a flow does: `viewModel.didTakePhoto`.
    }
  }
#endif
