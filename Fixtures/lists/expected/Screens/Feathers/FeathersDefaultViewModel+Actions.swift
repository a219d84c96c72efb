import GeneratedRuntime

extension FeathersDefaultViewModel: FeathersViewModel {
  func didSelect(_ kind: Feather.Kind.ID) async {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
