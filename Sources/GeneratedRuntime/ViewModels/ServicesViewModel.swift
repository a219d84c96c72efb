/// A view model that can be created from services alone.
@MainActor
public protocol ServicesViewModel: AnyObject {
  /// The services that it needs, usually `any LoginServices`.
  associatedtype Services

  /// Creates the view model.
  init(withServices services: Services)
}
