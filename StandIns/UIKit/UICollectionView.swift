// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@MainActor
open class UICollectionReusableView: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { nil }

  /// Called before it is used again.
  open func prepareForReuse() {}
}

@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  open var contentConfiguration: (any UIContentConfiguration)?
}

@MainActor
open class UICollectionViewLayout: NSObject {
  public override init() {}
}

@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50)
}

@MainActor
public protocol UICollectionViewDataSource: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

@MainActor
public protocol UICollectionViewDelegate: AnyObject {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}

/// Shows one section, like ``UITableView``.
@MainActor
open class UICollectionView: UIScrollView {
  public let collectionViewLayout: UICollectionViewLayout
  open weak var dataSource: (any UICollectionViewDataSource)?
  open weak var delegate: (any UICollectionViewDelegate)?
  var cells = ReusedCells<UICollectionViewCell>()

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { nil }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let type = cellClass as? UICollectionViewCell.Type else { return }
    cells.makers[identifier] = { type.init(frame: .zero) }
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    cells.dequeue(identifier) { $0.prepareForReuse() }
  }

  open func reloadData() { cells.reload() }
}

@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  public let collectionViewLayout: UICollectionViewLayout

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open var collectionView: UICollectionView! { view as? UICollectionView }

  open override func loadView() {
    let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let collection = UICollectionView(frame: frame, collectionViewLayout: collectionViewLayout)
    (collection.dataSource, collection.delegate) = (self, self)
    view = collection
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Traps as UIKit does, where a subclass has items and gives no cells.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    preconditionFailure("no cell for \(indexPath)")
  }

  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}

// What the user sees, and the user's actions.
extension Simulation {
  /// The collection's cells, laid out.
  public static func cells(of collection: UICollectionView) -> [UICollectionViewCell] {
    guard collection.cells.isStale, let source = collection.dataSource else {
      return collection.cells.visible
    }
    collection.cells.clear()
    let count = source.collectionView(collection, numberOfItemsInSection: 0)
    collection.cells.show(
      (0..<count).map {
        source.collectionView(collection, cellForItemAt: IndexPath(item: $0, section: 0))
      })
    return collection.cells.visible
  }

  /// Taps an item, or one that was just removed.
  public static func tap(item: Int, in collection: UICollectionView) {
    collection.delegate?.collectionView(
      collection, didSelectItemAt: IndexPath(item: item, section: 0))
  }
}
