extension ShelfDefaultViewModel: ShelfViewModel {}
