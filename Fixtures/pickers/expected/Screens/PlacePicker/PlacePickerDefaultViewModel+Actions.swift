extension PlacePickerDefaultViewModel: PlacePickerViewModel {}
