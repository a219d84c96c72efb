#if canImport(UIKit) && !os(watchOS)
  import GeneratedRuntime
  import UIKit

  /// Draws the owls screen.
  final class OwlsListViewController: UIViewController, GeneratedRuntime.ViewModelBased {
    var viewModel: (any OwlsViewModel)!

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = navigationItem.title ?? "Owls"
      // Connect what is below in the storyboard. Controls get their identifiers there.
    }
  }
#endif
