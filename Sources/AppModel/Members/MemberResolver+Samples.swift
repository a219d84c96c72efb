import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

extension MemberResolver {
  mutating func samples(of spec: ScreenSpec, state: [Property]) -> [Screen.Sample] {
    guard !spec.samples.isEmpty else { return [] }
    let needed = spec.inputs.map(\.declaration).filter { $0.defaultValue == nil }
    let members = spec.inputs.map { Property($0) } + state
    let index = NameIndex(members)
    return spec.samples.map { sample in
      let values = sample.values.compactMap { binding in
        value(binding, of: index.first(binding.input.value, in: members), members, spec)
      }
      let bound = NameIndex(sample.values)
      for input in needed where bound.first(input.name.value.interned, in: sample.values) == nil {
        diagnostics.report(
          .wrongSample, at: sample.title.span,
          "the sample needs a value for \(input.name.value.text.quoted), an input without a default"
        )
      }
      return Screen.Sample(
        name: sample.name, title: .literal("\"\(sample.title.value)\""), values: values)
    }
  }

  private mutating func value(
    _ binding: BindingSpec, of member: Property?, _ members: [Property], _ spec: ScreenSpec
  ) -> Screen.Sample.Value? {
    guard let member else {
      if !spec.hasErrors {
        let known = members.map(\.name.text)
        diagnostics.report(
          .wrongSample, "no input, state or field is called \(binding.input.value.string.quoted)",
          Suggestion(for: binding.input, among: known),
          or: known.isEmpty
            ? "the screen has none" : "expected \(Diagnostic.list(known, last: "or"))")
      }
      return nil
    }
    meanings.note(.value, binding.input, of: Meaning.Owner(.screen, spec.name.value))
    guard let source = binding.source else { return nil }
    guard source.isExpression else {
      diagnostics.report(
        .wrongSample, at: source.span,
        "a sample has values only, after an equals sign: `\"= 3\"`, `\"= .snowy\"`")
      return nil
    }
    guard let value = SwiftValue.parse(source, from: 1, into: &diagnostics) else { return nil }
    let items = spec.list.map { SwiftType.array($0.value) }
    let isList = items != nil && binding.input.value == MemberName(.list).interned
    let type = isList ? items ?? member.type : member.type
    guard !type.refuses(value) else {
      diagnostics.report(
        .wrongSample, at: source.span, "\(value.text.quoted) is no \(type.text.quoted)")
      return nil
    }
    return Screen.Sample.Value(name: member.name, value: isList ? value.asList : value)
  }
}

extension SwiftValue {
  /// The list of the items in an array; other values may be one already.
  fileprivate var asList: SwiftValue {
    guard case .array = kind else { return self }
    let initializer = SwiftValue.member(of: nil, MemberName(validated: "init"))
    return .call(initializer, [Argument(label: nil, value: self)])
  }
}
