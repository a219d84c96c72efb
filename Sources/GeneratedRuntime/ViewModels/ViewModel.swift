/// A view model that declares the services it needs.
@MainActor
public protocol ViewModel: AnyObject {
  /// The services that it needs, usually `any LoginServices`.
  associatedtype Services
}

/// A view model that can be created from services alone.
@MainActor
public protocol ServicesViewModel: ViewModel {
  /// Creates the view model.
  init(withServices services: Services)
}
