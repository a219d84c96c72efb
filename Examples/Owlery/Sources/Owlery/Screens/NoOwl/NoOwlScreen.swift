final class NoOwlScreen: NoOwlScreenBase, NoOwlViewModel {}
