extension MemberDefaultViewModel: MemberViewModel {
  func refreshButtonTapped() async {
    // Yours to write: change the state.
  }
}
