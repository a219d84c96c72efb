#if canImport(UIKit)
  import GeneratedRuntime
  import SwiftUI

  @main
  struct MainApp: App {
    private let services = MainServices()

    var body: some Scene {
      WindowGroup {
        StageView { AppCoordinator(withServices: services) }
      }
    }
  }

  /// Replace them by your own: with these, the password is `secret`.
  private struct MainServices: AppServices {
    let authService: any AuthService = MainMembers()
    let profileService: any ProfileService = MainProfiles()
  }

  private final class MainProfiles: ProfileService {
    private var stored = Profile(name: "Ada", about: "Mathematician")

    func profile() async throws -> Profile { stored }
    func save(_ profile: Profile) async throws { stored = profile }
    func delete() async throws {}
  }

  private final class MainMembers: AuthService {
    struct Stranger: Error {}

    func signIn(name: String, password: String) async throws {
      guard password == "secret" else { throw Stranger() }
    }
  }
#endif
