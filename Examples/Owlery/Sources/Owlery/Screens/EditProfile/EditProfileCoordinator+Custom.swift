import GeneratedRuntime

extension EditProfileCoordinator {
  func editProfileCancelButtonPressedChoice(
    _ editProfile: any EditProfileViewModel
  ) -> EditProfileCancelButtonPressedChoice {
    editProfile.canSave ? .unsaved : .unchanged
  }
}
