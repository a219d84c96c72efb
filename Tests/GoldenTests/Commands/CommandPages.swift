import Testing

/// Commands print, return and change what their pages in `Fixtures/Commands` show. To run a page, or a
/// section of it:
///
///     CASE=rename swift test --filter CommandPages
///     CASE=rename/a-screen swift test --filter CommandPages
///
/// To record: `RECORD_GOLDENS=1 swift test --filter CommandPages`, then review the difference.
struct CommandPages {
  @Test(arguments: try CommandPage.selected()) func pagesAreAsRecorded(page: CommandPage) throws {
    try Recording.check(page.file, is: page.recordedAgain())
  }
}
