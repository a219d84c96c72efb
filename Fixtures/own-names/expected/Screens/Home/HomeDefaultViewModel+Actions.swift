extension HomeDefaultViewModel: HomeViewModel {}
