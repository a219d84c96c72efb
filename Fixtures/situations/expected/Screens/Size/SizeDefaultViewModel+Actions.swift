extension SizeDefaultViewModel: SizeViewModel {}
