extension OwlDetailDefaultViewModel: OwlDetailViewModel {}
