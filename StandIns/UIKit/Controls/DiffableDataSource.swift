// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private var sectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var itemIdentifiers: [ItemIdentifierType] = []
  private var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers += identifiers
  }

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    itemIdentifiers += identifiers
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  /// Complains where UIKit throws.
  @MainActor
  fileprivate func check(after before: Self) {
    if sectionIdentifiers.isEmpty, !itemIdentifiers.isEmpty {
      Simulation.complain("NSInternalInconsistencyException: there are currently no sections")
    }
    if Set(itemIdentifiers).count < itemIdentifiers.count {
      Simulation.complain("NSInternalInconsistencyException: item identifiers are not unique")
    }
    let present = Set(itemIdentifiers).intersection(before.itemIdentifiers)
    if !present.isSuperset(of: reconfiguredItemIdentifiers) {
      Simulation.complain("NSInternalInconsistencyException: reconfigured item doesn't exist")
    }
  }
}

@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var table: UITableView?
  private let provider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (table, provider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    MainActor.assumeIsolated {
      snapshot.check(after: shown)
      shown = snapshot
      table?.reloadData()
    }
    completion?()
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    let items = shown.itemIdentifiers
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.itemIdentifiers.count
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = provider(tableView, indexPath, shown.itemIdentifiers[indexPath.row]) else {
      preconditionFailure("no cell for \(indexPath)")
    }
    return cell
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}

@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  private weak var collection: UICollectionView?
  private let provider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (collection, provider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    MainActor.assumeIsolated {
      snapshot.check(after: shown)
      shown = snapshot
      collection?.reloadData()
    }
    completion?()
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    let items = shown.itemIdentifiers
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    shown.itemIdentifiers.count
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = provider(collectionView, indexPath, shown.itemIdentifiers[indexPath.item])
    else { preconditionFailure("no cell for \(indexPath)") }
    return cell
  }
}
