final class BookScreen: BookScreenBase, BookViewModel {}
final class LockScreen: LockScreenBase, LockViewModel {}
final class ScanScreen: ScanScreenBase, ScanViewModel {}
final class ShareScreen: ShareScreenBase, ShareViewModel {}

final class ShelfScreen: ShelfScreenBase, ShelfViewModel {
  func selectBook(id: Int) { didSelectBook(book: Book(name: "Book \(id)")) }
}
