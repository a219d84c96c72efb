extension Stage {
  /// Starts the root flow, and shows a place again as far as it fits: see ``restore(_:)``. A link that
  /// waits for the start comes after both. Refused like ``start(_:)``.
  ///
  /// If the root flow shows nothing yet, as while it waits for a decision, the place waits, too.
  @discardableResult
  public func start(_ root: any Coordinator, at place: Place?) -> Place.Stop? {
    var stop: Place.Stop?
    change(animated: false) {
      start(root)
      stop = place.flatMap { restore($0, atStart: true) }
      if stop?.reason == .waiting, layers[0].isEmpty { pendingPlace = place }
    }
    return stop
  }

  /// Shows a place again, above what the running flows show already, as one change.
  ///
  /// Every flow begins as it always does, with its `start()`: what decides there, such as whether the
  /// user is signed in, decides again, and its data is the newer one. What a place has above that is made
  /// from its data, and shown as long as it fits. So a place of another version of the app leads as far
  /// as this one goes.
  ///
  /// - Returns: where it stopped; nil if all of the place is shown.
  @discardableResult
  public func restore(_ place: Place) -> Place.Stop? {
    restore(place, atStart: false)
  }

  /// - Parameter isStart: whether all that is shown is what the flows began with.
  @discardableResult
  func restore(_ place: Place, atStart isStart: Bool) -> Place.Stop? {
    var restoring = Restoring(stage: self, place: place, isStart: isStart)
    change(animated: false) { regardless { restoring.restoreLayers() } }
    #if DEBUG
      if let stop = restoring.stop { Log.write("the place isn't all there: \(stop)") }
    #endif
    return restoring.stop
  }
}

/// Shows a place again, from below to above.
@MainActor
private struct Restoring {
  typealias Place = Stage.Place

  let stage: Stage
  let place: Place
  let isStart: Bool
  /// The first one.
  var stop: Place.Stop?
  /// The paths of the flows that have their state again.
  private var flows: Set<String> = []

  init(stage: Stage, place: Place, isStart: Bool) {
    (self.stage, self.place, self.isStart) = (stage, place, isStart)
  }

  mutating func restoreLayers() {
    let outer = stage.current.locks
    defer { stage.current.locks = outer }
    do throws(Place.Stop) {
      guard place.format == Place.newestFormat else {
        throw Place.Stop(flow: "", item: "", reason: .otherFormat)
      }
      for (index, layer) in place.layers.enumerated() {
        let shown = stage.layers.filter { $0.stack != nil }
        let location =
          index < shown.count
          ? Stage.Location(stack: shown[index].id, style: shown[index].style)
          : stage.makeLocation(style: layer.style ?? .sheet, by: nil)
        // What was above a lock is again.
        stage.current.locks = location.locks
        try restore(layer.entries, at: location)
      }
    } catch {
      note(error)
    }
  }

  private mutating func note(_ stop: Place.Stop) {
    self.stop = self.stop ?? stop
  }

  private mutating func restore(
    _ entries: [Place.Entry], at location: Stage.Location
  ) throws(Place.Stop) {
    for (row, entry) in entries.enumerated() {
      // The flows begin with what they want now. Only what is above that is the place's.
      var mayDiffer = row == 0 && location.style == nil
      if let shown = shown(at: row, of: location), !entry.fits(shown, withData: true) {
        takeOffBeginning(from: row, at: location)
      }
      if shown(at: row, of: location) == nil {
        // Only the start of a flow says what its own stack begins with.
        guard row > 0 || stage.spot(of: location.stack) == nil else {
          throw stop(at: entry, .waiting)
        }
        try add(entry, at: location)
        mayDiffer = true
      }
      guard let shown = shown(at: row, of: location), entry.fits(shown, withData: !mayDiffer) else {
        let waits = flow(at: entry.flow).map(stage.isWaitingToBegin) ?? false
        throw stop(at: entry, waits ? .waiting : .different)
      }
      try restoreState(of: entry.flow, mayDiffer: mayDiffer)
      try restoreContent(of: entry, shown, at: location)
    }
    takeOffBeginning(from: entries.count, at: location)
    if let last = entries.last, shown(at: entries.count, of: location) != nil {
      throw Place.Stop(last, .covered)
    }
  }

