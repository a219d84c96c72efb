extension FavoriteDefaultViewModel: FavoriteViewModel {}
