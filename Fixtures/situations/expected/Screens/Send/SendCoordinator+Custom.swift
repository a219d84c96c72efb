import GeneratedRuntime

extension SendCoordinator: SendCoordinatorDecisions {
  func recipientCancelButtonTappedChoice(
    _ recipient: any RecipientViewModel
  ) -> RecipientCancelButtonTappedChoice {
    // Yours to decide.
    .unchanged
  }

  func sizeCancelButtonTappedChoice(_ size: any SizeViewModel) -> SizeCancelButtonTappedChoice {
    // Yours to decide.
    .unchanged
  }

  func summaryCancelButtonTappedChoice(
    _ summary: any SummaryViewModel
  ) -> SummaryCancelButtonTappedChoice {
    // Yours to decide.
    .unchanged
  }
}
