import GeneratedRuntime
import GeneratedRuntimeTesting
import Testing

@testable import Owlery

// MARK: - Owls

extension WalkthroughTests {
  func lookAtOwls() async throws {
    try await walk.step("8. The owls are loaded.") {
      let owlList = try screen(OwlListScreen.self)
      await owlList.refresh()
      walk.note("variant: \(owlList.variant)")
      walk.note("owls: \(owlList.list.items.map(\.name))")
    }
    stage.width = .compact
    try await walk.step("9a. Where it is narrow, an owl is a sheet, and swiped down.") {
      try screen(OwlListScreen.self).didSelectOwl(id: 7)
      let owl = try screen(OwlDetailScreen.self)
      await owl.load()
      walk.note("owl: \(owl.name)")
      stage.user.dismiss()
    }
    stage.width = .regular
    try await walk.step("9b. Where it is wide, it stands beside the list, and is closed.") {
      try screen(OwlListScreen.self).didSelectOwl(id: 7)
      try screen(OwlDetailScreen.self).closeButtonPressed()
    }
  }
}

// MARK: - Profile

extension WalkthroughTests {
  func editProfile() async throws {
    try await walk.step("10. The profile is opened, edited, and a picture asked for.") {
      stage.user.selectTab(of: ProfileCoordinator.self)
      let profile = try screen(ProfileScreen.self)
      profile.load()
      profile.editButtonPressed()
      let editor = try screen(EditProfileScreen.self)
      editor.load()
      editor.avatarButtonPressed()
    }
    try await pickImages()
    await discard()
    try await walk.step("13. Edited again, and saved twice: the profile shows the new name, once.")
    {
      try screen(ProfileScreen.self).editButtonPressed()
      let editor = try screen(EditProfileScreen.self)
      editor.load()
      editor.name = "Augusta"
      await editor.saveButtonPressed()
      await editor.saveButtonPressed()
      walk.note("name: \(try screen(ProfileScreen.self).profile.name)")
    }
  }

  private func pickImages() async throws {
    await walk.step("11a. No picture: cancelled.") { stage.user.tap("Cancel") }
    try await walk.step("11b. A picture from the albums, delivered twice.") {
      try screen(EditProfileScreen.self).avatarButtonPressed()
      stage.user.tap("Albums")
      let result = try #require(stage.screen(PictureScreen.self)).makeResult()
      result.reportResult(ImageRef(name: "selfie"))
      result.reportResult(ImageRef(name: "late"))
      let editor = try screen(EditProfileScreen.self)
      walk.note("picture: \(editor.avatar?.name ?? "none")")
    }
    try await walk.step("11c. A second picker while one is up is refused; the first stays.") {
      try screen(EditProfileScreen.self).avatarButtonPressed()
      let editor = try #require(stage.coordinator(EditProfileCoordinator.self))
      editor.flow.start(ImagePickerCoordinator())
      walk.note("warned: \(stage.warnings.joined())")
      stage.user.tap("Albums")
      stage.user.dismiss()
    }
  }

  private func discard() async {
    await walk.step("12a. Swiped down with changes: the app asks, and editing goes on.") {
      stage.user.dismiss()
      stage.user.tap("Keep editing")
    }
    await walk.step("12b. Swiped down again: the changes are discarded.") {
      stage.user.dismiss()
      stage.user.tap("Discard")
    }
  }

  func signOut() async throws {
    try await walk.step("14. Signed out while the profile is edited.") {
      let profile = try screen(ProfileScreen.self)
      profile.editButtonPressed()
      profile.logoutButtonPressed()
    }
  }
}
