// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md.

// MARK: - App/AppCoordinator+Custom.swift
import GeneratedRuntime

extension AppCoordinator: AppCoordinatorDecisions {
  func startChoice() -> StartChoice {
    // Yours to decide.
    flow.warnUnwritten()
    return .signedIn
  }
}

// MARK: - Form/FormScreen.swift
final class FormScreen: FormScreenBase, FormViewModel {}

// MARK: - Map/MapScreen.swift
final class MapScreen: MapScreenBase, MapViewModel {}

// MARK: - Owl/OwlScreen.swift
import Foundation

final class OwlScreen: OwlScreenBase, OwlViewModel {}

// MARK: - OwlList/OwlListScreen.swift
final class OwlListScreen: OwlListScreenBase, OwlListViewModel {}

// MARK: - Page/PageScreen.swift
final class PageScreen: PageScreenBase, PageViewModel {}

// MARK: - Pin/PinScreen.swift
final class PinScreen: PinScreenBase, PinViewModel {}

// MARK: - Tip/TipScreen.swift
final class TipScreen: TipScreenBase, TipViewModel {}

// MARK: - Welcome/WelcomeScreen.swift
final class WelcomeScreen: WelcomeScreenBase, WelcomeViewModel {}
