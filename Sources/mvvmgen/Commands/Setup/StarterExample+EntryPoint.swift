extension StarterExample {
  /// The app's entry point, with services to try the example.
  ///
  /// - Parameter isGuarded: whether systems without UIKit compile it, too.
  func entryPoint(isGuarded: Bool) -> String? {
    let text: String
    switch self {
    case .signIn:
      text =
        Self.app("  private let services = MainServices()\n\n", "withServices: services")
        + "\n\(Self.signInServices)"
    case .tabs: text = Self.app("", "")
    case .none: return nil
    }
    guard isGuarded else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let indented = lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
    return "#if canImport(UIKit)\n\(indented)#endif\n"
  }

  private static func app(_ stored: String, _ argument: String) -> String {
    """
    import GeneratedRuntime
    import SwiftUI

    @main
    struct MainApp: App {
    \(stored)  var body: some Scene {
        WindowGroup {
          StageView { AppCoordinator(\(argument)) }
        }
      }
    }

    """
  }

  private static let signInServices = """
    /// Replace them by your own: with these, the password is `secret`.
    private struct MainServices: AppServices {
      let authService: any AuthService = MainMembers()
    }

    private final class MainMembers: AuthService {
      struct Stranger: Error {}

      func signIn(name: String, password: String) async throws {
        guard password == "secret" else { throw Stranger() }
      }
    }

    """
}
