// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct, uitableviewdiffabledatasource-2euir,
// uicollectionviewdiffabledatasource-9tqpa: since iOS 13; reconfiguring since iOS 15.

@available(iOS 13, tvOS 13, *)
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  public init() {}

  public var itemIdentifiers: [ItemIdentifierType] {}

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {}

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {}

  @available(iOS 15, tvOS 15, *)
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
}

@available(iOS 13, tvOS 13, *)
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  NSObject, UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {}

  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {}

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {}

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {}

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {}

  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {}

  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {}

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {}

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

@available(iOS 13, tvOS 13, *)
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  NSObject, UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {}

  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {}

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {}

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {}

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {}
}