  /// Removes the screens that a flow began with above its first one, from which the user went back.
  private func takeOffBeginning(from row: Int, at location: Stage.Location) {
    let entries = stage.spot(of: location.stack)?.stack.entries ?? []
    guard row > 0, row < entries.count else { return }
    let flow = entries[row - 1].flow
    let isBegun = entries[row...].allSatisfy {
      $0.flow === flow && $0.container == nil && (isStart || $0.id <= flow.begun ?? 0)
    }
    guard isBegun, let item = stage.item(entries[row].id, on: location.stack) else { return }
    stage.remove(from: item, by: flow)
  }

  private func stop(at entry: Place.Entry, _ reason: Place.Stop.Reason) -> Place.Stop {
    flow(at: entry.flow) == nil
      ? Place.Stop(entry.flow, .notRunning) : Place.Stop(entry, reason)
  }

  private func shown(at row: Int, of location: Stage.Location) -> Stage.Entry? {
    stage.spot(of: location.stack)?.stack.entries.dropFirst(row).first
  }

  private func flow(at path: String) -> Flow? {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    var found = stage.root
    guard found.map({ $0.flow.name == names[0] }) == true else { return nil }
    for name in names.dropFirst() {
      found = found?.flow.children.first { $0.flow.name == name }
    }
    return found?.flow
  }
}

// MARK: - Adding what isn't there

extension Restoring {
  /// Shows the screen on top of a stack, or starts its flow there.
  private mutating func add(
    _ entry: Place.Entry, at location: Stage.Location
  ) throws(Place.Stop) {
    if let flow = flow(at: entry.flow) {
      guard flow.mayShow(at: location) else { throw Place.Stop(entry, .unknown) }
      stage.insert(try makeScreen(of: entry, in: flow), of: flow, at: location)
    } else {
      try start(entry.flow, at: location)
    }
  }

  private func makeScreen(
    of entry: Place.Entry, in flow: Flow
  ) throws(Place.Stop) -> any Screen {
    guard case .screen(let name, let inputs, let title) = entry.content else {
      throw Place.Stop(entry, .different)
    }
    let made: (any Screen)?
    do {
      made = try (flow.coordinator as? any RestorableCoordinator)?
        .makeScreen(named: name, from: inputs)
    } catch {
      throw Place.Stop(entry, .inputs)
    }
    guard let made else { throw Place.Stop(entry, .unknown) }
    if let title { made.presence.title = title }
    made.presence.opener = stage.highestScreen(of: flow)
    return made
  }

  /// Starts the first flow on the path that doesn't run; its `start()` may start the next.
  private func start(
    _ path: String, at location: Stage.Location, as presentation: FlowPresentation = .push
  ) throws(Place.Stop) {
    let paths = Place.paths(to: path)
    guard let index = paths.firstIndex(where: { flow(at: $0) == nil }), index > 0,
      let parent = flow(at: paths[index - 1])
    else { throw Place.Stop(path, .notRunning) }
    guard let inputs = place.flows[paths[index]] else { throw Place.Stop(paths[index], .inputs) }
    let made: (any Coordinator)?
    do {
      made = try (parent.coordinator as? any RestorableCoordinator)?
        .makeFlow(named: Place.Stop(paths[index], .unknown).item, from: inputs)
    } catch {
      throw Place.Stop(paths[index], .inputs)
    }
    guard let made, parent.mayShow(at: location),
      parent.canStart(made, as: presentation, on: stage)
    else {
      throw Place.Stop(paths[index], .unknown)
    }
    // A place doesn't say it, but what is above the flow on its stack isn't there yet.
    made.flow.opener = stage.highestScreen(of: parent)
    if presentation == .detail { return parent.start(made, as: .detail, animated: false) }
    parent.begin(made, on: stage, at: location)
  }

  private mutating func restoreState(of path: String, mayDiffer: Bool) throws(Place.Stop) {
    if flows.contains(path) { return }
    for path in Place.paths(to: path) where flows.insert(path).inserted {
      guard let coordinator = flow(at: path)?.coordinator as? any RestorableCoordinator else {
        throw Place.Stop(path, .unknown)
      }
      guard let inputs = place.flows[path], let before = Place.Inputs(coordinator.encode),
        (try? coordinator.decodeState(from: inputs)) != nil
      else { throw Place.Stop(path, .inputs) }
      // With the place's state, only what it was started with can be different.
      if !mayDiffer, Place.Inputs(coordinator.encode)?.fits(inputs) != true {
        try? coordinator.decodeState(from: before)
        throw Place.Stop(path, .different)
      }
    }
  }
}

// MARK: - Containers

