import MvvmgenStorage

/// The types that generated code uses without their module.
package enum HiddenTypes {
  /// The types that a generated type of the same name would hide.
  static let byGeneratedTypes = WordSet(
    ([.runtime, .runtimeTesting] + ofRuntime).map(\.text) + [
      "Any", "AnyObject", "Array", "Bool", "CaseIterable", "Dictionary",
      "Double", "Equatable", "Int", "MainActor", "NSCoder", "Optional", "Sendable", "Set",
      "String", "Task", "Void",
      // UIKit's
      "NSLayoutConstraint", "UIAccessibility", "UIAction", "UIBarButtonItem", "UIButton",
      "UICollectionViewCell", "UIContentUnavailableConfiguration",
      "UIDatePicker", "UILabel", "UIListContentConfiguration", "UIRefreshControl", "UIScrollView",
      "UIStackView", "UISwitch", "UITableViewCell", "UITextField", "UIViewController",
      "UIWindow",
    ])

  /// Swift's `Task`, which is written with its module if the app has a type of that name.
  static let task = TypeName("Task")

  /// The runtime's, which an app's own type of the same name would hide, too.
  package static let ofRuntime: [FixedName] = [
    .observableProperty, .readOnlyProperty, .safeResultClosure,
  ]

  /// The types that a type of the same name would hide if SwiftUI draws a screen, or its view model
  /// is an `@Observable` class.
  static let byTypesBesideSwiftUI = WordSet([
    "AccessibilityNotification", "Bindable", "BindableViewModel", "Binding", "Button",
    "ContentUnavailableView", "DatePicker", "Date", "FocusState", "ForEach", "Form",
    "GridItem", "HStack", "Label", "LabeledContent", "LazyVGrid", "List", "Observable",
    "Observation",
    "ObservationIgnored", "ObservationTracked", "ProgressView", "ScrollView", "SecureField",
    "Spacer", "State", "Text", "TextField", "Toggle", "ToolbarItem", "TrackingView",
    "UIHostingController", "VStack", "View",
  ])

  /// The types whose names have another meaning in a view model or a screen.
  static let byAppTypes = [
    FixedName.observableProperty, .readOnlyProperty, .ownServices,
  ].map { TypeName($0) }
}
