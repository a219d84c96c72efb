import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

@testable import App

@MainActor
@Suite struct FlowTests {
  @Test func aMemberSignsInAndOut() async {
    let stage = Stage()
    stage.start(AppCoordinator(withServices: Services()))
    await stage.screen(LoginScreen.self)?.signIn(name: "Ada", password: "secret")
    stage.screen(HomeScreen.self)?.signOutButtonTapped()
    #expect(stage.transcript == ["show LoginScreen", "show HomeScreen", "show LoginScreen"])
  }

  @Test func aMemberEditsAndDeletesTheirProfile() async throws {
    let stage = Stage()
    stage.start(AppCoordinator(withServices: Services()))
    await stage.screen(LoginScreen.self)?.signIn(name: "Ada", password: "secret")
    stage.screen(HomeScreen.self)?.profileButtonTapped()
    let profile = stage.screen(ProfileScreen.self)
    await profile?.load()
    profile?.editButtonTapped()
    #expect(stage.description == "HomeScreen | sheet ProfileScreen | sheet EditProfileScreen")

    let edit = stage.screen(EditProfileScreen.self)
    edit?.name = "Countess"
    await edit?.save()
    #expect(profile?.profile == Profile(name: "Countess", about: "Mathematician"))

    profile?.deleteButtonTapped()
    stage.user.tap("Delete")
    try await eventually(stage.description, equals: "HomeScreen | sheet GoodbyeScreen")
    stage.screen(GoodbyeScreen.self)?.doneButtonTapped()
    #expect(stage.description == "LoginScreen")
    #expect(stage.warnings == [])
  }

  @Test func aSwipeCancelsTheSheet() async {
    let stage = Stage()
    stage.start(AppCoordinator(withServices: Services()))
    await stage.screen(LoginScreen.self)?.signIn(name: "Ada", password: "secret")
    stage.screen(HomeScreen.self)?.profileButtonTapped()
    await stage.screen(ProfileScreen.self)?.load()
    stage.screen(ProfileScreen.self)?.editButtonTapped()
    stage.user.dismiss()
    #expect(stage.description == "HomeScreen | sheet ProfileScreen")
  }

  @Test func aStrangerStays() async {
    let stage = Stage()
    stage.start(AppCoordinator(withServices: Services()))
    await stage.screen(LoginScreen.self)?.signIn(name: "Eve", password: "guess")
    #expect(stage.transcript == ["show LoginScreen"])
  }
}

private struct Services: AppServices {
  let authService: any AuthService = Members()
  let profileService: any ProfileService = Profiles()
}

private final class Members: AuthService {
  struct Stranger: Error {}

  func signIn(name: String, password: String) async throws {
    guard password == "secret" else { throw Stranger() }
  }
}

private final class Profiles: ProfileService {
  private(set) var stored: Profile? = Profile(name: "Ada", about: "Mathematician")

  func profile() async throws -> Profile {
    guard let stored else { throw Gone() }
    return stored
  }

  func save(_ profile: Profile) async throws { stored = profile }
  func delete() async throws { stored = nil }

  struct Gone: Error {}
}
