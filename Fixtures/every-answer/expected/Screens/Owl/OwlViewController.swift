#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Draws the owl screen.
  final class OwlViewController: UIViewController {
    private let viewModel: any OwlViewModel
    private let defaultViewController: UIViewController
    private let pageViewController: UIViewController

    init(
      viewModel: any OwlViewModel,
      defaultViewController: UIViewController,
      pageViewController: UIViewController
    ) {
      self.viewModel = viewModel
      self.defaultViewController = defaultViewController
      self.pageViewController = pageViewController
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      // Yours to call, unless a flow does: `viewModel.highlight`.
      addChildren()
    }

    /// Contains the embedded screens, one below the other.
    private func addChildren() {
      let rows = UIStackView()
      rows.axis = .vertical
      rows.distribution = .fillEqually
      rows.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(rows)
      for child in [defaultViewController, pageViewController] {
        addChild(child)
        rows.addArrangedSubview(child.view)
        child.didMove(toParent: self)
      }
      NSLayoutConstraint.activate([
        rows.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        rows.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        rows.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        rows.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
  }
#endif
