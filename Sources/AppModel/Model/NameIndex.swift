import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// The indices of a list's elements by name. Short lists are searched, which is faster than a hash
/// table; long ones have a table, so that the cost of a lookup doesn't grow with the list.
struct NameIndex: Sendable {
  private var places: [InternedText: Int]?

  private static let few = 16

  init(_ list: some RandomAccessCollection<some Findable>) {
    guard list.count > Self.few else { return }
    var places = [InternedText: Int](minimumCapacity: list.count)
    for (place, element) in list.enumerated() { places.insert(place, for: element.searchName) }
    self.places = places
  }

  /// The first element with the name.
  ///
  /// - Parameter list: the list that the index was built from.
  func first<List: RandomAccessCollection>(
    _ name: InternedText, in list: List
  ) -> List.Element? where List.Index == Int, List.Element: Findable {
    place(name, in: list).map { list[$0] }
  }

  /// The index of the first element with the name.
  ///
  /// - Parameter list: the list that the index was built from.
  func place<List: RandomAccessCollection>(
    _ name: InternedText, in list: List
  ) -> Int? where List.Index == Int, List.Element: Findable {
    guard let places else { return list.firstIndex { $0.searchName == name } }
    return places[name]
  }
}

/// An element that is looked up by its name.
protocol Findable {
  var searchName: InternedText { get }
}

extension Event: Findable {
  var searchName: InternedText { signature.name.interned }
}

extension Screen.Action: Findable {
  var searchName: InternedText { signature.name.interned }
}

extension Coordinator.FlowAnswers: Findable {
  var searchName: InternedText { flow.coordinator.interned }
}

extension Property: Findable {
  var searchName: InternedText { name.interned }
}

extension Signature.Parameter: Findable {
  var searchName: InternedText { name.interned }
}

extension MemberName: Findable {
  var searchName: InternedText { interned }
}

extension BindingSpec: Findable {
  var searchName: InternedText { input.value }
}

extension TabSpec: Findable {
  var searchName: InternedText { flow.name.value }
}

extension StepSpec.ChoiceCase: Findable {
  var searchName: InternedText { name.value.interned }
}

extension CoordinatorSpec.SenderSpec: Findable {
  var searchName: InternedText { shown.written.value }
}

extension CoordinatorSpec.AnswerSpec: Findable {
  var searchName: InternedText { event.value }
}
