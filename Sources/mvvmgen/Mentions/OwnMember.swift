import AppModel
import Language
import Storage
import Syntax

/// Where the developer's code certainly means a member of a screen or a coordinator by its name: in
/// its own type, behind the names by which views and tests have it.
struct OwnMember {
  /// A type of the developer's, or one that is extended, and what the member is behind there.
  private struct Room {
    let type: String
    /// Whether the type has the member itself, so that its plain name is enough.
    let isOwner: Bool
    let receivers: Set<String>
  }

  private let rooms: [Room]
  /// The services, whose members may be called the same.
  private let services: Set<String>

  init?(of member: MemberSubject, in app: App) {
    let owner = TypeName(validated: member.owner.name)
    let isEvent = member.isAnswered
    func room(_ type: TypeName, _ receivers: FixedName...) -> Room {
      Room(type: type.text, isOwner: false, receivers: Set(receivers.map { "\($0.text)" }))
    }
    func ownRoom(_ type: TypeName, reports: FixedName) -> Room {
      let has = member.lists != [.flow]
      let receivers = (has ? ["self"] : []) + (isEvent ? ["\(reports.text)"] : [])
      return Room(type: type.text, isOwner: has, receivers: Set(receivers))
    }
    if member.owner.kind == .screen,
      let screen = app.screens.first(where: { $0.names.base == owner })
    {
      let names = screen.names
      services = Set(screen.services.map(\.property.text))
      let views = [names.view] + screen.variants.map { names.view(of: $0) }
      rooms =
        [ownRoom(names.defaultViewModel, reports: .flowDelegate)]
        + (views + [names.tests]).map { room($0, .viewModel) }
    } else if member.owner.kind == .coordinator,
      let flow = app.coordinators.first(where: { $0.names.base == owner })
    {
      services = Set(flow.services.map(\.property.text))
      rooms = [ownRoom(flow.names.coordinator, reports: .delegate)]
    } else {
      return nil
    }
  }

  /// Whether words certainly mean it, or certainly mean something else, by their offsets.
  func meanings(_ names: Set<String>, in bytes: [UInt8]) -> [Int: Bool] {
    let words = EnclosingTypes(in: bytes).words
    let local = locals(names, words, bytes)
    var meanings: [Int: Bool] = [:]
    for (index, word) in words.enumerated() where names.contains(word.text) {
      guard let room = rooms.first(where: { word.head?.words.contains($0.type) == true }) else {
        continue
      }
      let before = index > 0 ? words[index - 1].text : ""
      let offset = word.word.range.lowerBound
      if means(word, in: room, after: before, isLocal: local.contains(word.text), bytes) {
        meanings[offset] = true
      } else if room.isOwner, word.word.receiver(in: bytes).map(services.contains) == true {
        meanings[offset] = false
      }
    }
    return meanings
  }

  private func means(
    _ word: EnclosingTypes.Word, in room: Room, after before: String, isLocal: Bool,
    _ bytes: [UInt8]
  ) -> Bool {
    guard !word.word.isMember else {
      return word.word.receiver(in: bytes).map(room.receivers.contains) == true
    }
    guard room.isOwner, !word.word.isLabel(in: bytes) else { return false }
    return before == "func" || !isLocal && !word.isShadowed
  }

  /// The names that a constant, a variable or a parameter of a closure has, anywhere in the file.
  private func locals(
    _ names: Set<String>, _ words: [EnclosingTypes.Word], _ bytes: [UInt8]
  ) -> Set<String> {
    var locals: Set<String> = []
    for (index, word) in words.enumerated() where names.contains(word.text) && !word.word.isMember {
      let before = index > 0 ? words[index - 1].text : ""
      let after = index + 1 < words.count ? words[index + 1].text : ""
      let next = bytes[word.word.range.upperBound...].first { $0 != UInt8(ascii: " ") }
      let isFirst =
        next == UInt8(ascii: ",")
        && bytes[..<word.word.range.lowerBound].last { $0 != UInt8(ascii: " ") }
          == UInt8(ascii: "{")
      if ["let", "var", "for"].contains(before) || after == "in" || isFirst {
        locals.insert(word.text)
      }
    }
    return locals
  }
}
