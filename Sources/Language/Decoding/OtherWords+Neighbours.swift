package import MvvmgenSyntax

extension OtherWords {
  /// The words of SwiftUI, UIKit and tools like this one, for keys and values: whichever meaning is
  /// valid at a place.
  package static let neighbours = OtherWords([
    // Keys of specs
    "state": "properties props viewState published vars variables values data model",
    "inputs": "parameters params arguments args",
    "services": "dependencies injected",
    "screens": "answers transitions routes navigation",
    "flow": "events outputs output navigation routes reports delegate coordinator",
    "actions": "methods functions intents commands handlers",
    "members": "methods functions properties requirements",
    "summary": "doc docs documentation description comment",
    "message": "text body description",
    "title": "navigationTitle label name text",
    "embeds": "children subviews components",
    "start": "initial initialScreen rootScreen entry first flow coordinator",
    "flows": "childCoordinators coordinators subflows children",
    "links": "deepLinks deeplinks urls",
    "to": "event",
    "primary": "master sidebar",
    "supplementary": "middle content",
    "secondary": "detail",
    // Answers
    "present": "sheet modal",
    "push": "navigate navigateTo goTo screen",
    "replace": "root setRoot",
    "select": "tab selectTab switchTab",
    "report": "emit notify delegate send",
    "onSwipe": "onDismiss",
    "onBack": "onPop backAction shouldPop",
    "afterBack": "didPop onBackCompleted",
    "browse": "url safari",
    "alert": "confirm dialog",
    "back": "pop dismiss close goBack popViewController",
    "popToRoot": "root popToRootViewController",
    "closeModals": "dismissModal closeModal dismissAll",
    "stay": "none nothing ignore",
    "finish": "end complete done",
    // Beside them
    "with": "params parameters inputs arguments args data passing",
    "style": "presentation presentationStyle modalPresentationStyle preferredStyle",
    "kind": "type",
    "role": "style type",
    "buttons": "actions options",
    "do": "action onTap handler answer",
    "image": "icon systemImage",
    // Values
    "sheet": "modal pageSheet page bottomSheet",
    "fullScreen": "fullScreenCover fullscreenCover cover",
    "lock": "lockScreen appLock blocking",
    "medium": "half",
    "large": "full",
    "fit": "content automatic",
    "destructive": "danger delete",
    "actionSheet": "confirmationDialog",
    // Sentences
    "it is `present` with `\"style\": \"fullScreen\"`": "fullScreen fullScreenCover cover",
    "it is `present` with `\"style\": \"popover\"`": "popover",
    "`choose` has an answer for each case that a method of yours returns, and `switch` for each value of "
      + "data: `{ \"switch\": \"isNew\", \"cases\": { \"true\": …, \"false\": … } }`":
      "if else then when switch condition case cases",
    "`push` shows a screen, `start` a flow, and `browse` opens a URL": "open",
    "`push`, `present` or `detail` (the next column) shows a screen": "show segue route trigger",
    "it is `browse` with `\"in\": \"system\"`": "openURL",
    "it is `alert` with `\"style\": \"actionSheet\"`": "confirmationDialog actionSheet",
    "`onSwipe` is for that: after `\"onSwipe\": \"stay\"`, a swipe down does nothing":
      "interactiveDismissDisabled isModalInPresentation",
    "what comes next is the next answer in a list: `[\"back\", { \"tell\": … }]`":
      "completion next andThen",
    "what waits is a view model's action, or a `choose` with `\"async\": true`":
      "run effect task await async",
    "it is `destructive` or `cancel`, and an ordinary button has no role: leave it out":
      "default normal ordinary primary regular none",
    "what only the `screen` itself uses is written in its class: leave it out":
      "private modelControllers storage",
    "a `flow` doesn't know its parent, but reports to it: leave it out": "parent parentCoordinator",
  ])
}
