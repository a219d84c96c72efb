final class WelcomeScreen: WelcomeScreenBase, WelcomeViewModel {}
