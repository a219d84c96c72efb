extension HomeDefaultViewModel: HomeViewModel {}

extension ListDefaultViewModel: ListViewModel {}

extension ItemDefaultViewModel: ItemViewModel {}
