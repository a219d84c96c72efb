extension AvatarPickerDefaultViewModel: AvatarPickerViewModel {}
