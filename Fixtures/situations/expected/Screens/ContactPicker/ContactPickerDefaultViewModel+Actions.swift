extension ContactPickerDefaultViewModel: ContactPickerViewModel {}
