import GeneratedRuntime
import Testing

@testable import MvvmgenStoryboardMemberFixture

/// A screen whose view controller comes from a storyboard.
@MainActor
struct StoryboardMemberTests {
  private let walk = Walk()
  private var stage: Stage { walk.stage }

  @Test func memberIsShown() async throws {
    let launch = await walk.step { stage.start(MembersCoordinator(withServices: Club())) }
    #expect(launch.shown == ["show MemberScreen"])
    #expect(launch.living == ["MemberScreen", "MembersCoordinator"])
    let member = try #require(stage.screen(MemberScreen.self))
    await member.refreshButtonTapped()
    #expect(member.name == "Ada")
    #expect(member.isLoading == false)
  }
}

/// Has one member.
private final class Club: AppServices, MemberService {
  var memberService: any MemberService { self }

  func member() async -> Member { Member(name: "Ada") }
}
