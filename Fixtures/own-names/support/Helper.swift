public final class Helper {
  public init() {}
}
