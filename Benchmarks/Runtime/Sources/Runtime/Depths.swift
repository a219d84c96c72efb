import GeneratedRuntime
import UIKit

/// What happens on any stack, however deep, to be linear in its depth.
@MainActor
func navigate(_ host: Host, depth: Int, as shape: String) {
  let window = Window(host, depth: depth)
  let (stage, flow) = (window.stage, window.flow)
  guard let trunk = stage.root as? Trunk, let link = URL(string: "forest://branches/1") else {
    preconditionFailure("the flow isn't running")
  }
  /// Takes away what is above the first screens.
  func leave() {
    if stage.modalOnTop != nil { window.dismiss() }
    let screens = flow.screens
    if screens.count > depth { flow.back(from: screens[depth]) }
    window.settle()
    precondition(flow.screens.count == depth)
  }

  count("\(shape): push, back") {
    trunk.push()
    window.settle()
    window.goBack()
  }
  precondition(flow.screens.count == depth)
  count("\(shape): present, dismiss") {
    trunk.present()
    window.settle()
    window.dismiss()
  }
  precondition(stage.modalOnTop == nil)
  count("\(shape): link of three steps", undo: leave) {
    stage.open(link)
    window.settle()
  }

  flow.change { for _ in 0..<10 { trunk.push() } }
  window.settle()
  guard let place = stage.place else { preconditionFailure("the place can't be restored") }
  leave()
  count("\(shape): ten screens restored", undo: leave) {
    precondition(stage.restore(place) == nil)
    window.settle()
  }
}
