import Observation

@Observable
final class HomeScreen: HomeScreenBase, HomeViewModel {}
