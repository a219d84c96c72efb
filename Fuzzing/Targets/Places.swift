import GeneratedRuntimeTesting

@testable import GeneratedRuntime
@testable import MvvmgenPlacesFixture

/// Place → screens: whatever is read leads somewhere, which is a place like any other: written, read
/// and restored, it is the same. Returns whether all of the place was there.
@MainActor @discardableResult
func fuzzPlaces(_ bytes: [UInt8]) throws -> Bool {
  guard let place = Stage.Place(rawValue: String(decoding: bytes, as: UTF8.self)) else {
    return false
  }
  return try [WidthClass.compact, .regular].map { width in
    let (stage, stop) = restored(place, width: width)
    guard let reached = stage.place else { throw Found(description: "nothing is shown") }
    try demand(Stage.Place(rawValue: reached.rawValue) == reached, "\(reached): read as another")
    let (again, left) = restored(reached, width: width)
    try demand(left == nil, "\(stage.description): \(left.map { "\($0)" } ?? "")")
    try demand(again.description == stage.description, "\(stage.description): \(again.description)")
    try demand(again.place == reached, "\(stage.description): restored as another place")
    for _ in 0..<20 {
      stage.user.dismiss()
      stage.user.goBack()
    }
    try demand(stage.layers.count == 1, "\(stage.description): there is no way out")
    try demand(stage.warnings == [], "\(stage.warnings)")
    return stop == nil
  }.allSatisfy { $0 }
}

@MainActor
private func restored(_ place: Stage.Place, width: WidthClass) -> (Stage, Stage.Place.Stop?) {
  let stage = Stage()
  stage.width = width
  return (stage, stage.start(AppCoordinator(withServices: Member()), at: place))
}

private struct Member: AppServices, MemberStore {
  var memberStore: any MemberStore { self }
  let owlListVariant = OwlListVariant.list
  let isSignedIn = true
}
