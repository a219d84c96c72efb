/// What is still to be done.
public enum Step: Equatable, Sendable {
  case ring, perch
}
