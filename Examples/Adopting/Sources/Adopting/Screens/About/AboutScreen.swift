final class AboutScreen: AboutScreenBase, AboutViewModel {}
