extension OwlDefaultViewModel: OwlViewModel {}
