#if canImport(SwiftUI)
  import Observation
  import SwiftUI

  /// Tabs or a split.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @MainActor
  @Observable
  final class ContainerModel {
    let id: Int
    @ObservationIgnored private weak var host: SwiftUIHost?
    private(set) var kind = Stage.Container.Kind.split
    private(set) var look: FlowTab.Look?
    /// The tabs, or the columns.
    private(set) var stacks: [StackModel] = []
    /// All columns as one, where the width is compact.
    let pile: StackModel
    private(set) var isPiled = false

    init(_ id: Int, of host: SwiftUIHost?) {
      (self.id, self.host) = (id, host)
      pile = StackModel(id, of: host)
    }

    /// SwiftUI also sets it when the selected tab is tapped again.
    var selection: Int {
      get { if case .tabs(let selected) = kind { selected } else { 0 } }
      set {
        let isAgain = selection == newValue
        // A half swipe that settles back isn't a second tap.
        if isAgain, look == .pages || look == .segments { return }
        if !isAgain { kind = .tabs(selected: newValue) }
        host?.didTap(tab: newValue, of: id)
      }
    }

    func show(_ container: Stage.Container, on stage: Stage) {
      let now = container.stacks.map { stack in
        stacks.first { $0.id == stack.id } ?? StackModel(stack.id, of: host)
      }
      let piles = container.kind == .split && stage.width == .compact
      pile.show(piles ? container.stacksInSight(.compact).first ?? [] : [], on: stage)
      for (model, stack) in zip(now, container.stacks) {
        if model.tab != stack.tab { model.tab = stack.tab }
        model.show(piles ? [] : stack.entries, on: stage)
      }
      if kind != container.kind { kind = container.kind }
      if look != container.look { look = container.look }
      if isPiled != piles { isPiled = piles }
      if now.map(\.id) != stacks.map(\.id) { stacks = now }
    }
  }
#endif
