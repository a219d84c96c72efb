// Recorded by GoldenTests: the files of one folder, each below its path. See Fixtures/README.md.

// MARK: - Address/AddressScreen.swift
final class AddressScreen: AddressScreenBase, AddressViewModel {}

// MARK: - Food/FoodScreen.swift
final class FoodScreen: FoodScreenBase, FoodViewModel {}

// MARK: - Intro/IntroScreen.swift
final class IntroScreen: IntroScreenBase, IntroViewModel {}

// MARK: - NameForm/NameFormScreen.swift
final class NameFormScreen: NameFormScreenBase, NameFormViewModel {}

// MARK: - Perch/PerchScreen.swift
final class PerchScreen: PerchScreenBase, PerchViewModel {}

// MARK: - Ring/RingScreen.swift
final class RingScreen: RingScreenBase, RingViewModel {}

// MARK: - Tips/TipsScreen.swift
final class TipsScreen: TipsScreenBase, TipsViewModel {}
