#if !canImport(Darwin)
  extension String {
    /// The text itself, where Foundation has no translations.
    @_disfavoredOverload
    public init(localized text: String) {
      self = text
    }
  }
#endif
