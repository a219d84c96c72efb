#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  // A view controller from a storyboard needs an implicitly unwrapped property.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A view controller whose view model is set after its initialization, as with storyboards.
  @MainActor
  public protocol ViewModelBased: AnyObject {
    /// The view model's type.
    associatedtype ViewModelType

    /// The view model: set once, before the view is loaded.
    var viewModel: ViewModelType! { get set }

    /// Creates the view controller, without a view model. ``StoryboardBased`` has a default
    /// implementation.
    static func instantiate() -> Self
  }

  extension ViewModelBased {
    /// Creates the view controller with a view model.
    public static func instantiate(with viewModel: ViewModelType) -> Self {
      let controller = instantiate()
      controller.viewModel = viewModel
      return controller
    }
  }

  /// A view controller in a storyboard.
  @MainActor
  public protocol StoryboardBased: UIViewController {
    /// The name of the storyboard's file; by default, the type's name.
    static var storyboardName: String { get }

    /// The view controller's identifier in the storyboard; by default, the type's name.
    static var storyboardIdentifier: String { get }

    /// The bundle with the storyboard; by default, that of the type, which is the app's if the code
    /// is linked statically. In a package's target, return `.module`.
    static var storyboardBundle: Bundle { get }
  }

  extension StoryboardBased {
    /// The type's name.
    public static var storyboardName: String { "\(Self.self)" }

    /// The type's name.
    public static var storyboardIdentifier: String { "\(Self.self)" }

    /// The type's bundle.
    public static var storyboardBundle: Bundle { Bundle(for: Self.self) }

    #if !os(visionOS)
      /// Creates the view controller from its storyboard. The view isn't loaded yet. On visionOS,
      /// where storyboards are deprecated, the app's own type needs its own.
      public static func instantiate() -> Self {
        UIStoryboard(name: storyboardName, bundle: storyboardBundle)
          .instantiateViewController(identifier: storyboardIdentifier)
      }
    #endif
  }
#endif
