extension DefaultDefaultViewModel: DefaultViewModel {}
