import GeneratedRuntime

final class MemberScreen: MemberScreenBase, MemberViewModel {
  @ObservableProperty private(set) var name = ""
  var nameProperty: ReadOnlyProperty<String> { $name }

  @ObservableProperty private(set) var isLoading = false
  var isLoadingProperty: ReadOnlyProperty<Bool> { $isLoading }

  func refreshButtonTapped() async {
    await perform(showing: \.isLoading) { name = await memberService.member().name }
  }
}
