extension CellsDefaultViewModel: CellsViewModel {}
