import GeneratedRuntime
import Testing

@testable import Owlery

/// What every screen shows at first, as a text: compared with `States.txt`.
@MainActor
struct StateTests {
  @Test func everyScreenStartsAsRecorded() throws {
    let services = OwleryServices()
    let session = Session(email: "ada@example.org")
    let viewModels: [Any] = [
      LoginDefaultViewModel(withServices: services),
      RegisterDefaultViewModel(withServices: services),
      PinDefaultViewModel(withServices: services, session: session),
      OwlListDefaultViewModel(withServices: services),
      OwlDetailDefaultViewModel(withServices: services, id: 7),
      ProfileDefaultViewModel(withServices: services),
      EditProfileDefaultViewModel(withServices: services, profile: Profile(name: "Ada")),
    ]
    try Golden.expect(viewModels.map(state).joined(), is: "States.txt")
  }

  /// Each observable property by its name.
  private func state(of viewModel: Any) -> String {
    let lines = Mirror(reflecting: viewModel).children.compactMap { label, value -> String? in
      guard let label, label.hasPrefix("_"), let property = value as? any Observed else {
        return nil
      }
      return "  \(label.dropFirst()): \(property.shown)\n"
    }
    return "\(type(of: viewModel))\n\(lines.joined())"
  }
}

@MainActor
private protocol Observed {
  var shown: String { get }
}

extension ObservableProperty: Observed {
  fileprivate var shown: String { "\(wrappedValue)" }
}
