import Foundation

final class WelcomeScreen: WelcomeScreenBase, WelcomeViewModel {}

final class OwlListScreen: OwlListScreenBase, OwlListViewModel {}

final class OwlScreen: OwlScreenBase, OwlViewModel {}

final class MapScreen: MapScreenBase, MapViewModel {}

final class FormScreen: FormScreenBase, FormViewModel {}

final class PageScreen: PageScreenBase, PageViewModel {}

final class PinScreen: PinScreenBase, PinViewModel {}

final class TipScreen: TipScreenBase, TipViewModel {}
