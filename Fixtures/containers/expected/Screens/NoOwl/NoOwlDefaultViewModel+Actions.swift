extension NoOwlDefaultViewModel: NoOwlViewModel {}
