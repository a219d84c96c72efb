extension EditProfileDefaultViewModel: EditProfileViewModel {}
