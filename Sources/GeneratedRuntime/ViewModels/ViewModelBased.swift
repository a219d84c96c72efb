#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  // An implicitly unwrapped property is what a view controller from a storyboard can have.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A view controller that gets its view model when it exists already, as with storyboards.
  @MainActor
  public protocol ViewModelBased: AnyObject {
    /// The view model's type.
    associatedtype ViewModelType

    /// The view model: set once, before the view is loaded.
    var viewModel: ViewModelType! { get set }

    /// Makes the view controller, without a view model. A ``StoryboardBased`` one has it.
    static func instantiate() -> Self
  }

  extension ViewModelBased {
    /// Makes the view controller of a view model.
    public static func instantiate(with viewModel: ViewModelType) -> Self {
      let controller = instantiate()
      controller.viewModel = viewModel
      return controller
    }
  }

  extension ViewModelBased where ViewModelType: ServicesViewModel {
    /// Makes the view model from what it needs, and its view controller.
    public static func instantiate(withServices services: ViewModelType.Services) -> Self {
      instantiate(with: ViewModelType(withServices: services))
    }
  }

  /// A view controller that lies in a storyboard.
  @MainActor
  public protocol StoryboardBased: UIViewController {
    /// The name of the storyboard's file; by default, the type's name.
    static var storyboardName: String { get }

    /// The view controller's identifier in the storyboard; by default, the type's name.
    static var storyboardIdentifier: String { get }

    /// The bundle that the storyboard is in; by default, that of the type, which is the app's for
    /// what is linked statically. In a package's target, return `.module`.
    static var storyboardBundle: Bundle { get }
  }

  extension StoryboardBased {
    /// The type's name.
    public static var storyboardName: String { "\(Self.self)" }

    /// The type's name.
    public static var storyboardIdentifier: String { "\(Self.self)" }

    /// The type's bundle.
    public static var storyboardBundle: Bundle { Bundle(for: Self.self) }

    /// Makes the view controller from its storyboard. The view isn't loaded yet.
    public static func instantiate() -> Self {
      UIStoryboard(name: storyboardName, bundle: storyboardBundle)
        .instantiateViewController(identifier: storyboardIdentifier)
    }
  }
#endif
