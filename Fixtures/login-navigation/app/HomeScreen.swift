final class HomeScreen: HomeScreenBase, HomeViewModel {}
