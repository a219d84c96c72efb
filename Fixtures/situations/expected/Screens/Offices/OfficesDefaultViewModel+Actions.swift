extension OfficesDefaultViewModel: OfficesViewModel {}
