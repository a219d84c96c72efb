import MvvmgenLanguage
import MvvmgenStorage
import MvvmgenSyntax

/// Numbers the beginnings of the flows of an app. The number of a flow's `start` is the flow's own;
/// named beginnings come after all flows.
struct BeginningNumbers {
  /// The beginnings with names, in the order of their numbers.
  private var named: [(flow: FlowInterface, place: Int)] = []
  private let flows: [FlowInterface]
  /// The number of the first beginning with a name, for each flow that has some.
  private var firsts: [Int: Int] = [:]

  init(_ flows: [FlowInterface]) {
    self.flows = flows
    for flow in flows where !flow.spec.starts.isEmpty {
      firsts[flow.number] = flows.count + named.count
      named += flow.spec.starts.indices.map { (flow, $0) }
    }
  }

  var all: Range<Int> { 0..<(flows.count + named.count) }

  /// The numbers of a flow's beginnings, that of its `start` first.
  func of(_ flow: FlowInterface) -> [Int] {
    guard let first = firsts[flow.number] else { return [flow.number] }
    return [flow.number] + (first..<(first + flow.spec.starts.count))
  }

  /// The number of a beginning; without a name, that of the flow's `start`. An unknown name has
  /// been reported.
  func number(_ flow: FlowInterface, at name: InternedText?) -> Int {
    guard let name, let first = firsts[flow.number], let place = flow.beginning(name) else {
      return flow.number
    }
    return first + place
  }

  func flow(_ number: Int) -> FlowInterface {
    number < flows.count ? flows[number] : named[number - flows.count].flow
  }

  /// The name of a beginning; nil for a `start`.
  func name(_ number: Int) -> MemberName? { spec(number)?.name.value }

  /// The steps of a beginning.
  func steps(_ number: Int) -> [StepSpec] {
    spec(number)?.steps ?? flow(number).spec.start
  }

  private func spec(_ number: Int) -> StepSpec.ChoiceCase? {
    guard number >= flows.count else { return nil }
    let (flow, place) = named[number - flows.count]
    return flow.spec.starts[place]
  }
}
