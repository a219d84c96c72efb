extension HomeDefaultViewModel: HomeViewModel {
  func openTapped() { flowDelegate?.openTapped(self) }
  func payTapped() { flowDelegate?.payTapped(self) }
}

extension ListDefaultViewModel: ListViewModel {
  func againTapped() { flowDelegate?.againTapped(self) }
}

extension ItemDefaultViewModel: ItemViewModel {}
