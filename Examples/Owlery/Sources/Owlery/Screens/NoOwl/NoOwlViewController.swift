#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  final class NoOwlViewController: UIViewController {
    private let viewModel: any NoOwlViewModel

    init(viewModel: any NoOwlViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? String(localized: "No owl")
      view.backgroundColor = .systemBackground
    }
  }

  #if DEBUG
    @available(iOS 17, tvOS 17, *)
    #Preview {
      NoOwlViewController(viewModel: NoOwlScreen())
    }
  #endif
#endif
