// Recorded from Documentation/Reference/Diagnostics. Change the pages, then run
// RECORD_GOLDENS=1 swift test --filter AsRecorded

extension Diagnostic.Code {
  package var severity: Diagnostic.Severity {
    switch self {
    case .fileName,
      .fixedSeverity,
      .noCancelButton,
      .shownName,
      .formerWord,
      .nameNotCamelCase,
      .nameOutsideASCII,
      .eventName,
      .staleData,
      .hiddenState,
      .unkeptSecret,
      .unreachable,
      .unheardReport,
      .unusedService,
      .noWayOut,
      .unusedAnswers,
      .unknownService,
      .tooManyTabs,
      .noRoot,
      .neverSent,
      .neverBegins,
      .typeSlip,
      .unusedValue,
      .endsTab,
      .suffixTwice,
      .notAlwaysBehind,
      .toldAfterEnd,
      .swipeOfSteps,
      .lockOfPart,
      .lostSplit,
      .startedAgain,
      .neverSeen,
      .undrawn,
      .linkBehindTab,
      .uncalled,
      .unusedView,
      .formerMember,
      .formerSpec,
      .unlistedModule,
      .unreadSpec:
      .warning
    default: .error
    }
  }
}
