import GeneratedRuntime

extension ScannerCoordinator: ScannerCoordinatorDecisions {
  func scannerStart() {
    #if canImport(UIKit) && !os(watchOS)
      let scanner = CodeScanner()
      scanner.onFound = { [self] order in
        flow.finish { delegate?.didScan(self, order: order) }
      }
      flow.present(external: scanner) { scanner.start(from: $0) }
    #endif
  }
}
