import GeneratedRuntime

extension EditProfileCoordinator: EditProfileCoordinatorDecisions {
  func editProfileCancelButtonPressedChoice(
    _ editProfile: any EditProfileViewModel
  ) -> EditProfileCancelButtonPressedChoice {
    editProfile.canSave ? .unsaved : .unchanged
  }
}
