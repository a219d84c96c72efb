extension LibraryViewModel {
  var isEmpty: Bool {
    // Yours to write: an expression of the state and the fields.
    false
  }

  var newest: Owl? {
    // Yours to write: an expression of the state and the fields.
    nil
  }

  var `in`: Double {
    // Yours to write: an expression of the state and the fields.
    fatalError("`in` isn't written yet")
  }

  /// By name.
  var sorted: () -> [Owl] {
    // Yours to write: an expression of the state and the fields.
    fatalError("`sorted` isn't written yet")
  }
}
