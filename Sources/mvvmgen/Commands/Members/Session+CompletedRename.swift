import AppModel
import Language
import Syntax
import Templates

extension Session {
  /// Completes a member's rename that the specs have already: one that was interrupted, or one
  /// without `--edit`.
  ///
  /// - Returns: nil unless the specs have the new name in place of the old one, and something else
  ///   is still to be done.
  mutating func completeRename(
    _ kind: MemberKind, _ old: String, _ new: String
  ) throws -> ExitCode? {
    let input = try readSpecs()
    let outlines = pipeline.survey(input.sources, input.configuration).outlines
    let owner = try owner(arguments.operands[1], of: kind, among: outlines)
    let names = kind.names(in: owner)
    guard !names.contains(old), names.contains(new),
      let app = pipeline.generate(input.sources, input.configuration).app,
      let former = found(kind, new, of: owner, formerly: old, input, outlines, app)
    else { return nil }
    let newNames = NewNames(of: former.member, former.app, calledNow: new, app)
    let own = OwnFiles(
      disk: project.disk, configuration: input.configuration, outlines: outlines)
    let mentions = try Mentions(
      in: own, of: newNames, ownMembers: former.ownMembers(calledNow: new), served: former.served)
    let generation = pipeline.generate(input.sources, input.configuration)
    guard try !mentions.all.isEmpty || !plan(generation, input).outOfDate.isEmpty else {
      return nil
    }
    return try carryOut(
      SpecDraft(input), naming: newNames, areGone: false, former.ownMembers(calledNow: new),
      former.served)
  }

  /// A member as it was before it got its name.
  private func found(
    _ kind: MemberKind, _ name: String, of owner: SpecOutline, formerly old: String,
    _ input: ProjectInput, _ outlines: [SpecOutline], _ app: App
  ) -> Found? {
    let member = MemberSubject(kind: kind, owner: owner, name: name)
    let uses = MemberUses(member, in: outlines, AppMap(app, roots: []))
    var draft = SpecDraft(input)
    draft.replace(uses.spans, with: old)
    draft.renameSecret(name, to: old, of: member)
    let before = pipeline.generate(draft.after.sources, draft.after.configuration).app
    guard let before, let owner = outline(ofFile: owner.span.file, in: draft) else { return nil }
    return Found(
      member: MemberSubject(kind: kind, owner: owner, name: old), input: input,
      outlines: pipeline.survey(draft.after.sources, draft.after.configuration).outlines,
      app: before, map: AppMap(before, roots: []))
  }
}
