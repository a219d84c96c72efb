final class OwlDetailScreen: OwlDetailScreenBase, OwlDetailViewModel {}
