import GeneratedRuntime
import Testing

@testable import Owlery

/// What every screen shows at first, as a text: compared with `States.txt`.
@MainActor
struct StateTests {
  @Test func everyScreenStartsAsRecorded() throws {
    let services = OwleryServices()
    let session = Session(email: "ada@example.org")
    let screens: [Any] = [
      LoginScreen(withServices: services),
      RegisterScreen(withServices: services),
      PinScreen(withServices: services, session: session),
      OwlListScreen(withServices: services, variant: .list),
      OwlDetailScreen(withServices: services, id: 7),
      ProfileScreen(withServices: services),
      EditProfileScreen(withServices: services, profile: Profile(name: "Ada")),
    ]
    try Golden.expect(screens.map(state).joined(), is: "States.txt")
  }

  /// Each observable property by its name.
  private func state(of screen: Any) -> String {
    let lines = Mirror(reflecting: screen).children.compactMap { label, value -> String? in
      guard let label, label.hasPrefix("_"), let property = value as? any Observed else {
        return nil
      }
      return "  \(label.dropFirst()): \(property.shown)\n"
    }
    return "\(type(of: screen))\n\(lines.joined())"
  }
}

@MainActor
private protocol Observed {
  var shown: String { get }
}

extension ObservableProperty: Observed {
  fileprivate var shown: String { "\(wrappedValue)" }
}
