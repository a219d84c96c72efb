// Recorded from Documentation/Reference/SpecLanguage.md. Change the page, then run
// RECORD_GOLDENS=1 swift test --filter GoldenTests
// swift-format-ignore-file

extension Handbook {
  static let specLanguage = #"""
# The spec language

How to describe an app's screens, flows and services. [From an app to specs](../Guide/Situations.md) shows it by
twelve situations from real apps.

## Files

Every `*.json` file in the specs folder, at any depth, is one spec; hidden files and folders are
skipped. Its kind is the first of these keys in it: `screen`, `coordinator`, `service`. Name the
file `<Name>.<kind>.json`, such as `Login.screen.json`; any other name is a warning (MG209).

Specs are strict JSON in UTF-8: no comments, no trailing commas, no duplicate keys, no unknown keys,
at most 64 levels deep and 1 MiB long. A byte-order mark, CRLF and the key `$schema` are accepted.

[One run reports](Diagnostics.md) the errors in all specs, except those that may disappear
once another error is fixed. [Warnings about the app as a whole](#the-app-as-a-whole) follow
when there are no errors left.

## Declarations

Declarations are written as in Swift, or as an object that adds a documentation comment:

```json
{
  "screen": "Login",
  "summary": "Lets a member sign in.",
  "inputs": ["email: String? = nil"],
  "services": ["AuthService"],
  "state": [
    "isSigningIn: Bool = false",
    { "declare": "errorMessage: String?", "summary": "Shown under the password field." }
  ],
  "actions": [
    "signIn(email: String, password: String) async",
    "registerButtonTapped()",
    "forgotPasswordTapped()"
  ],
  "flow": ["registerButtonTapped()", "forgotPasswordTapped()", "didSignIn(session: Session)"]
}
```

- A value is `name: Type` or `name: Type = default`. A function is `name(label name: Type, …)`; its
  parameters have no defaults. The parts are separated by spaces only: no tabs, no line breaks.
- **Types:** names with dots and generic arguments, optionals, arrays, dictionaries, tuples, `any P`, `P
  & Q`, metatypes, `Any`, functions with `@escaping`, `@Sendable`, `@MainActor`, `async`, `throws` and
  `inout`. Not `some`, `!`, `Self`, `T...`, or, in the type of a function, `throws(E)`. `TimeInterval`
  is `Double`. They are compared and printed in canonical form: `Array<Int>` is `[Int]`, `Optional<T>`
  is `T?`, `() -> ()` is `() -> Void`, `P & Q` is `any P & Q`. A composition is printed in its order,
  but `P & Q` and `Q & P` are one type. All other protocols need `any`; mvvmgen reports where it is
  missing before well-known ones, such as `Error` (MG310).
- **Values:** numbers, strings on one line, `true`, `false`, `nil`, `.member`, `Type.member`, `Type(…)`,
  `.member(…)`, `Type.member(…)`, and arrays, dictionaries and tuples of these. What is computed is
  Swift, not data: for closures, operators (`60 * 5`), ranges, `!`, interpolation, `#"raw"#` strings,
  and members of literals, of calls and of `T?`, declare a constant (`static let timeout = …` in an
  extension of the type), and write `.timeout`. No path that begins with a lowercase letter (`owl.name`)
  is a default: that would be a variable, and a default can't see variables. A literal must fit its type
  (MG323, and MG412 in `with`) where mvvmgen knows the type. For your own types, members and calls, the
  compiler checks it. Integers must be exact (`16777217` is no `Float`, but `16777217.0` is rounded),
  and `URL(string:)`, `UUID(uuidString:)` and the like return optionals.
- **Names** are Swift identifiers. Keywords are fine, with or without backticks; they are escaped
  where Swift needs it. A name that `swift format lint` would refuse (not lower camel case, not
  ASCII) is a warning (MG303, MG304).
- **Reserved names** are those of the generated type's own members (MG351). In a coordinator: `flow`,
  `services`, `start()`, `cancelled()`, `decisions` where an answer is `choose` or `custom`, `beginning`
  where it has `starts`, and `delegate`, or where flows report by closures `connect`. In a screen with
  flow events: `flowDelegate`, unless they are closures. In a screen with a list: `list`; with alerts:
  `alert`. A flow event may have such a name, except `cancelled`. No member or parameter may have the
  name of a type that specs or generated code refer to, such as `Owl` (MG360).
- **Duplicates** are reported where the second one is (MG352), or in both specs: two members with the
  same name and labels (types don't distinguish them), two flow events with the same name (even with
  different parameters), a state `x` next to a member `xProperty`, and types whose names differ only in
  case.

## Screen

| key | meaning |
| --- | --- |
| `screen` | The screen's name, UpperCamelCase. |
| `summary` | What it is for, as documentation. |
| `title` | The title in a bar above it, unless the flow says another. A literal, or after an equals sign a value without data, which only a `title` beside what shows it can have. Without one, its view sets the title, as scaffolded. When you add one later, remove `.navigationTitle` from a SwiftUI view: it would win |
| `allow` | Codes of warnings to silence in this spec. Such as `["MG355"]` |
| `inputs` | Data that the flow passes in. An input without a default is required, even if it is optional |
| `services` | Services that it needs from the app. `"AuthService"` (becomes `authService`; `URLOpener` becomes `urlOpener`), or `"auth: AuthService"` for another name in this view model. Each service only once |
| `state` | Values that the view shows and observes. |
| `fields` | Values that the view edits. `"email: String"` is `{ get set }` in the protocol, and observed as state is. A SwiftUI view has a control for it |
| `derived` | Values that follow from the state and the fields. `"canSubmit: Bool"` is `{ get }` in the protocol, without a default (MG375), and observed as state is. You write it, as an expression of them, in an extension of the protocol, so that samples and stubs have it, too |
| `actions` | Functions that the view calls. They may be `async`; no `throws` and no result: an action's outcome is state |
| `flow` | Events for the flow to answer: what the user did. No `async`, no `throws`, no result |
| `private` | The view model's own stored properties. |
| `secret` | Names of its values and parameters that nothing prints. Such as `["password"]`: [secrets](#secrets) |
| `alerts` | Alerts that it shows above itself, each under the case that its view model sets. They are the cases of `LoginAlert`, of which the view model sets one, `alert = .offline`. See [alerts of a screen's own](#alerts-of-a-screens-own) |
| `variants` | Presentations that the app chooses between. Two or more for the same view model, such as `["list", "grid"]`, each with its own view controller. The generated coordinator asks the app's services which to show (`owlsVariant`); the default is the first |
| `list` | The `Identifiable` type of the items that it lists. Not `String` or `Int`, which would make equal rows one: put them into a type with an `id`. `"Owl"` adds the state `list`, a `ListViewModel<Owl>`. The view controller is scaffolded as a table; for the variant `grid`, as a collection. Selecting an item calls the action that takes an `Owl.ID`; if there are several, the one that is a flow event or begins with `select` or `didSelect`. None that begins with `remove`, `delete`, `clear`, `discard` or `cancel`, unless it is an event: add a swipe action for that |
| `modelControllers` | Helpers that the view model owns. Only this screen uses them: `"search: OwlSearchController"`, or `"OwlSearchController"` (becomes `owlSearchController`), is created as `OwlSearchController()`. To create it in another way, give it a default. Whatever several screens share is a service |
| `view` | How its view is made, unless `ui` in the configuration says it. `"uikit"`: a view controller is scaffolded; `"swiftui"`: [a SwiftUI view](../Guide/SwiftUI.md) is scaffolded, which a hosting controller shows in the same flows; `"storyboard"`: one that is loaded from a storyboard is scaffolded; `{ "kind": "storyboard", "storyboard": "Auth", "identifier": "Login" }` names the storyboard and the identifier where they differ from the view controller's type; `"picker"`: you create a system view controller that returns one result; `"session"`: you begin what the system shows by itself; `"none"`: you create the view controller |
| `launch` | Launch arguments that start it alone, and its inputs. For UI tests: [launch points](#launch-points) |
| `samples` | States that it can be in, by name, for previews and snapshots. See [samples](#samples) |
| `embeds` | Screens whose views its view contains. `["Map", "PlaceList"]`. See [embedded screens](#embedded-screens) |
| `external` | For a screen that exists by hand, which has `inputs` and `flow` alone. See [a screen that exists by hand](#a-screen-that-exists-by-hand) |

A list's type is written as its plain name, and can't be a standard type without an `id`, such as
`String` (MG221). The view model changes the list through
`list.items`.

A state, a field or a `private` property may start from an input: `"address: String = email"`. The types
are the same, or it is the optional of the input's (MG373).

Without a default, `state`, `fields` and `private` properties start as `nil`, `false`, `""`, `[]` or `[:]`, by
their type; all other types need a default.

An action with the name and the parameters of a flow event is generated: it only forwards to the
event. A flow event that begins with `show`, `open`, `goTo`, `present`, `push`, `pop`, `navigate` or
`route` is a warning (MG355), unless it ends in what happened, as `Tapped` or `Changed`: it should say
what happened, not what comes next.

A **picker** (of pictures, contacts, documents) has two flow events (MG371): one whose parameters
are its result, and one without parameters for cancellation, such as `["didPick(image: Avatar)",
"didCancel()"]`. It has no other members. Exactly one of the two events is sent, once: the first
when there is a result, the second when the user cancels or the callback is dropped unused. Like
every screen, a picker that has left the screen sends nothing; to send the second event on a swipe
down, use `"onSwipe": "didCancel"`.

A **session** is what the system shows above the app, in no view controller of a flow's: web
authentication, Sign in with Apple, Face ID, a permission; and what must be presented, as share sheets
and mail composers must. It has the same two events, and is presented (MG429), without a style. Nothing
is seen of the screen itself. You write one method, which gets the window, a view controller to present
over, and the callback, and returns what ends the session: that is called when the screen leaves, so
when its flow ends, too.

```swift
extension WebLoginScreen {
  func startSession(
    in window: UIWindow, over presenter: UIViewController, _ result: SafeResultClosure<URL>
  ) -> () -> Void {
    let anchor = Anchor(window)
    let session = ASWebAuthenticationSession(url: viewModel.page, callbackURLScheme: "owlery") {
      // The system may call it on any thread.
      @Sendable url, _ in
      Task { @MainActor in if let url { result.reportResult(url) } else { result.cancel() } }
    }
    session.presentationContextProvider = anchor
    session.start()
    return { _ = anchor; session.cancel() }
  }
}

extension ShareScreen {
  func startSession(
    in window: UIWindow, over presenter: UIViewController, _ result: SafeResultClosure<Bool>
  ) -> () -> Void {
    let sheet = UIActivityViewController(activityItems: [viewModel.link], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = presenter.view
    sheet.completionWithItemsHandler = { _, isShared, _, _ in result.reportResult(isShared) }
    presenter.present(sheet, animated: true)
    return { sheet.dismiss(animated: true) }
  }
}
```

### Alerts of a screen's own

```json
"alerts": {
  "offline": {
    "title": "= L10n.offline",
    "buttons": [
      { "title": "= L10n.retry", "do": "retryTapped" },
      { "title": "= L10n.cancel", "role": "cancel" }
    ]
  },
  "deletes(owl: Owl)": {
    "message": "= L10n.deletes(owl.name)",
    "buttons": [
      { "title": "= L10n.delete", "role": "destructive", "do": "delete" },
      { "title": "= L10n.cancel", "role": "cancel" }
    ]
  }
}
```

What went wrong, and other questions that don't lead to another screen. Each is a case, written as in
Swift with the data that it brings (MG242), of a generated enumeration. The view model says `alert =
.deletes(owl: owl)`, and the stage shows that above the screen, whoever draws it, [while it is in
sight](Runtime.md#decisions). A tap on a button, or the end of the screen, sets `alert`
to `nil`; setting another one, or `nil`, takes it away, too.

They are written like the [alerts of flows](#answers), with the same keys, but `do` names an action of
the screen (MG442), which is called when the alert is gone; an event is sent by the action of its name.
The action gets its parameters by name: the text of a field of the alert, the data of the case, or an
input, a state, a field or a derived value of the screen (MG443). The texts are made of these, too, but
not of what is still to be typed; a service's value comes as data of the case.

The enumeration is `Equatable`, so your own types in its data must be, unless some of the data can't be
compared, such as a function or an `any Error`. `alert` isn't in the protocol that the view knows: a test
of the view model reads it, `#expect(viewModel.alert == .offline)`, and one on a stage taps its buttons.

### Embedded screens

A screen can be made of others: `"embeds": ["Map", "PlaceList"]`. Each has its own view model, view and events,
and may be shown by itself elsewhere; the screen around them arranges their views, and has members of its
own or none.

```json
{ "screen": "Places", "embeds": ["Map", "PlaceList"] }
```

- **Wherever a coordinator shows `Places`**, it makes `Map` and `PlaceList`, too. They are there exactly
  as long as `Places` is, whatever ends it.
- **Their inputs** are those of `Places` with the same names, or else bound as its own are: by name, or with
  the `with` of the answer that shows it.
- **Their events** are answered by the same coordinator, under their own names in `screens` (MG403). There,
  they stand where `Places` stands: `push` shows above it, `back` leaves it, `popTo` finds it, `tell` reaches
  them while it is there, and while something covers it, their answers show nothing.
- **They don't know each other.** What happens in one reaches another through the coordinator:
  `"Map": { "didSelect": { "tell": "PlaceList", "call": "scroll" } }`.
- **Views.** A view controller gets its children's view controllers (`mapViewController`), a SwiftUI view its
  children's views (`mapView`); both are scaffolded with the children one below the other. UIKit's and
  SwiftUI's mix. Their titles aren't shown.

A storyboard can't contain them, and neither can a screen with a `list` (MG249); pickers, sessions and flows
can't be embedded, nor a screen in itself or twice in another (MG249, MG454). An embedded screen has no role
(MG455). To embed something twice, give the second a spec of its own.

### Secrets

```json
{
  "screen": "Login",
  "fields": ["email: String", "password: String"],
  "actions": ["signIn() async"],
  "flow": ["didSignIn(session: Session)"],
  "secret": ["password", "session"]
}
```

A screen, a coordinator or a service says under `secret` what no log and no test's output may have.
Each name is that of a value which the same spec declares (MG376), and covers all of that name in it:
an input, a state, a field, a parameter of an action, an event or a service's function, the data of a
case, and the field of an alert. The app uses them like any others, and tests can compare them. But
`‹secret›` is printed in their place:

- in the calls that **spies** record, and in the **alerts, choices and beginnings** of your code, by
  `print`, `dump` and failed expectations alike: `signIn(email: "ada", password: ‹secret›)`;
- in **transcripts, logs** and `stage.description`, for an alert with such data in its title, its message
  or a button's title, and for a URL of such data that an answer browses.

A view is scaffolded with a `SecureField`, or a text field with `isSecureTextEntry`, for a secret `String`,
and so is the field of an alert.

A coordinator's answers know what is secret in the event, in its sender and in services (`vault.code`),
and it is an error to say so again (MG376). **But where data goes on** to the input of another screen,
to a flow, a service or a report, it is secret only if that spec says so, too: here, `session` also in
the coordinator that reports it; a warning (MG417) says where a spec doesn't, and all of the data goes
there. A path is secret if the name that it begins with is. What your own code prints, the text of an
expectation itself (`#expect(viewModel.password == "…")`), and an object's memory in `dump` or a
debugger aren't covered.

### A screen that exists by hand

```json
{
  "screen": "Checkout",
  "external": true,
  "inputs": ["cart: Cart"],
  "flow": ["didPay(receipt: Receipt)", "closeButtonTapped()"]
}
```

The spec describes only how flows use the screen: they show it, pass it its data and answer its events,
checked as those of any other screen. It may say what of these is [`secret`](#secrets). Other keys are
errors (MG207), and nothing inside it is generated, only the class that represents it in a flow. You
write one method, which makes your view controller: see [Adopting.md](../Guide/Adopting.md).

## Coordinator

```json
{
  "coordinator": "Auth",
  "summary": "Gets a member signed in.",
  "inputs": ["email: String? = nil"],
  "start": "Login",
  "flow": ["didAuthenticate(session: Session)"],
  "screens": {
    "*": { "helpButtonTapped": { "browse": "= URL.help" } },
    "Login": {
      "registerButtonTapped": { "push": "Register" },
      "forgotPasswordTapped": {
        "start": "PasswordReset", "as": "present", "with": { "address": "email" }
      },
      "didSignIn": { "finish": "didAuthenticate" }
    },
    "Register": {
      "signInButtonTapped": "back",
      "didRegister": { "finish": "didAuthenticate" }
    }
  },
  "flows": {
    "PasswordReset": { "didReset": { "popTo": "Login" } }
  },
  "events": {
    "didReceiveResetLink(address: String)": { "start": "PasswordReset", "as": "present" }
  }
}
```

| key | meaning |
| --- | --- |
| `coordinator` | The flow's name, UpperCamelCase. |
| `summary` | What it is for, as documentation. |
| `allow` | Codes of warnings to silence in this spec. As in a screen |
| `root` | Marks the app's first coordinator. Always `"window"` |
| `inputs` | Data that is passed in when it starts. As a screen's |
| `state` | Values that it holds between events. They are private to it: `"draft: Draft?"`. Like a screen's, with the same defaults, and they may start from an input. Data is bound to them by name, `set` changes them, and your own code sees them. `restart` gives them their first values again |
| `secret` | Names of its values and parameters that nothing prints. Also of the data of its cases: [secrets](#secrets) |
| `services` | Services that its own decisions and custom code need. They are in addition to the services of its screens and child flows, and can't be given other names here |
| `start` | The screen that it starts with, or another beginning. A screen's name, or `{ "screen": "Login", "with": …, "title": … }`, `{ "flow": "Home", "with": … }`, `{ "choose": { "tour": { "flow": "Tour" }, "library": "Library" } }`, `{ "present": "PIN" }`, written like the answer, for a flow that begins with a modal above its parent (MG430), or `{ "alert": … }` for one that begins with a question |
| `starts` | Other ways to begin, each with its data; `at` chooses one where it is started. See [several beginnings](#several-beginnings): `"starts": { "thread(message: Message.ID)": "Thread", "members": "Members" }` |
| `tabs` | A flow for each tab, instead of `start`. A list of `{ "flow": "Home", "title": "Home", "image": "house", "with": … }`, each flow once. The first is selected, unless another has `"selected": true`. How tabs count, come and go is said below |
| `split` | Two columns, instead of `start`. `{ "primary": …, "secondary": … }`, each written like a `start` without `present` and `alert`. Without `secondary` the second column is empty at first |
| `flow` | Events that it reports to the flow that starts it. |
| `screens` | For each screen, or each of its roles, an answer to each of its events; under * for all. See [a screen in several roles](#a-screen-in-several-roles) |
| `flows` | For each child flow, an answer to each of its reports; under * for all. |
| `events` | Events from outside, such as links. They are methods of the coordinator, with their answers |
| `launch` | Launch arguments that start it alone, and its inputs. As a screen's: [launch points](#launch-points) |
| `external` | For a flow that exists by hand, which has `inputs`, `services` and `flow`. See [a flow that exists by hand](#a-flow-that-exists-by-hand) |

Every event of every screen and flow that a coordinator shows must be answered; `"*"` has the
answers for all screens, or under `flows` for all flows, that have the event and no answer of their own.
Where it has a `choose`, you write a method for each of these screens, since each passes its own view model. A child flow that ends
without a report (popped, swiped down, or finished without an event) sends `cancelled`, which need
not be answered. A child that this flow itself replaced or removed with `back` doesn't send it. A
flow that then has nothing on screen ends too, including the root: where a root shows nothing but a
child, answer the child's `cancelled`.

A flow with tabs has no stack of its own, nor does a flow whose first column is another flow:
pushing there is an error (MG423). Where the first column is a screen, the flow pushes onto it.

**A tab follows what the flow holds.** `"badge": "unread"` names a state of the flow, an `Int` or a
`String` or an optional of one, that counts on the tab: 0, `nil` and `""` show nothing. `"when":
"isSpacesEnabled"` names a `Bool` of the flow: the tab is there while it is `true`. When it comes, its
flow begins, with the data of that moment; when it goes, the flow ends with all that it shows, and sends
nothing, not even `cancelled`. A flow that finishes takes its tab along, until the state is set to
`true` the next time. If it was selected, the next tab is. At least one tab is always there
(MG235). `select` of a tab that isn't there does nothing, which [the log
says](Runtime.md#follow-what-happens). Both follow at once when `set` or your own code changes the
state. `"role": "search"` is what the system knows as its search tab: from iOS 18 on, it stands apart
from the others; before, it is a tab like them.

### A screen in several roles

A flow may show one screen as several things, whose events have other answers in each: what a menu
calls *About* and what it calls *Help* are one page. The role's name stands after a colon:

```json
"screens": {
  "Menu": {
    "aboutButtonTapped": { "push": "Content:about", "with": { "page": "= .about" } },
    "helpButtonTapped": { "present": "Content:help", "with": { "page": "= .help" } }
  },
  "Content:about": { "doneButtonTapped": "back" },
  "Content:help": { "doneButtonTapped": { "popTo": "Menu" } },
  "*": { "linkTapped": { "browse": "url" } }
}
```

It stands wherever this coordinator names the screen, after `push`, `popTo` and `tell` as in its
`start`; without it, the name is an error there (MG450). Each role is checked like a screen of its own:
one that nothing shows is a warning (MG435), and so on. Other flows may show the same screen in other
roles, or in none; a flow below may `popTo` a role of this one. Flows have no roles (MG451), and the
screen itself knows nothing of its roles.

The screen still has one method for each event, which asks for the role where the answers differ. The
roles are an enumeration in the coordinator, `MainCoordinator.ContentRole`; your own code that shows the
screen sets `content.presence.role = ContentRole.about` first. A screen that it shows without one gets
no answer but a warning on the stage. An answer under `"*"` is the same for all roles that have no
other. A role is a name like a state's, but not `none` or `some` (MG248).

### Several beginnings

```json
{
  "coordinator": "Room",
  "inputs": ["room: Room.ID"],
  "start": "Chat",
  "starts": {
    "thread(message: Message.ID)": { "screen": "Thread", "with": { "root": "message" } },
    "members": "Members"
  }
}
```

Each beginning has a name and its data, declared as the cases of a choice are, and a `start`. Whoever
starts the flow says with `at` which one it is, and passes the data with the inputs:

```json
"Inbox": {
  "roomTapped": { "start": "Room" },
  "mentionTapped": { "start": "Room", "at": "thread", "with": { "message": "mention.message" } }
}
```

`at` also goes with `flow` in a `start` and in a tab, and with a launch point of the flow. Without `at`,
the flow begins with its `start`; a flow may have `starts` alone, and then each of these says `at`
(MG446). The inputs are the same for all beginnings; what only one needs is its data. Both are passed by
name, so an input and the data of a beginning have different names. The data is for the `start` of its
beginning only: what the answers to later events need is an input, or the input of the first screen,
which they get as the sender's. A flow with tabs or a split has no `starts`. `"restart"` begins at the
same beginning again, with the same data.

In Swift, `RoomBeginning` is an enumeration with a case for each, and your own code starts the flow
with `RoomCoordinator(withServices: services, room: room, at: .members)`. No beginning is called `none` or
`some` (MG247).

### A flow that exists by hand

```json
{
  "coordinator": "Payment",
  "external": true,
  "inputs": ["cart: Cart"],
  "flow": ["didPay(receipt: Receipt)"]
}
```

Other flows start it, pass it its data and answer its events. It may list `services` that your code
needs, and what is `secret`. You write one method, `paymentStart()`, which starts your own coordinator:
[Adopting.md](../Guide/Adopting.md) shows it for three kinds of coordinators. `"events": {
"didReceiveLink(token: String)": "custom" }` is what other flows `tell` it: another method that you write,
`paymentDidReceiveLink(token:)`. Choose a name that your own class
doesn't have: `PaymentCoordinator` is generated.

## Answers

| answer | what it does |
| --- | --- |
| `{ "push": "Register" }` | shows the screen on the flow's stack |
| `{ "push": "Content:about" }` | shows it in [one of its roles](#a-screen-in-several-roles) in this flow |
| `{ "present": "Help", "style": "sheet" }` | shows it modally: `sheet` (default), `formSheet`, `fullScreen`, `overFullScreen`, `popover`; [more about the look](#answers) in an object. With `"onSwipe": "cancelButtonTapped"` a swipe down sends that event of the screen; with `"stay"` it does nothing |
| `{ "replace": "Login" }` | shows the screen in place of everything that this flow shows |
| `{ "detail": "Post" }` | shows the screen in the second column of this flow's split, replacing the column's content |
| `{ "select": "Profile" }` | selects the tab of that flow |
| `{ "popTo": "Login" }` | back to the nearest `Login` screen of this flow, or [of a flow above](#answers) |
| `{ "popTo": "Owl", "or": { "push": "Owl" } }` | back to it if it is there; otherwise the answer after `or` |
| `"back"` | leaves the screen that sent the event, or removes the child flow that sent it |
| `"popToRoot"` | back to this flow's first screen; modals of flows above stay |
| `"closeModals"` | closes all modals and alerts above this flow's stack, whoever shows them, without asking: so that what comes from outside isn't shown below them |
| `"restart"` | this flow begins again: its `start`, or [the beginning](#several-beginnings) that was chosen, replaces everything that it shows |
| `{ "start": "PasswordReset", "as": "push" }` | starts a child flow: `push` (default), `present` (with a stack of its own; `style`, `onSwipe`), or `replace`; with `at`, [at another of its beginnings](#several-beginnings) |
| `{ "start": "Library", "unless": "running" }`, `{ "present": "Request", "unless": "shown" }` | the same, unless `Library` runs already, in this flow or below it; unless this flow shows `Request` already |
| `{ "finish": "didAuthenticate" }`, `"finish"` | reports the event and ends this flow; ends it without a report |
| `{ "report": "goHome" }` | reports the event and continues |
| `{ "browse": "url", "in": "app" }` | opens a URL, in the `app` (default) or by the `system`; does nothing when it is nil |
| `{ "tell": "Library", "call": "remove", "with": { "owl": "owl" } }` | calls an action of a screen that this flow shows; or, where `Library` is a flow below this one, one of its `events`, if it is running |
| `{ "tell": "Library", "call": "open", "or": { "start": "Library" } }` | calls it if there is somebody to tell; otherwise the answer after `or` |
| `{ "call": "consentService.giveConsent", "with": … }` | calls a function of a service that has a spec; the flow then needs the service. An `async` or throwing one is an error (MG441): waiting is a view model's work |
| `{ "set": { "draft": "draft" } }` | changes what the flow holds (`state`), each from data or a value, in order |
| `{ "alert": { "title": "Discard changes?", "buttons": [{ "title": "Discard", "role": "destructive", "do": "back" }, { "title": "Keep editing", "role": "cancel" }] } }` | shows an alert; see below |
| `{ "choose": { "known(owl: Owl)": { "push": "Owl" }, "unknown": "stay" } }` | [you decide](#answers): a method that you write returns one of the cases |
| `{ "choose": { "joined(room: Room)": { "push": "Room" }, "failed": "stay" }, "async": true }` | the same, but [your method may wait](#answers) |
| `{ "choose": { "joined(room: Room)": { "push": "Room" }, "failed": "stay" }, "async": "latest" }` | the same, but a newer event cancels the wait of an older one, if both say `latest` and come from the same screen, from the same child flow, or from outside |
| `{ "compact": { "push": "Filter" }, "regular": { "present": "Filter", "style": "popover" } }` | one of two answers, depending on the flow's horizontal size class; both are required |
| `"custom"`, `{ "custom": ["Settings"] }` | you write it; the list says which screens and flows it may show |
| `"stay"` | does nothing, intentionally |
| `"never"` | an event that can't happen here: it stops a debug build; in a release, it only warns on the stage |
| `[ … ]` | several answers in order, [drawn as one change](Transactions.md); nothing may follow a `finish` |

**An alert** has a `title`, a `message`, or both; an action sheet (`"style": "actionSheet"`) may have
neither, and an `anchor`: the accessibility identifier of the view that it points at on an iPad, in the
screen that sent the event. Each of its `buttons` has a `title`, optionally a `role` (`destructive`, or
`cancel` for at most one button), and optionally `do`: any answer, with the data of the event that
showed the alert. Without `do`, the button only closes the alert. Tapping outside an action sheet is the
same as its cancel button, so an action sheet without one is a warning (MG233). An alert, not an action
sheet, may have `fields` to type into: `"name: String = owl.name"`, whose default can be any text; or `{
"declare": "pin: String", "placeholder": "PIN" }`. One whose name is [secret](#secrets) is typed unseen.
The answers of its buttons have the text in each field as data of its name. A name in braces, or in
`\(…)`, is shown as it is written, which is a warning (MG237).

**A text** (of an alert, a button, a tab, a bar) is a literal, or after an equals sign a value of type
`String`: `"= L10n.discard"`. In answers it may contain [data](#data): `"= reason"`,
`"= L10n.discard(owl.name)"`.

**A choice** is an enumeration of your coordinator, whose cases are written as in Swift. The data
that a case brings is passed by name in its answer, before the event's. A case may choose
again. Until you write your method, it warns on the stage, and nothing happens: it returns the first case
that brings no data and only stays, or `undecided`, which the enumeration gets if there is none.

**A choice that waits** (`"async": true`): your method is `async`, and the answer to what it returns is
one change. It is the last step of its answer (MG406). If the screen that sent the event leaves first,
the task is cancelled, and what it returns has no effect but [a trace](Runtime.md#follow-what-happens).
For an event of a child flow it is the child that counts, unless that ends with the event; for that,
for the events of a picker or a session, which the system may close with them, and for an event from
outside, this flow. If the event comes again meanwhile, the first task is
cancelled: the newer one counts. If something covers the screen when your method returns, the answer
waits until the screen is in sight again. A start can't wait (MG207): let the flow begin with a screen that
shows that it is loading, and an event of that screen choose.

**A sheet** (`sheet` or `formSheet`) has `detents`, the heights at which it rests, the lowest first
(MG250): `"medium"`, `"large"`, `"fit"` (as high as [its content when it appears](Runtime.md#uikit)), a
number of points, or a part of all that it can take; a `grabber`; and a `cornerRadius`. **A popover**
has an `anchor`: the accessibility identifier of the view or bar button item that it points at; without
one, it is in the middle and has no arrow.

```json
{ "present": "Filter", "style": { "kind": "sheet", "detents": ["40%", "large"], "grabber": true } }
{ "present": "Filter", "style": { "kind": "popover", "anchor": "owlList.filterButton" } }
```

**Going back to a flow above.** If this flow doesn't show a screen of the name, `popTo` means the flow
of that name above this one, and goes back to what that showed last; if no flow of the app has the
name, the nearest screen of the name in the flows above. The flows that end by that send `cancelled`. A method
of yours in an `or` is named like the answer's, with `Or` at its end.

**`tell` and `popTo`** mean a screen first: a screen that this flow shows.

**A swipe down** that sends an event (`onSwipe`) doesn't close anything by itself: the answer to the
event decides. The event has no parameters, and belongs to the presented screen, or to the screen
that the started flow begins with (MG426).

`"animated": false` can be added to any answer that changes what is shown, except `restart`; a word
becomes an object for it: `{ "do": "back", "animated": false }`. A `start` is never animated. Something that
isn't animated has no `transition` (MG207).
`"variant": "grid"` can be added to any answer that shows a screen with variants; the services are then
not asked. `"title": "= L10n.edit"` can be added to any that shows a screen with a title, in place of
that (MG428).

`"transition": "fade"` can be added to `push`, `replace`, `detail`, `start`, and to `present` and a
presented flow where they cover the whole screen (`fullScreen`, `overFullScreen`). The name is one
under which the app [registers its animator](Runtime.md#uikit) with the host; the way back has it,
too. A name that the app hasn't registered is a warning at run time, and the system's own transition.

### Data

Data is passed by name: each input of a shown screen or flow, and each parameter of a reported event,
takes the parameter of the same name of the event being answered, or else the input of that name of the
screen or child flow that sent it, or else the flow's own input or state. After `flow`, a name is always
the flow's own: `"flow.draft"`, `"= L10n.discard(flow.draft.name)"`, unless the event or its sender has
a value called `flow`. What a screen was shown with may be older than the flow's state of that name, so
to name only the first is a warning (MG416). `with` binds data to another name, to a path
(`"user.name"`, `"user?.name"` or `"pair.0"`, whose type only the compiler checks) or to a value (`"=
3"`). In all answers, a value after an equals sign is Swift in which names that begin with a lowercase
letter are data, alone, in the arguments of a call, or in a collection: `"= .linkMobile(progress)"`, `"=
[owl, related.owl]"`. An unknown one is an error (MG414). A path may also begin with a service that has
a spec, as in `"appSettings.hidesProfiles"`: it is read when the answer runs, and the flow then needs
the service. The types must be equal, or the receiving type the optional of the other. An input with a
default may stay unbound. `browse` opens a `URL` or a `URL?`.

Rules that are easily missed:

- `back` is an error (MG405) in `events`, which no screen sends, and for a screen that is always the
  first of a flow with nothing below it.
- `push` from a screen that is only ever presented is an error (MG423): it has no stack. Present a
  flow, which has a stack, or go back first.
- A screen or flow in the list of a `custom` counts as shown, so its events need answers.

## The names of the methods you write

| for | method | a `choose` |
| --- | --- | --- |
| the start of the external coordinator `Payment` | `paymentStart` | |
| the start of the coordinator `Photo` | `photoStart` | `startChoice` |
| its beginning `camera` | | `startCameraChoice` |
| `didFindLink` of the screen `Library` | `libraryDidFindLink` | `libraryDidFindLinkChoice` |
| its case `unknown`, when `custom` | `libraryDidFindLinkUnknown` | |
| what its `popTo` does otherwise, when `custom` | `libraryDidFindLinkOr` | `libraryDidFindLinkOrChoice` |
| where the width is `compact` | `libraryDidFindLinkCompact` | `libraryDidFindLinkCompactChoice` |
| the button `Keep it`, or `= L10n.keepIt`, of an alert | `libraryDidFindLinkKeepIt` | `libraryDidFindLinkKeepItChoice` |
| the second on the same way, such as in a list | `libraryDidFindLink2` | `libraryDidFindLinkChoice2` |
| `doneButtonTapped` of the screen `Content` in the role `help` | `contentHelpDoneButtonTapped` | `contentHelpDoneButtonTappedChoice` |
| `didAuthenticate` of the flow `Auth` | `authCoordinatorDidAuthenticate` | `authCoordinatorDidAuthenticateChoice` |
| the event `didReceiveLink` of the coordinator `Main` itself | `mainDidReceiveLink` | `mainDidReceiveLinkChoice` |

They are the requirements of a protocol, `MainCoordinatorDecisions`, to which the extension in
`MainCoordinator+Custom.swift` conforms: when a spec gets another one, the compiler reports it there,
with its signature, and adds the stub for you. After the last one is gone from the spec, delete the
extension.

A button's part of the name is the first four words of its title, or `Button2`, by its number, if the
title isn't in ASCII. If something else in the coordinator has such a name, that is an error (MG408):
the names depend on the sender, the event and the way to the decision, so no other answer ever changes
them.

A choice's type is named like its method, capitalized and nested in the coordinator:
`MainCoordinator.LibraryDidFindLinkChoice`. The methods have the same parameters as the event's
method, sender first, and then the data of the cases on the way.

A sender is named after its screen or flow (`login`, `auth`); if a parameter has that name or it is
reserved, `loginViewModel` or `authCoordinator`; if that is taken too, it gets a number. A local
constant (`register`) that would shadow a parameter, the sender, an input of the flow or another
constant becomes `registerScreen` or `authCoordinator`, or gets a number.

## Samples

What a screen looks like while it loads, when it is empty, when something went wrong: `samples` names
such states once.

```json
"samples": {
  "signing in": { "email": "= \"ada@example.org\"", "isSigningIn": "= true" },
  "wrong password": { "errorMessage": "= \"Wrong e-mail or password.\"" }
}
```

A name is of words of letters and digits, and begins with a letter (MG223). Each value is one of an
input, a state, a field or the `list`, which is an array of items (`"= [.snowy]"`), after an equals
sign; what isn't there is as usual, and an input without a default needs a value (MG374).
`LoginSample.generated.swift`, for debug builds only, has a case for each:
`LoginSample.wrongPassword.viewModel` is a view model in that state, without services, whose actions do
nothing. A view, or view controller, is scaffolded with a preview of each. A snapshot test, with any
library, goes through `LoginSample.allCases`. A screen that SwiftUI draws has a sample without being
asked, its `defaults`, unless an input has none.

## Launch points

A UI test wants to begin at one screen without navigating to it. `launch`, in a screen or a
coordinator, declares launch arguments that start it alone:

```json
"launch": {
  "owl-list": {},
  "owl-list-grid": { "variant": "grid" },
  "owl-snowy": { "with": { "owl": "= .snowy" } }
}
```

An argument is words of letters and digits, joined by hyphens or underscores, as in `owl-list`,
`owl_list` or `OwlList` (MG236). All three would be the case `owlList`, so it is one of them. No
event provides data here, so `with` binds each input without a default to a value. A flow is started [at one
of its beginnings](#several-beginnings) with `"at": "thread"`.
`LaunchPoint.generated.swift` has a case for each argument, reads the launch arguments
(`--launch-point owl-list-grid`), and creates the coordinator that is started instead of the root;
the app passes it the services, stubs in a UI test. The events of a screen that is started this way
go nowhere. A session has nothing below it then, so the flow that presents it has the launch point (MG429).

## Service

```json
{
  "service": "AuthService",
  "summary": "Signs members in and out.",
  "members": [
    "session: Session?",
    "signIn(email: String, password: String) async throws -> Session"
  ]
}
```

generates the protocol, which is `@MainActor`, and its test doubles. A property is read only, unless `{
get set }` follows its type, as in `"pin: String? { get set }"`; the service is then a class. Its getter
is neither `async` nor `throws`: write a function. Parameters may be `inout`, and functions may have
`throws(LoadError)`. A function may be generic, as in `load<T: Decodable>(_ type: T.Type) async throws
-> T` and `save(_ value: some Encodable)`; its [double](Output.md#test-doubles) sees `any Decodable`.
What a double couldn't store is refused (MG309): a `where`, a generic `inout`, a parameter that is a
generic function and doesn't escape. Members are neither `static` nor `nonisolated`, nor `init`, since a
service is an object that the app holds, on the main actor; nor `rethrows`, variadic or `@autoclosure`,
which a stub can't pass on. Under `secret` are the names of properties and parameters [that nothing
prints](#secrets). A service isn't called like a type of Swift's, nor `Services` or `Presence`, which
generated types have themselves (MG359). A service without a spec is a protocol that you write, which
must be `@MainActor` or `Sendable`; mvvmgen doesn't look for it.

## The app as a whole

Errors: unknown names (MG401), missing answers and answers to unknown events (MG402, MG403), screens
that this flow never shows (MG404), data that isn't bound or doesn't fit (MG411 to MG414), two roots
(MG421), a flow that starts the root (MG427), flows that start each other with no screen between (MG422;
also through tabs, a column or a `choose`), `detail` without a split (MG424), `select` of a flow that
isn't a tab (MG425), a flow without a `start` where nothing says `at` (MG446), and `back` or `push`
where there is no stack, as above.

| warning | |
| --- | --- |
| MG415 | data is the flow's input, while the event brings data of that type that nothing uses |
| MG416 | data is the sender's input, by itself or by its name, while the flow has a state of that name, which may be newer: `flow.draft` |
| MG431 | a screen or flow can't be reached from the root. Not checked without a root, or where a reachable `"custom"` has no list |
| MG432 | a reported event that no parent can receive |
| MG433 | a service spec that nothing uses |
| MG434 | a modal that can't be swiped away, and that no answer closes |
| MG436 | a service without a spec, whose name is nearly that of one with a spec |
| MG437 | more than five tabs: the bar of an iPhone has room for five |
| MG438 | `popToRoot` in a flow with tabs, which does nothing |
| MG439 | an event called like a button, such as `closeButtonTapped`, that no action sends |
| MG447 | a beginning at which nothing starts its flow. Not checked where a `"custom"` may start it |
| MG456 | a type that one declaration names, and whose name is nearly that of a type that many specs use |
| MG458 | `finish` in the flow of a tab, which takes the tab along for good, though the answer to it keeps the other tabs |
| MG459 | a name such as `LoginScreen`, which would generate `LoginScreenScreen` |
| MG460 | a `popTo` without `or` of what isn't above one of the flows that start this one |
| MG461 | a `tell` of the flow that has ended with the event that is answered |

## Configuration: `mvvmgen.json`

mvvmgen looks for it in the working directory and then in each parent; its folder is the project.
Without one, the working directory is the project, with the defaults below. All keys are optional.

| key | default | meaning |
| --- | --- | --- |
| `requiredVersion` | none | The versions of mvvmgen that may generate this. `"1.2.0"`, `"1.2"` or `">=1.2"`; any other version of mvvmgen refuses to run |
| `specs` | `Specs` | Where specs are. |
| `generated` | `Generated` | Where generated files go: this folder belongs to mvvmgen. |
| `sources` | `Screens` | Where files that you own are first created: scaffolds. |
| `doubles` | none | Where test doubles go. A folder in the app's own module, or `{ "folder": "Tests/AppTests/Doubles", "module": "App" }` for a folder in another module, where the doubles import `App`. There, `"tests": "Tests/AppTests"` beside `module` is where [a test for each screen and each flow](Output.md#scaffolded-tests) is created, and `"values": { "Owl": "= .hedwig" }` is what these tests pass for types of yours. A type that no spec has is a warning (MG457) |
| `modules` | `{}` | Which module declares which type; the module without a name is the app's own. `{ "Models": ["Session", "Owl"] }`. The usual types of the standard library and Foundation are known, and UIKit's `UIColor`, `UIFont`, `UIImage`, `UIView` and `UIViewController`; all others belong to the app's module. If the app has a type that is called like one of Foundation's, list it under the module without a name: `{ "": ["Notification"] }`. So are those called like `GeneratedRuntime`'s where doubles are in another module (MG361). Types that swift-testing or, rarely used, Foundation has too (`Tag`, `Issue`, `Port`) are the app's. Where a path in `with` has more than one dot, all these modules and Foundation are imported |
| `platforms` | none | The oldest systems that the app supports. As its package or project has them: `{ "iOS": "16.0" }`, also `macCatalyst`, `macOS`, `tvOS`, `visionOS` and `watchOS`. A spec that needs Observation, which they don't have, is an error (MG215); whether they have the types that you name, only the compiler knows. The runtime needs iOS 15, macOS 13, tvOS 15, visionOS 1 or watchOS 8 |
| `access` | `internal` | Who can use what is generated. `internal`, `package` or `public` |
| `ui` | `uikit` | Who draws the screens that don't say it. `uikit`, [`swiftui`](../Guide/SwiftUI.md), or `none` for no views at all. With `swiftui`, no screen can be in a storyboard (MG372) |
| `observation` | `property`; `observable` where `ui` is `swiftui` | How a view model tells about its state. `property`, by a `ReadOnlyProperty` beside each state; `observable`, by being [`@Observable`](../Guide/SwiftUI.md#observable-view-models), which needs iOS 17, macOS 14, tvOS 17 or watchOS 10 (MG215) |
| `flowOutput` | `delegate` | How screens and flows report to their flow. `delegate`, or `closures` (`onDidSignIn: ((Session) -> Void)?`), which have no sender |
| `names` | | The suffixes of generated types. They are `coordinator`, `coordinatorDelegate`, `viewModel`, `defaultViewModel`, `flowDelegate`, `services`, `screen`, `viewController`, `view`; for example `{ "coordinator": "FlowController" }` |
| `severity` | | How each diagnostic code is reported. Warnings only: `error`, `warning` or `off` |

Folders are paths within the project, without `.` and `..`. `severity` and `allow` affect warnings
only: an error always stays an error.

"""#
}
