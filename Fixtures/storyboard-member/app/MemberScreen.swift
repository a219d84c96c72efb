import GeneratedRuntime

final class MemberScreen: MemberScreenBase, MemberViewModel {
  @ObservableProperty private(set) var name = ""
  var nameProperty: ReadOnlyProperty<String> { $name }

  @ObservableProperty private(set) var isLoading = false
  var isLoadingProperty: ReadOnlyProperty<Bool> { $isLoading }

  func refreshButtonTapped() async {
    isLoading = true
    defer { isLoading = false }
    name = await memberService.member().name
  }
}
