extension PhotoPickerDefaultViewModel: PhotoPickerViewModel {}
