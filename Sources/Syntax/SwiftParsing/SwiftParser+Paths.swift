package import Storage

extension MemberName {
  /// Parses the name of a value, or a path to a part of it: `user` or `user.name`.
  package static func parsePath(
    _ text: JSONString, into diagnostics: inout Diagnostics
  ) -> [MemberName]? {
    SwiftParser.parse(text, into: &diagnostics) { parser in
      var path: [MemberName] = []
      repeat {
        guard let word = parser.word() else {
          return parser.fail(parser.unexpected("a name, a path such as `user.name` or `= …`"))
        }
        let name = parser.text(word.range)
        guard !Keywords.isRefusedAsMember(name) else {
          return parser.fail(.refusedName(name, at: parser.span(word.whole)))
        }
        path.append(MemberName(validated: name))
      } while parser.take(".")
      return path
    }
  }
}
