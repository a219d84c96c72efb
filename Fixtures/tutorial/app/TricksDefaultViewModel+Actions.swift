extension TricksDefaultViewModel: TricksViewModel {}
