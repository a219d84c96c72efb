public enum Food: String, Sendable {
  case mice, seeds
}
