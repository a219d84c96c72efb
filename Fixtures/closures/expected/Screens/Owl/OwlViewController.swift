#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the owl screen.
  final class OwlViewController: UIViewController {
    private let viewModel: any OwlViewModel

    init(viewModel: any OwlViewModel) {
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
    }

    private func closeButtonTapped() {
      viewModel.closeButtonTapped()
    }

    private func rename(to name: String) {
      viewModel.rename(to: name)
    }

    private func helpTapped() {
      viewModel.helpTapped()
    }

    private func rate(_ stars: Int) {
      viewModel.rate(stars)
    }

    private func photoButtonTapped() {
      viewModel.photoButtonTapped()
    }
  }
#endif
