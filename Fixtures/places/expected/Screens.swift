// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md.

// MARK: - App/AppCoordinator+Custom.swift
import GeneratedRuntime

extension AppCoordinator: AppCoordinatorDecisions {
  func startChoice() -> StartChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .undecided
  }
}

// MARK: - Form/FormDefaultViewModel+Actions.swift
extension FormDefaultViewModel: FormViewModel {}

// MARK: - Map/MapDefaultViewModel+Actions.swift
extension MapDefaultViewModel: MapViewModel {}

// MARK: - Owl/OwlDefaultViewModel+Actions.swift
extension OwlDefaultViewModel: OwlViewModel {}

// MARK: - OwlList/OwlListDefaultViewModel+Actions.swift
extension OwlListDefaultViewModel: OwlListViewModel {}

// MARK: - Page/PageDefaultViewModel+Actions.swift
extension PageDefaultViewModel: PageViewModel {}

// MARK: - Pin/PinDefaultViewModel+Actions.swift
extension PinDefaultViewModel: PinViewModel {}

// MARK: - Tip/TipDefaultViewModel+Actions.swift
extension TipDefaultViewModel: TipViewModel {}

// MARK: - Welcome/WelcomeDefaultViewModel+Actions.swift
extension WelcomeDefaultViewModel: WelcomeViewModel {}
