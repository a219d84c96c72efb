extension OwlsDefaultViewModel: OwlsViewModel {}
