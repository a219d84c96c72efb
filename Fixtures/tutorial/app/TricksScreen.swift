final class TricksScreen: TricksScreenBase, TricksViewModel {}
