/// The targets that a `Package.swift`, or a `Project.swift` of Tuist's, declares.
struct Manifest {
  let text: String
  let isOfTuist: Bool

  var targets: [AppTarget] {
    let calls = [(".executableTarget(", true), (".target(", false)]
    return calls.flatMap { call, isApp in
      text.ranges(of: call).compactMap { range -> AppTarget? in
        let strings = Self.ownStrings(in: text[range.upperBound...])
        // A name or a folder may be a constant, which isn't known here.
        guard let name = strings.first(where: { $0.key == "name" })?.string else { return nil }
        let labels = strings.map(\.label).joined()
        // A dependency on a target is written as a call, too, and has no product.
        guard !isOfTuist || labels.contains("product:."), !labels.contains("product:.unitTests"),
          !labels.contains("product:.uiTests")
        else { return nil }
        let keys = isOfTuist ? ["sources", "buildableFolders", "globs"] : ["path"]
        let folder = strings.first { keys.contains($0.key) }?.string ?? "Sources/\(name)"
        let dependencies = Self.dependencies(of: text[range.upperBound...])
        let isLibrary = ["framework", "static", "dynamic"].contains {
          labels.contains("product:.\($0)")
        }
        return AppTarget(
          name: name, folder: Self.folder(folder), isApp: isApp || labels.contains("product:.app,"),
          isLibrary: isOfTuist ? isLibrary : !isApp, dependencies: dependencies.names,
          productDependencies: dependencies.products, hasAllDependencies: dependencies.areAll)
      }
    }
  }

  /// The name of each product of a package, with those of its targets.
  var products: [[String]] {
    text.ranges(of: ".library(").map { Self.ownStrings(in: text[$0.upperBound...]).map(\.string) }
  }

  /// The names of targets and of products in the `dependencies` of a call, and whether these are all:
  /// a list may have constants, and be joined with others.
  private static func dependencies(
    of call: Substring
  ) -> (names: [String], products: [String], areAll: Bool) {
    let key = "dependencies:"
    guard let argument = items(in: call).items.first(where: { $0.hasPrefix(key) }) else {
      return ([], [], true)
    }
    let list = argument.dropFirst(key.utf8.count).trimming(" \n\t")
    guard list.first == "[" else { return ([], [], false) }
    let (items, rest) = items(in: list.dropFirst())
    let calls = items.map { $0.prefix { $0 != "(" && $0 != "\"" } }
    let names = { (kinds: [Substring]) in
      zip(calls, items).compactMap { call, item -> String? in
        let parts = item.split(separator: "\"", omittingEmptySubsequences: false)
        // A constant may be before the name of the package.
        guard kinds.contains(call), parts.count > 1, !parts[0].contains(",") else { return nil }
        return String(parts[1])
      }
    }
    let targets = names(["", ".target", ".byName"])
    let products = names([".product", ".external", ".package"])
    let count = targets.count + products.count + calls.count { $0 == ".sdk" }
    return (targets, products, rest.isEmpty && count == items.count)
  }

  /// The items of a list or a call, without comments, and the text after its closing bracket.
  private static func items(in text: Substring) -> (items: [Substring], rest: Substring) {
    var (items, item, depth) = ([Substring](), "", 1)
    var (isString, isComment) = (false, false)
    for index in text.indices {
      let character = text[index]
      isComment = isComment ? character != "\n" : !isString && text[index...].hasPrefix("//")
      guard !isComment else { continue }
      if character == "\"" { isString.toggle() }
      if !isString, "([{".contains(character) { depth += 1 }
      if !isString, ")]}".contains(character) { depth -= 1 }
      guard !isString, depth == 0 || (depth == 1 && character == ",") else {
        item.append(character)
        continue
      }
      items.append(item[...].trimming(" \n\t"))
      item = ""
      if depth == 0 { return (items.filter { !$0.isEmpty }, text[text.index(after: index)...]) }
    }
    return (items, text)
  }

  /// The folder before the stars of a pattern.
  private static func folder(_ pattern: String) -> String {
    pattern.split(separator: "/").prefix { !$0.contains("*") }.joined(separator: "/")
  }

  /// The oldest iOS in the manifest, as `16.4` or `16_4`.
  var version: String? {
    guard let start = text.ranges(of: ".iOS(").first?.upperBound else { return nil }
    let version = text[start...].drop { !$0.isNumber }.prefix { $0.isNumber || "._".contains($0) }
    return String(version.replacing("_", with: "."))
  }

  /// The strings of a call up to its closing parenthesis and those in its own lists, each with the
  /// text before it.
  private static func ownStrings(
    in text: Substring
  ) -> [(key: String, label: String, string: String)] {
    var strings: [(key: String, label: String, string: String)] = []
    var (label, string): (String, String?) = ("", nil)
    var depth = 1
    for character in text {
      if let known = string {
        if character != "\"" {
          string = known + String(character)
        } else {
          let key = label.split(whereSeparator: { !$0.isLetter }).last.map(String.init) ?? ""
          // In its lists are the names of others.
          if depth <= (key == "name" ? 1 : 3) { strings.append((key, label, known)) }
          (label, string) = ("", nil)
        }
        continue
      }
      switch character {
      case "\"": string = ""
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      default: break
      }
      if depth == 0 { return strings }
      if character != "\"", !character.isWhitespace { label.append(character) }
    }
    return strings
  }
}
