import AppModel
import Editing
import Generator
import Language
import Map
import Syntax
import Templates

extension Session {
  /// Completes a member's rename that the specs have already: one that was interrupted, or one
  /// without `--edit`.
  ///
  /// - Returns: nil unless the specs have the new name in place of the old one, and something else
  ///   is still to be done.
  mutating func completeRename(
    _ kind: MemberKind, _ old: String, _ new: String, in place: Place
  ) throws -> ExitCode? {
    let names = kind.names(in: place.owner)
    guard !names.contains(old), names.contains(new) else { return nil }
    // Warnings are reported where something is done.
    let generation = pipeline.generate(place.input.sources, place.input.configuration)
    guard let app = generation.app, let former = former(kind, new, in: place, old, app) else {
      return nil
    }
    let own = OwnFiles(
      disk: project.disk, configuration: place.input.configuration, outlines: place.outlines)
    let change = try change(
      with: plan(generation, place.input), own,
      naming: NewNames(of: former.member, former.app, calledNow: new, app))
    guard !change.mentions.areNone || !change.plan.outOfDate.isEmpty else { return nil }
    return try carryOut(change, place.input, Diagnostics())
  }

  /// A member as it was before it got its name.
  private func former(
    _ kind: MemberKind, _ name: String, in place: Place, _ old: String, _ app: App
  ) -> Found? {
    let member = MemberSubject(kind: kind, owner: place.owner, name: name)
    let uses = MemberUses(member, in: place.outlines, AppMap(app, roots: []))
    var draft = SpecDraft(place.input)
    draft.replace(uses.spans, with: old)
    draft.renameSecret(name, to: old, of: member)
    let before = pipeline.generate(draft.after.sources, draft.after.configuration).app
    guard let before, let owner = outline(ofFile: place.owner.span.file, in: draft) else {
      return nil
    }
    return Found(
      member: MemberSubject(kind: kind, owner: owner, name: old), input: place.input,
      outlines: pipeline.survey(draft.after.sources, draft.after.configuration).outlines,
      app: before, map: AppMap(before, roots: []))
  }
}
