import Testing

/// Files that are joined can be told apart again, byte for byte.
struct JoinedFilesTests {
  @Test func filesAreBelowTheirPaths() throws {
    let files = ["Screens/Owl.swift": "let owl = 1\n", "B.swift": "\n// B\n\n\n", "C.swift": ""]
    let text = """
      \(JoinedFiles.header)

      // MARK: - B.swift

      // B



      // MARK: - C.swift

      // MARK: - Screens/Owl.swift
      let owl = 1

      """
    #expect(try JoinedFiles.text(of: files) == text)
    #expect(try JoinedFiles.files(in: text) == files)
    #expect(try JoinedFiles.files(in: JoinedFiles.text(of: [:])) == [:])
    #expect(try JoinedFiles.files(in: "") == [:])
  }

  @Test func otherMarksAndLineBreaksAreKept() throws {
    let files = [
      "A.swift": "// MARK: - Owls\n\r\n  // MARK: - B.swift\n", "B.swift": "e\u{301}\r\n",
    ]
    let again = try JoinedFiles.files(in: JoinedFiles.text(of: files))
    #expect(again.mapValues { Array($0.utf8) } == files.mapValues { Array($0.utf8) })
  }

  @Test(arguments: [
    ["A.swift": "let a = 1"],
    ["A.swift": "// MARK: - B.swift\n"],
    ["A.swift": "\n// MARK: - B.swift\n"],
    ["A.json": "{}\n"],
  ]) func whatCannotBeToldApartIsRefused(files: [String: String]) {
    #expect(throws: JoinedFiles.Unclear.self) { try JoinedFiles.text(of: files) }
  }

  @Test(arguments: [
    "// MARK: - A.swift\n",
    JoinedFiles.header,
    "\(JoinedFiles.header)\n// MARK: - A.swift\n",
    "\(JoinedFiles.header)\n\nlet a = 1\n",
    "\(JoinedFiles.header)\n\n// MARK: - A.swift\nlet a = 1",
    "\(JoinedFiles.header)\n\n// MARK: - A.swift\n// MARK: - B.swift\n\n",
    "\(JoinedFiles.header)\n\n// MARK: - A.swift\n\n// MARK: - A.swift\n",
  ]) func aFileThatIsNotJoinedIsRefused(text: String) {
    #expect(throws: JoinedFiles.Unclear.self) { try JoinedFiles.files(in: text) }
  }
}
