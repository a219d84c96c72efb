/// The name of a Swift type, such as `Login`: an identifier that is no keyword.
package struct TypeName: Hashable, Sendable {
  package let text: String

  /// Makes a name of text that is known to be an identifier: the grammar or another name made it.
  package init(validated text: String) {
    self.text = text
  }

  /// The name as a variable of the type has it: `URLOpener` is `urlOpener`, `IDs` is `ids`.
  package var lowercased: MemberName {
    let underscores = text.utf8.prefix { $0 == UInt8(ascii: "_") }.count
    let scalars = Array(text.unicodeScalars.dropFirst(underscores))
    var capitals = scalars.prefix { $0.isCapital }.count
    if capitals > 1, capitals < scalars.count, scalars[capitals].isSmall {
      let next = capitals + 1
      let isPlural =
        scalars[capitals] == "s"
        && (next == scalars.count || !scalars[next].isSmall)
      // The last capital begins the next word.
      if !isPlural { capitals -= 1 }
    }
    var lowercased = String(repeating: "_", count: underscores)
    for scalar in scalars.prefix(capitals) {
      lowercased += scalar.lowercaseMapping
    }
    lowercased += String(text.unicodeScalars.dropFirst(underscores + capitals))
    return MemberName(validated: lowercased)
  }
}

/// The name of a Swift member or parameter, as the developer wrote it, without backticks.
package struct MemberName: Hashable, Sendable {
  package let text: String

  /// Makes a name of text that is known to be an identifier: the grammar or another name made it.
  package init(validated text: String) {
    self.text = text
  }

  /// The name as it is declared, or used alone: in backticks where Swift needs them.
  package var code: String {
    Keywords.needsBackticks(text) ? "`\(text)`" : text
  }

  /// The name as a parameter in a declaration, with its label, as a tuple type's label, or behind
  /// a dot.
  package var label: String {
    Keywords.needsBackticksAsLabel(text) ? "`\(text)`" : text
  }

  /// The name as an argument's label in a call, where Swift warns of backticks too many.
  package var argumentLabel: String {
    text == "inout" ? "`inout`" : text
  }

  /// The name as a part of a type's: `didSignIn` is `DidSignIn`. Alone it may be a keyword.
  package var capitalized: TypeName {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { $0 != "_" }) else {
      return TypeName(validated: text)
    }
    guard !scalars[first].isCapital else { return TypeName(validated: text) }
    let capital = scalars[first].properties.uppercaseMapping
    let rest = scalars[scalars.index(after: first)...]
    return TypeName(validated: String(scalars[..<first]) + capital + String(rest))
  }
}
