import GeneratedRuntime

extension EditProfileCoordinator: EditProfileCoordinatorDecisions {
  func editProfileCancelButtonPressedChoice(
    _ editProfile: any EditProfileViewModel
  ) -> EditProfileCancelButtonPressedChoice {
<<<<<<< /work/main/Examples/Owlery/Sources/Owlery/Screens/EditProfile/EditProfileCoordinator+Custom.swift
    editProfile.canSave ? .unsaved : .unchanged
=======
    // Yours to decide.
    flow.warnUnwritten()
    return .unchanged
>>>>>>> /tmp/tmp7sioxq7x.swift
  }
}
