import GeneratedRuntime
import Models

extension AviaryCoordinator: AviaryCoordinatorDecisions {
  func perchDidPickChoice(_ perch: any PerchViewModel, pick: Owl) -> PerchDidPickChoice {
    // Yours to decide.
    .known
  }

  func perchDidPickOther(_ perch: any PerchViewModel, pick: Owl) {
    // Yours to write: what comes next.
    flow.warnUnwritten()
  }

  func owlDidRename(_ owl: any OwlViewModel, to name: String) {
    // Yours to write: what comes next.
    flow.warnUnwritten()
  }
}
