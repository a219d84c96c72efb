import MvvmgenAppModel
import MvvmgenGenerator
import MvvmgenLanguage
import MvvmgenMap
import MvvmgenStorage
import MvvmgenSyntax

/// `mvvmgen links`
struct LinksCommand: ProjectCommand {
  let session: Session

  func run() throws -> ExitCode {
    try session.reading {
      let input = try session.readSpecs()
      guard let app = session.app(of: try session.generate(from: input, warns: false)) else {
        return .findings
      }
      guard !app.links.isEmpty else {
        console.say("no coordinator has links")
        return .success
      }
      let map = AppMap(app, roots: input.survey.roots)
      return try print(app, map)
    }
  }

  private func print(_ app: App, _ map: AppMap) throws -> ExitCode {
    if let id = arguments.value(.association) {
      let team = id.prefix { $0 != "." }
      guard team.utf8.count == 10, id.utf8.count > 11 else {
        throw UsageError(
          "expected a team and a bundle, such as ABCDE12345.com.example.owlery, not '\(id.printable)'"
        )
      }
      console.output.write(Self.association(of: app, id).indented)
      let others = app.links.filter { $0.pattern == nil }.map(\.written.printable)
      if !others.isEmpty { console.say("add the paths of '\(others.joined(separator: "', '"))'") }
      if app.configuration.links.hosts.isEmpty {
        console.say("mvvmgen.json has no 'hosts' whose URLs are the app's links")
      }
    } else if arguments.has(.plist) {
      console.output.write(Self.plist(app.configuration.links))
    } else if let url = arguments.operands.first {
      return explain(url, app, map)
    } else {
      list(app, map)
    }
    return .success
  }

  // MARK: - The table

  private func list(_ app: App, _ map: AppMap) {
    if arguments.format == .json {
      for link in app.links { console.result(json(link, map).compact) }
      return
    }
    let rows = app.links.map { link in
      [link.written, "\(link.coordinator.base.text).\(link.event.name.text)", map.deeds(of: link)]
    }
    let widths = (0..<2).map { column in rows.map(\.[column].count).max() ?? 0 }
    for row in rows {
      let cells = zip(row, widths).map { $0.padded(to: $1) } + row.suffix(1)
      console.result(cells.joined(separator: "  ").printable)
    }
  }

  private func json(
    _ link: Link, _ map: AppMap, _ others: [(key: String, value: JSONText)] = []
  ) -> JSONText {
    .object(
      [
        ("link", .string(link.written)), ("flow", .string(link.coordinator.base.text)),
        ("event", .string(link.event.name.text)), ("waits", .bool(!link.isOnlyWhileRunning)),
        ("does", .string(map.deeds(of: link))),
      ] + others)
  }

  // MARK: - One URL

  private func explain(_ url: String, _ app: App, _ map: AppMap) -> ExitCode {
    guard let match = app.link(written: url) ?? app.link(for: url) else {
      let reason = app.obstacle(in: url).map { ", since \($0)" } ?? ""
      console.result(
        "'\(url.printable)' isn't a link of the app\(reason.printable): `stage.open` returns `.unknown`"
      )
      return .findings
    }
    let link = match.link
    let secret = Set(link.secret.map(\.text))
    let texts = match.texts.map { ($0.name, secret.contains($0.name) ? "‹secret›" : $0.text) }
    guard arguments.format != .json else {
      let values = JSONText.object(texts.map { ($0.0, .string($0.1)) })
      console.result(json(link, map, [("values", values)]).compact)
      return .success
    }
    let flow = link.coordinator.base.text
    let isRoot = app.roots.contains(link.coordinator)
    let absence =
      link.isOnlyWhileRunning
      ? "If the flow \(flow) doesn't run, it is dropped"
      : isRoot
        ? "At once, or when the app has started"
        : "If the flow \(flow) doesn't run, it waits until that starts"
    var lines = ["link   \(link.written)"]
    lines += texts.map { "       \($0.0) is \($0.1)" }
    lines += match.unknown.map { "       Only if \($0), which the app knows" }
    lines += ["event  \(flow).\(link.event.name.text)", "       \(absence)"]
    lines.append("then   \(map.deeds(of: link))")
    for line in lines { console.result(line.printable) }
    return .success
  }

  // MARK: - Apple's files

  /// The file that a web server has under `/.well-known/apple-app-site-association`.
  private static func association(of app: App, _ id: String) -> JSONText {
    let components = app.links.compactMap(\.pattern).map { pattern -> JSONText in
      let words = pattern.segments.map { $0.literal?.escaped ?? "*" }
      let query = pattern.query.filter(\.isRequired).map { item in
        (item.name.escaped, JSONText.string(item.value.literal?.escaped ?? "?*"))
      }
      let path = [("/", JSONText.string("/" + words.joined(separator: "/")))]
      return .object(query.isEmpty ? path : path + [("?", .object(query))])
    }
    let details = JSONText.object([
      ("appIDs", .array([.string(id)])), ("components", .array(components)),
    ])
    return .object([("applinks", .object([("details", .array([details]))]))])
  }

  private static func plist(_ addresses: LinkAddresses) -> String {
    let schemes = addresses.schemes.map { "      <string>\($0)</string>\n" }.joined()
    let domains = addresses.hosts.map { "<!--   applinks:\($0) -->\n" }.joined()
    let types = """
      <key>CFBundleURLTypes</key>
      <array>
        <dict>
          <key>CFBundleURLSchemes</key>
          <array>
      \(schemes)    </array>
        </dict>
      </array>

      """
    let hosts =
      domains.isEmpty ? "" : "<!-- Associated domains, in the entitlements: -->\n\(domains)"
    return (schemes.isEmpty ? "" : types) + hosts
  }
}

extension AppMap {
  /// The answer to a link's event.
  fileprivate func deeds(of link: MvvmgenAppModel.Link) -> String {
    let steps = links.filter { step in
      guard case .outside(_, let urls) = step.cause else { return false }
      return urls.contains(link.written)
    }
    let flow = link.coordinator.base.text
    let (own, told) = (steps.filter { $0.flow == flow }, steps.filter { $0.flow != flow })
    let deeds =
      own.filter { step in
        !told.contains { step.act.word == "tell" && step.target == .flow($0.flow) }
      }
      .map(\.deed) + told.map { "\($0.flow): \($0.deed)" }
    return deeds.isEmpty ? "nothing that is shown" : deeds.joined(separator: ", then ")
  }
}

extension InternedText {
  /// A word of a link as Apple's file has it, whose letters are ASCII.
  fileprivate var escaped: String { string.percentEncoded { $0 >= 0x80 } }
}
