/// What the app gives to its flows: everything in memory.
@MainActor
struct OwleryServices: AppServices {
  let analytics: any Analytics = MemoryAnalytics()
  var authService: any AuthService = MemoryAuthService()
  let owlStore: any OwlStore = MemoryOwlStore()
  let pinStore: any PinStore = MemoryPinStore()
  let profileStore: any ProfileStore = MemoryProfileStore()

  var owlListVariant = OwlListVariant.list
}
