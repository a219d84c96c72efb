/// A type of the app itself.
public struct Local: Sendable {}
