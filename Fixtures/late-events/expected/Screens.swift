// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md.

// MARK: - Book/BookScreen.swift
final class BookScreen: BookScreenBase, BookViewModel {}

// MARK: - Lock/LockScreen.swift
final class LockScreen: LockScreenBase, LockViewModel {}

// MARK: - Scan/ScanScreen.swift
final class ScanScreen: ScanScreenBase, ScanViewModel {}

// MARK: - Share/ShareScreen.swift
final class ShareScreen: ShareScreenBase, ShareViewModel {}

// MARK: - Shelf/ShelfScreen.swift
final class ShelfScreen: ShelfScreenBase, ShelfViewModel {
  func selectBook(id: Int) {
    // Yours to write: change the state, report with `didSelectBook(book:)`, `didFail(reason:)`, `didSync(count:)`, `didClose()`.
  }
}
