/// A view model that says what it needs from the app.
@MainActor
public protocol ViewModel: AnyObject {
  /// The services that it needs, usually `any LoginServices`.
  associatedtype Services
}

/// A view model that needs nothing but services.
@MainActor
public protocol ServicesViewModel: ViewModel {
  /// Makes the view model.
  init(withServices services: Services)
}
