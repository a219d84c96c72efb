#if canImport(SwiftUI)
  import Observation
  import SwiftUI

  /// A row of a path, by its id alone: whatever SwiftUI keeps of it keeps no screen and no flow.
  struct PathRow: Hashable { let id: Int }

  /// The view of a row. One row has two for a moment, where a pushed one becomes the root.
  struct ViewOfRow: Hashable {
    let id: Int
    let isRoot: Bool
  }

  /// A stack of screens: a `NavigationStack`.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @MainActor
  @Observable
  final class StackModel: Identifiable {
    let id: Int
    var tab: Stage.Tab?
    @ObservationIgnored weak var host: SwiftUIHost?

    /// All rows; the first is the root.
    private(set) var rows: [PathRow] = []
    /// Whether it has had more than a container: then it stays a `NavigationStack`, for the views to stay.
    private(set) var isStack = false
    /// Changes when SwiftUI shows something else than it was told: the `NavigationStack` is made again.
    private(set) var generation = 0

    @ObservationIgnored private var models: [Int: RowModel] = [:]
    /// Those that SwiftUI still animates away, and may evaluate once more.
    @ObservationIgnored private var leaving: [Int: RowModel] = [:]
    /// The views in sight, as they say.
    @ObservationIgnored private var inSight: Set<ViewOfRow> = []
    @ObservationIgnored private var changes = 0

    init(_ id: Int, of host: SwiftUIHost? = nil) { (self.id, self.host) = (id, host) }

    var root: RowModel? { rows.first.flatMap(model) }

    func model(_ row: PathRow) -> RowModel? { models[row.id] ?? leaving[row.id] }

    /// SwiftUI only shortens it: by the back button and its menu, a swipe, or `\.dismiss`.
    var path: [PathRow] {
      get { Array(rows.dropFirst()) }
      set {
        guard newValue.count < rows.count - 1, path.starts(with: newValue) else { return }
        let left = rows[newValue.count + 1]
        rows = rows.prefix(1) + newValue
        host?.didLeave(left.id)
      }
    }

    func show(_ entries: [Stage.Entry], on stage: Stage) {
      for entry in entries {
        let model =
          models[entry.id] ?? leaving.removeValue(forKey: entry.id) ?? RowModel(entry, of: host)
        models[entry.id] = model
        model.show(entry, isFirst: entry.id == entries.first?.id, on: stage)
      }
      let now = entries.map { PathRow(id: $0.id) }
      if now != rows {
        let isOne = now.count < 2 && !(isStack && now.first == rows.first)
        if isStack == isOne { isStack = !isOne }
        rows = now
        checkSoon()
      }
      guard models.count > now.count else { return }
      let shown = Set(now)
      for id in models.keys where !shown.contains(PathRow(id: id)) { release(id) }
    }

    /// Its layer has left.
    func leave() {
      for id in models.keys { release(id) }
    }

    private func release(_ id: Int) {
      leaving[id] = models.removeValue(forKey: id)
      forget(id, after: SwiftUIHost.deadline)
    }

    private func forget(_ id: Int, after seconds: Double) {
      HostClock.later(after: seconds) { [weak self] in self?.leaving[id] = nil }
    }
  }

  // MARK: - In sight

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension StackModel {
    func didAppear(_ view: ViewOfRow) {
      inSight.insert(view)
      if view != top { checkSoon() }
    }

    func didDisappear(_ view: ViewOfRow) {
      inSight.remove(view)
      // Out of sight, its transition may go on.
      if leaving[view.id] != nil { forget(view.id, after: SwiftUIHost.motion) }
    }

    private var top: ViewOfRow? {
      rows.last.map { ViewOfRow(id: $0.id, isRoot: rows.count == 1) }
    }

    /// Looks in time whether SwiftUI shows what it was told. It loses a change now and then, made while
    /// another is animated or another tab is selected.
    private func checkSoon() {
      changes += 1
      HostClock.later(after: SwiftUIHost.deadline) { [weak self, changes] in
        if let self, self.changes == changes { check() }
      }
    }

    private func check() {
      // A row below may be in sight, too: a swipe back has begun, and is held.
      let isShown = top.map(inSight.contains) ?? inSight.isEmpty
      guard !isShown, !inSight.isEmpty else { return }
      host?.stage?.warn("SwiftUI lost a change of a path: its stack is made again")
      inSight = []
      generation += 1
    }
  }
#endif
