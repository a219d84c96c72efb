import MvvmgenStorage
import MvvmgenSyntax

/// The schemes and hosts whose URLs are the app's links.
package struct LinkAddresses: Equatable, Sendable {
  /// Such as `owlery`, in lower case.
  package fileprivate(set) var schemes: [String] = []
  /// Such as `owlery.app`, in lower case, whose URLs begin with `https` or `http`.
  package fileprivate(set) var hosts: [String] = []

  package var isEmpty: Bool { schemes.isEmpty && hosts.isEmpty }

  /// The beginning of the app's URLs, before the slash of their path; nil where there are none.
  package var base: String? {
    hosts.first.map { "https://\($0)" } ?? schemes.first.map { "\($0)://" }
  }
}

/// The keys of `links` in the configuration.
enum LinkAddressKey: String, SpecKey {
  static let table = WordTable<Self>()
  static let place = "`links`"

  case schemes, hosts

  var row: KeyRow<LinkAddresses> {
    switch self {
    case .schemes:
      KeyRow(
        \.schemes, .array(of: .text("^[a-z][a-z0-9+.-]*$")),
        "The app's own schemes, such as `owlery`."
      ) { $0.texts($1, like: "owlery", \.isScheme) }
    case .hosts:
      KeyRow(
        \.hosts, .array(of: .text("^[a-z0-9-]+([.][a-z0-9-]+)+$")),
        "Hosts whose URLs it opens, such as `owlery.app`."
      ) { $0.texts($1, like: "owlery.app", \.isHost) }
    }
  }
}

extension SpecDecoder {
  mutating func linkAddresses(_ value: JSON) -> LinkAddresses {
    var addresses = LinkAddresses()
    if isObject(value, with: "`schemes` and `hosts`") {
      read(LinkAddressKey.self, of: value, into: &addresses)
    }
    return addresses
  }

  /// Strings that the condition accepts; others are reported.
  fileprivate mutating func texts(
    _ value: JSON, like example: String, _ isRight: (String) -> Bool
  ) -> [String] {
    var texts: [String] = []
    for text in strings(value, { $1 }) {
      if isRight(text.text) {
        texts.append(text.text)
      } else {
        diagnostics.report(
          .linkAddress, at: text.span,
          ["https", "http"].contains(text.text)
            ? "\(text.text.quoted) is everybody's: for links from the web, write their host under `hosts`"
            : "expected only letters, digits, hyphens and dots in lower case, as in \(example.quoted), "
              + "not \(text.text.quoted)")
      }
    }
    return texts
  }
}

extension String {
  /// Whether it is a scheme of RFC 3986 in lower case, and none that the system opens.
  fileprivate var isScheme: Bool {
    let isFree = !["http", "https", "mailto", "tel", "sms", "file", "data", "about"].contains(self)
    return isFree && utf8.first?.isLetter == true
      && utf8.allSatisfy { $0.isSmall || $0.isDigit || "+.-".utf8.contains($0) }
  }

  /// Whether it is a host in lower case, without a scheme, a port or a path.
  fileprivate var isHost: Bool {
    let labels = split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1
      && labels.allSatisfy { label in
        !label.isEmpty && label.utf8.allSatisfy { $0.isSmall || $0.isDigit || $0 == 0x2D }
      }
  }
}