extension Restoring {
  private mutating func restoreContent(
    of entry: Place.Entry, _ shown: Stage.Entry, at location: Stage.Location
  ) throws(Place.Stop) {
    // The state may have changed the tabs.
    guard shown.container != nil, let item = stage.item(shown.id, on: location.stack),
      let container = item.entry?.container
    else { return }
    switch entry.content {
    case .screen: break
    case .tabs(let selected, let tabs):
      var ofSelected: Place.Stop? = Place.Stop(selected, .absent)
      for tab in tabs {
        guard let stack = container.stack(of: tab.flow) else { continue }
        do {
          try restore(tab.entries, at: Stage.Location(stack: stack.id, style: nil))
          if tab.flow == selected { ofSelected = nil }
        } catch {
          note(error)
          if tab.flow == selected { ofSelected = error }
        }
      }
      if let stack = container.stack(of: selected) { stage.select(stack.id, in: item) }
      if let ofSelected { throw ofSelected }
    case .split(let columns):
      for (index, entries) in zip(container.stacks.indices, columns) {
        let stack = container.stacks[index]
        if index > 0, !entries.isEmpty {
          // What is in the last one may have come from outside, where the one before is a placeholder.
          let isFromOutside = columns[index - 1].isEmpty
          try stage.from(isFromOutside ? [] : [container.stacks[index - 1].id]) {
            () throws(Place.Stop) in try showDetail(entries, in: stack, of: shown.flow)
          }
          stage.update(stack.id) { $0.hasLedOn = true }
        }
        try restore(entries, at: Stage.Location(stack: stack.id, style: nil))
      }
    }
  }

  /// Shows the first screen of a later column, unless the column began with it.
  private func showDetail(
    _ entries: [Place.Entry], in column: Stage.Stack, of flow: Flow
  ) throws(Place.Stop) {
    guard let first = entries.first, !column.isUsed,
      column.entries.first.map({ first.fits($0, withData: true) }) != true
    else { return }
    if first.flow == flow.placePath {
      flow.showDetail(try makeScreen(of: first, in: flow), animated: false)
    } else if self.flow(at: first.flow) == nil {
      try start(first.flow, at: Stage.Location(stack: column.id, style: nil), as: .detail)
    }
  }
}

extension Stage {
  fileprivate func highestScreen(of flow: Flow) -> (any Screen)? {
    highest { $0.flow === flow && $0.screen != nil }?.screen
  }
}

extension Flow {
  /// Whether it can push there: on its own stack, or in a new layer.
  fileprivate func mayShow(at location: Stage.Location) -> Bool {
    guard stage?.spot(of: location.stack) != nil else { return true }
    guard let container = container?.entry?.container else {
      return self.location.stack == location.stack
    }
    guard container.kind == .split, let column = container.index(of: location.stack) else {
      return false
    }
    return column > 0 || container.stacks[0].owner === self
  }
}

extension Stage.Container {
  fileprivate func stack(of path: String) -> Stage.Stack? {
    stacks.first { $0.owner?.placePath == path }
  }
}

extension Stage.Place {
  /// The paths of a flow and those above it, from the root on.
  fileprivate static func paths(to path: String) -> [String] {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    return names.indices.map { names[...$0].joined(separator: "/") }
  }
}

extension Stage.Place.Inputs {
  @MainActor
  fileprivate func fits(_ screen: any Screen) -> Bool {
    guard let screen = screen as? any RestorableScreen, let others = Self(screen.encode) else {
      return false
    }
    return fits(others)
  }
}

extension Stage.Place.Entry {
  @MainActor
  fileprivate func fits(_ shown: Stage.Entry, withData: Bool) -> Bool {
    guard shown.flow.placePath == flow else { return false }
    return switch (content, shown.content) {
    case (.screen(let name, let inputs, _), .screen(let screen)):
      screen.typeAndRole == name && (!withData || inputs.fits(screen))
    case (.tabs, .container(let container)): container.kind != .split
    case (.split, .container(let container)): container.kind == .split
    case (.screen, .container), (.tabs, .screen), (.split, .screen): false
    }
  }
}

extension Stage.Place.Stop {
  fileprivate init(_ entry: Stage.Place.Entry, _ reason: Reason) {
    let item =
      switch entry.content {
      case .screen(let name, _, _): name
      case .tabs: "tabs"
      case .split: "split"
      }
    self.init(flow: entry.flow, item: item, reason: reason)
  }

  /// A flow: its path.
  fileprivate init(_ path: String, _ reason: Reason) {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    self.init(
      flow: names.dropLast().joined(separator: "/"), item: String(names.last ?? ""), reason: reason)
  }
}
