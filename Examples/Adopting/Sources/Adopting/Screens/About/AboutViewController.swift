#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class AboutViewController: UIViewController {
    let viewModel: any AboutViewModel

    init(viewModel: any AboutViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "About")
      view.backgroundColor = .systemBackground
      let closeButton = UIBarButtonItem(
        primaryAction: UIAction(title: String(localized: "Close")) { [viewModel] _ in
          viewModel.closeButtonTapped()
        })
      closeButton.accessibilityIdentifier = "about.close"
      navigationItem.leftBarButtonItems = [closeButton]
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      AboutViewController(viewModel: AboutScreen())
    }
  #endif
#endif
