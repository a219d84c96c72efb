extension MemberDefaultViewModel: MemberViewModel {
  func refreshButtonTapped() async {
    isLoading = true
    defer { isLoading = false }
    name = await memberService.member().name
  }
}
