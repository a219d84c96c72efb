package import Syntax

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
    // Answers
    "present": "sheet modal",
    "push": "show navigate navigateTo goTo segue route screen",
    "replace": "root setRoot",
    "select": "tab selectTab switchTab",
    "report": "emit notify delegate send",
    "browse": "url openURL safari",
    "alert": "confirm confirmationDialog dialog",
    "back": "pop dismiss close goBack popViewController",
    "popToRoot": "root popToRootViewController",
    "closeModals": "dismissModal closeModal dismissAll",
    "stay": "none nothing ignore",
    "finish": "end complete done",
    // Beside them
    "with": "params parameters inputs arguments args data passing",
    "style": "presentation presentationStyle modalPresentationStyle",
    "kind": "type",
    "buttons": "actions options",
    "do": "action onTap handler answer",
    "image": "icon systemImage",
    // Values
    "sheet": "modal pageSheet page bottomSheet",
    "fullScreen": "fullScreenCover fullscreenCover cover",
    "medium": "half",
    "large": "full",
    "fit": "content automatic",
    "destructive": "danger delete",
    // Sentences
    "it is `present` with `\"style\": \"fullScreen\"`": "fullScreen fullScreenCover cover",
    "it is `present` with `\"style\": \"popover\"`": "popover",
    "`choose` has the answer for each case, and a method of yours decides: "
      + "`{ \"choose\": { \"new\": …, \"known\": … } }`":
      "if else then when switch condition case cases",
    "`push` shows a screen, `start` a flow, and `browse` opens a URL": "open",
  ])
}
