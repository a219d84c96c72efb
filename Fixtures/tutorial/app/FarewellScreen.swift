final class FarewellScreen: FarewellScreenBase, FarewellViewModel {}
