extension FilterDefaultViewModel: FilterViewModel {}
