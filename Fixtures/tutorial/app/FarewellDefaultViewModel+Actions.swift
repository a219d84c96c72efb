extension FarewellDefaultViewModel: FarewellViewModel {}
