#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Stage {
  /// The outcome of opening a URL.
  public enum LinkOutcome: Sendable {
    /// Its flow got the event.
    case opened
    /// It waits until its flow has started, and no lock covers that. A newer one takes its place.
    case waiting
    /// Its flow isn't running, and the link doesn't wait for it.
    case dropped
    /// No link of the app matches the URL.
    case unknown
  }

  /// Opens a URL from outside, at any time: one that comes before the root flow has started waits for
  /// that. Observers are told of each URL that nobody got.
  @discardableResult
  public func open(_ url: URL) -> LinkOutcome {
    guard let root else {
      wait(for: .url(url))
      return .waiting
    }
    guard let link = link(for: url, of: root) else {
      drop(Call("open"), .unknownLink)
      return .unknown
    }
    return open(link)
  }

  /// Whether the URL is a link of the app, which is opened then.
  func openIfLink(_ url: URL) -> Bool {
    guard let root, let link = link(for: url, of: root) else { return false }
    open(link)
    return true
  }

  private func link(for url: URL, of root: any Coordinator) -> (any StageLink)? {
    (type(of: root) as? any LinkingCoordinator.Type)?.link(for: url)
  }

  /// Opens a link: its flow gets the event at once, or when it has started and no lock covers it.
  @discardableResult
  public func open(_ link: any StageLink) -> LinkOutcome {
    if link.send(to: self) { return .opened }
    guard link.waits || isLocked else {
      drop(Call("open", type(of: link)), .noFlow)
      return .dropped
    }
    wait(for: .link(link))
    drop(Call("open", type(of: link)), isLocked ? .waitsForLock : .waitsForFlow)
    return .waiting
  }

  /// The link that waits for its flow, if any.
  public var pendingLink: (any StageLink)? {
    if case .link(let link)? = pending { link } else { nil }
  }

  /// Forgets the link or the URL that waits.
  public func dropPendingLink() {
    pending = nil
  }

  /// Sends an event to a running flow, for ``StageLink/send(to:)``; false if it doesn't run, or a lock
  /// covers it.
  public func send<Receiver: Coordinator>(
    to type: Receiver.Type, _ event: (Receiver) -> Void
  ) -> Bool {
    guard let receiver = coordinator(type), !isWaitingToBegin(receiver.flow),
      ceiling(above: floor(of: receiver.flow)) == layers.count
    else { return false }
    event(receiver)
    return true
  }

  private func wait(for pending: Pending) {
    if self.pending != nil { drop(Call("open"), .newerLink) }
    self.pending = pending
  }

  /// Opens what waits, if its flow runs now: a place first, so that a link is shown above it.
  func openPending() {
    if let place = pendingPlace, !layers[0].isEmpty {
      pendingPlace = nil
      restore(place, atStart: true)
    }
    switch pending {
    case .url(let url) where root != nil:
      pending = nil
      open(url)
    case .link(let link):
      // The event may let another link wait.
      pending = nil
      if link.send(to: self) || pending != nil { return }
      if link.waits || isLocked {
        pending = .link(link)
      } else {
        drop(Call("open", type(of: link)), .noFlow)
      }
    case .url, nil: break
    }
  }
}
