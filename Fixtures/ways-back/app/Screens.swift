import GeneratedRuntime

// The developer's half.

final class AddressScreen: AddressScreenBase, AddressViewModel {}
final class FoodScreen: FoodScreenBase, FoodViewModel {}
final class IntroScreen: IntroScreenBase, IntroViewModel {}
final class NameFormScreen: NameFormScreenBase, NameFormViewModel {}
final class PerchScreen: PerchScreenBase, PerchViewModel {}
final class RingScreen: RingScreenBase, RingViewModel {}
final class TipsScreen: TipsScreenBase, TipsViewModel {}
