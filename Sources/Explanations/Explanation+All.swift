// Recorded from Documentation/Diagnostics. Change the pages, then run
// RECORD_GOLDENS=1 swift test --filter GoldenTests
// swift-format-ignore-file

extension Explanation {
  /// Sorted by code.
  package static let all: [Explanation] = [
    Explanation(
      #"MG101"#, .error, #"unexpected text in JSON"#,
      #"The file isn't valid JSON: something else was expected here. Keys and strings need double quotes, commas separate members and elements, and the only words are `true`, `false` and `null`."#,
      failing: [
        File(#"Login.screen.json"#, #"{ screen: "Login" }"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{ "screen": "Login" }"#),
      ]),
    Explanation(
      #"MG102"#, .error, #"a comment"#,
      #"JSON has no comments. To describe a screen, use its `summary`, which becomes a documentation comment."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login" // the first one\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "summary": "The first one."\#n}"#),
      ]),
    Explanation(
      #"MG103"#, .error, #"a comma after the last member"#,
      #"JSON allows commas only between members and between elements, not after the last one."#,
      failing: [
        File(#"Login.screen.json"#, #"{ "screen": "Login", }"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{ "screen": "Login" }"#),
      ]),
    Explanation(
      #"MG104"#, .error, #"single quotes"#,
      #"Keys and strings in JSON need double quotes."#,
      failing: [
        File(#"Login.screen.json"#, #"{ "screen": 'Login' }"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{ "screen": "Login" }"#),
      ]),
    Explanation(
      #"MG105"#, .error, #"bytes that aren't UTF-8"#,
      #"Specs are UTF-8. This file was saved in another encoding, or isn't text. Save it as UTF-8."#),
    Explanation(
      #"MG106"#, .error, #"half of a surrogate pair"#,
      #"A `\u` escape holds 16 bits. Write a character that needs more as it is, or as two escapes in a row."#,
      failing: [
        File(#"Login.screen.json"#, #"{ "screen": "Login", "summary": "\ud83e!" }"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{ "screen": "Login", "summary": "\ud83e\udd89!" }"#),
      ]),
    Explanation(
      #"MG107"#, .error, #"a control character in a string"#,
      #"A string stays on one line and contains no control characters. Write them as escapes, such as `\n` and `\t`."#,
      failing: [
        File(#"Login.screen.json"#, #"{ "screen": "Login", "summary": "one\#ntwo" }"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{ "screen": "Login", "summary": "one\ntwo" }"#),
      ]),
    Explanation(
      #"MG108"#, .error, #"a number that isn't valid JSON"#,
      #"Numbers in JSON are decimal, begin with a digit or `-`, and have no leading zeros."#,
      failing: [
        File(#"Login.screen.json"#, #"{ "screen": "Login", "state": +1 }"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{ "screen": "Login", "state": [] }"#),
      ]),
    Explanation(
      #"MG109"#, .error, #"nested too deeply"#,
      #"Objects and arrays can be nested 64 levels deep. No spec needs that many: a bracket probably isn't closed."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state":\#n    [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\#n    [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\#n    ]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]\#n    ]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state":\#n    []\#n}"#),
      ]),
    Explanation(
      #"MG110"#, .error, #"a file that is too large"#,
      #"A spec can have at most 1 MiB. Give each screen, coordinator and service its own file."#),
    Explanation(
      #"MG111"#, .error, #"an empty file"#,
      #"Every `.json` file in the specs folder must be a spec."#,
      failing: [
        File(#"Login.screen.json"#, #""#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{ "screen": "Login" }"#),
      ]),
    Explanation(
      #"MG112"#, .error, #"text after the value"#,
      #"A file contains one object and nothing else. Write two screens in two files."#,
      failing: [
        File(#"Login.screen.json"#, #"{ "screen": "Login" } end"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{ "screen": "Login" }"#),
      ]),
    Explanation(
      #"MG113"#, .error, #"a file that ends too early"#,
      #"A string, an array or an object isn't closed. The note says which."#,
      failing: [
        File(#"Login.screen.json"#, #"{ "screen": "Login""#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{ "screen": "Login" }"#),
      ]),
    Explanation(
      #"MG114"#, .error, #"a key that occurs more than once"#,
      #"JSON doesn't say which of two equal keys counts, so a spec can't repeat a key."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["isBusy: Bool"],\#n  "state": ["email: String"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["isBusy: Bool", "email: String"]\#n}"#),
      ]),
    Explanation(
      #"MG115"#, .error, #"an escape that isn't valid JSON"#,
      #"After a backslash, JSON allows `\`, `"`, `/`, `b`, `f`, `n`, `r`, `t`, or `u` with four hexadecimal digits."#,
      failing: [
        File(#"Login.screen.json"#, #"{ "screen": "Login", "summary": "don\'t" }"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{ "screen": "Login", "summary": "don't" }"#),
      ]),
    Explanation(
      #"MG201"#, .error, #"an unknown key"#,
      #"Each kind of object has its own keys. A misspelled key is an error, because otherwise it would silently do nothing. The message suggests the nearest key, or lists all keys that are known here."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "stat": ["isBusy: Bool"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["isBusy: Bool"]\#n}"#),
      ]),
    Explanation(
      #"MG202"#, .error, #"a missing key"#,
      #"This object needs another key."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "screens": {}\#n}"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": { "choose": { "one": { "screen": "Login" }, "other": { "screen": "Login" } } }\#n}"#),
        File(#"Login.screen.json"#, #"{ "screen": "Login" }"#),
      ]),
    Explanation(
      #"MG203"#, .error, #"a value of the wrong kind"#,
      #"This key takes another kind of value: a string, an array, an object, `true` or `false`. To omit an optional key, leave it out; don't write `null`."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "summary": ["One.", "Two."]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "summary": "One. Two."\#n}"#),
      ]),
    Explanation(
      #"MG204"#, .error, #"an unknown value"#,
      #"This key takes one of a few words, and this isn't one of them. An answer that refers to something is an object: `{ "push": "Login" }`."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": { "Login": { "registerButtonTapped": "bakc", "didSignIn": "stay" } }\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": { "Login": { "registerButtonTapped": "stay", "didSignIn": "stay" } }\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
      ]),
    Explanation(
      #"MG205"#, .error, #"not built yet"#,
      #"This version of mvvmgen reads this part of the spec language, but can't generate it yet."#,
      failing: [
        File(#"mvvmgen.json"#, #"{\#n  "ui": "swiftui"\#n}"#),
      ],
      fixed: [
        File(#"mvvmgen.json"#, #"{\#n  "ui": "uikit"\#n}"#),
      ]),
    Explanation(
      #"MG206"#, .error, #"not a service"#,
      #"Write a service as the name of a protocol, `"AuthService"`, or with a name of your own before it, `"auth: AuthService"`. The app provides it, so it can't be optional or have a default."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "services": ["auth: AuthService?"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "services": ["auth: AuthService"]\#n}"#),
      ]),
    Explanation(
      #"MG207"#, .error, #"keys that exclude each other"#,
      #"Each of these keys is valid, but not together with the other one. An answer does one thing. To do several, write an array."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "registerButtonTapped": { "push": "Home", "present": "Home" },\#n      "didSignIn": "stay"\#n    }\#n  }\#n}"#),
        File(#"Home.screen.json"#, #"{\#n  "screen": "Home"\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "registerButtonTapped": [{ "push": "Home" }, { "present": "Home" }],\#n      "didSignIn": "stay"\#n    }\#n  }\#n}"#),
        File(#"Home.screen.json"#, #"{\#n  "screen": "Home"\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
      ]),
    Explanation(
      #"MG208"#, .error, #"not a spec"#,
      #"Every `.json` file in the specs folder is a screen, a coordinator or a service. Its first key says which."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "scren": "Login",\#n  "state": []\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": []\#n}"#),
      ]),
    Explanation(
      #"MG209"#, .warning, #"a file name that doesn't match"#,
      #"A spec's file is named after it, so that it is easy to find: the screen `Login` belongs in `Login.screen.json`. The name of the file has no other effect."#,
      failing: [
        File(#"Signin.screen.json"#, #"{\#n  "screen": "Login"\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login"\#n}"#),
      ]),
    Explanation(
      #"MG210"#, .error, #"a folder outside the project"#,
      #"Folders are relative to the folder of `mvvmgen.json` and must lie inside it. They can't contain `.` or `..`."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login"\#n}"#),
        File(#"mvvmgen.json"#, #"{\#n  "generated": "../Generated"\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login"\#n}"#),
        File(#"mvvmgen.json"#, #"{\#n  "generated": "Generated"\#n}"#),
      ]),
    Explanation(
      #"MG211"#, .error, #"a type with two modules"#,
      #"`modules` says which module declares a type, so that generated files can import it. List each type under one module only."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login"\#n}"#),
        File(#"mvvmgen.json"#, #"{\#n  "modules": { "Models": ["Session"], "Backend": ["Owl", "Session"] }\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login"\#n}"#),
        File(#"mvvmgen.json"#, #"{\#n  "modules": { "Models": ["Session"], "Backend": ["Owl"] }\#n}"#),
      ]),
    Explanation(
      #"MG212"#, .error, #"fewer than two cases"#,
      #"`choose` lets your code pick one of several answers, and `variants` lets the app pick how a screen is shown. Neither makes sense with one case: write the answer itself, or leave `variants` out."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "registerButtonTapped": { "choose": { "known": "stay" } },\#n      "didSignIn": "stay"\#n    }\#n  }\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "registerButtonTapped": "stay",\#n      "didSignIn": "stay"\#n    }\#n  }\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
      ]),
    Explanation(
      #"MG213"#, .warning, #"a severity that can't be changed"#,
      #"`allow` and `severity` apply to warnings only. An error stays an error, because nothing can be generated from the spec."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "allow": ["MG401"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "allow": ["MG355"]\#n}"#),
      ]),
    Explanation(
      #"MG214"#, .error, #"two suffixes that are the same"#,
      #"Two kinds of generated types with the same suffix would get the same names. Change one of the suffixes."#,
      failing: [
        File(#"mvvmgen.json"#, #"{\#n  "names": { "screen": "Scene", "viewController": "Scene" }\#n}"#),
      ],
      fixed: [
        File(#"mvvmgen.json"#, #"{\#n  "names": { "screen": "Scene", "viewController": "Controller" }\#n}"#),
      ]),
    Explanation(
      #"MG221"#, .error, #"a list of something without an identity"#,
      #"A list tells its items apart by their ids. So `list` takes the name of an `Identifiable` type: a structure or class of your app, not an optional, an array or a protocol."#,
      failing: [
        File(#"Owls.screen.json"#, #"{\#n  "screen": "Owls",\#n  "list": "[Owl]"\#n}"#),
      ],
      fixed: [
        File(#"Owls.screen.json"#, #"{\#n  "screen": "Owls",\#n  "list": "Owl"\#n}"#),
      ]),
    Explanation(
      #"MG222"#, .error, #"not a name in a storyboard"#,
      #"Refer to a storyboard by the name of its file, without the extension, and to a view controller in it by its storyboard ID. Both can contain letters, digits, spaces, `-`, `_` and `.`."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "view": { "kind": "storyboard", "storyboard": "Base.lproj/Auth" }\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "view": { "kind": "storyboard", "storyboard": "Auth" }\#n}"#),
      ]),
    Explanation(
      #"MG231"#, .error, #"an alert without buttons"#,
      #"Buttons close an alert, so it needs at least one."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "helpButtonTapped": {\#n        "alert": { "title": "Call us", "buttons": [] }\#n      }\#n    }\#n  }\#n}"#),
        File(#"Login.screen.json"#, #"{ "screen": "Login", "flow": ["helpButtonTapped()"] }"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "helpButtonTapped": {\#n        "alert": { "title": "Call us", "buttons": [{ "title": "OK" }] }\#n      }\#n    }\#n  }\#n}"#),
        File(#"Login.screen.json"#, #"{ "screen": "Login", "flow": ["helpButtonTapped()"] }"#),
      ]),
    Explanation(
      #"MG232"#, .error, #"a second one where only one is allowed"#,
      #"An alert can have one cancel button, one tab can be selected at first, and a flow can be in one tab or column only."#,
      failing: [
        File(#"Home.coordinator.json"#, #"{ "coordinator": "Home", "start": "Home" }"#),
        File(#"Home.screen.json"#, #"{ "screen": "Home" }"#),
        File(#"Main.coordinator.json"#, #"{\#n  "coordinator": "Main",\#n  "tabs": [\#n    { "flow": "Home", "title": "Home" },\#n    { "flow": "Home", "title": "Favorites" }\#n  ]\#n}"#),
      ],
      fixed: [
        File(#"Favorites.coordinator.json"#, #"{ "coordinator": "Favorites", "start": "Home" }"#),
        File(#"Home.coordinator.json"#, #"{ "coordinator": "Home", "start": "Home" }"#),
        File(#"Home.screen.json"#, #"{ "screen": "Home" }"#),
        File(#"Main.coordinator.json"#, #"{\#n  "coordinator": "Main",\#n  "tabs": [\#n    { "flow": "Home", "title": "Home" },\#n    { "flow": "Favorites", "title": "Favorites" }\#n  ]\#n}"#),
      ]),
    Explanation(
      #"MG233"#, .warning, #"an action sheet that can't be cancelled"#,
      #"Without a cancel button the user must choose one of the actions; on an iPhone, tapping outside the sheet does nothing. Add a button with the role `cancel`. On an iPad, a tap outside the sheet triggers it."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "helpButtonTapped": {\#n        "alert": { "style": "actionSheet", "buttons": [{ "title": "Call us", "do": "custom" }] }\#n      }\#n    }\#n  }\#n}"#),
        File(#"Login.screen.json"#, #"{ "screen": "Login", "flow": ["helpButtonTapped()"] }"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "helpButtonTapped": {\#n        "alert": {\#n          "style": "actionSheet",\#n          "buttons": [{ "title": "Call us", "do": "custom" }, { "title": "Cancel", "role": "cancel" }]\#n        }\#n      }\#n    }\#n  }\#n}"#),
        File(#"Login.screen.json"#, #"{ "screen": "Login", "flow": ["helpButtonTapped()"] }"#),
      ]),
    Explanation(
      #"MG234"#, .error, #"not a text"#,
      #"Titles and messages are literals, or values of type `String` after an equals sign, such as `= L10n.help`."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "helpButtonTapped": {\#n        "alert": { "title": "= 3", "buttons": [{ "title": "OK" }] }\#n      }\#n    }\#n  }\#n}"#),
        File(#"Login.screen.json"#, #"{ "screen": "Login", "flow": ["helpButtonTapped()"] }"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "helpButtonTapped": {\#n        "alert": { "title": "= L10n.help", "buttons": [{ "title": "OK" }] }\#n      }\#n    }\#n  }\#n}"#),
        File(#"Login.screen.json"#, #"{ "screen": "Login", "flow": ["helpButtonTapped()"] }"#),
      ]),
    Explanation(
      #"MG235"#, .error, #"no tabs"#,
      #"A flow that begins with tabs needs at least one."#,
      failing: [
        File(#"Main.coordinator.json"#, #"{ "coordinator": "Main", "tabs": [] }"#),
      ],
      fixed: [
        File(#"Home.coordinator.json"#, #"{ "coordinator": "Home", "start": "Home" }"#),
        File(#"Home.screen.json"#, #"{ "screen": "Home" }"#),
        File(#"Main.coordinator.json"#, #"{ "coordinator": "Main", "tabs": [{ "flow": "Home", "title": "Home" }] }"#),
      ]),
    Explanation(
      #"MG236"#, .error, #"not a launch argument"#,
      #"A launch point is selected by its name on the command line. The name is one word of lowercase letters, digits and single hyphens, and begins with a letter. It becomes a case of `LaunchPoint`, so `all-cases` isn't allowed."#,
      failing: [
        File(#"Owls.screen.json"#, #"{\#n  "screen": "Owls",\#n  "launch": { "Owl List": {} }\#n}"#),
      ],
      fixed: [
        File(#"Owls.screen.json"#, #"{\#n  "screen": "Owls",\#n  "launch": { "owl-list": {} }\#n}"#),
      ]),
    Explanation(
      #"MG301"#, .error, #"a name that Swift reserves"#,
      #"`_`, `self`, `Self`, `init`, `Type` and `Protocol` have a special meaning in Swift, even in backticks. Other keywords are allowed; generated code puts them in backticks."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["self: Int = 0"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["count: Int = 0"]\#n}"#),
      ]),
    Explanation(
      #"MG302"#, .error, #"a type name that begins with a lowercase letter"#,
      #"Screens, coordinators and services give their names to Swift types, and those begin with a capital letter."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "services": ["authService"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "services": ["AuthService"]\#n}"#),
      ]),
    Explanation(
      #"MG303"#, .warning, #"a name that isn't in lower camel case"#,
      #"Generated code should pass `swift format lint --strict`, which wants members and parameters in lower camel case."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["is_busy: Bool"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["isBusy: Bool"]\#n}"#),
      ]),
    Explanation(
      #"MG304"#, .warning, #"a name with letters outside ASCII"#,
      #"Swift accepts this name, but `swift format lint --strict` doesn't. Letters of other scripts can look exactly like Latin ones."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["größe: Int = 0"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["size: Int = 0"]\#n}"#),
      ]),
    Explanation(
      #"MG305"#, .error, #"a declaration that isn't valid Swift"#,
      #"Write declarations as in Swift, without `var` or `func`: `name: Type = default` for a value, `name(label name: Type)` for a function. Statements, braces and comments aren't allowed."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["isBusy"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["isBusy: Bool"]\#n}"#),
      ]),
    Explanation(
      #"MG306"#, .error, #"an invisible character"#,
      #"Invisible characters, and characters that change the direction of text, can mislead readers of the spec and of the generated code. In a string, write them as `\u{…}`."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["is\u0000Busy: Bool"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["isBusy: Bool"]\#n}"#),
      ]),
    Explanation(
      #"MG307"#, .error, #"nested too deeply"#,
      #"This type or value has too many levels. Give the inner type a name with a `typealias`."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": [\#n    "x: Int??????????????????????????????????????????????????????????????????"\#n  ]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": [\#n    "x: Int = 0"\#n  ]\#n}"#),
      ]),
    Explanation(
      #"MG308"#, .error, #"a keyword as a type"#,
      #"`Self` and Swift's keywords can't be used as types in a spec."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["next: class"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["next: AnyObject?"]\#n}"#),
      ]),
    Explanation(
      #"MG309"#, .error, #"a type that specs don't support"#,
      #"A type is a name with or without generic arguments, an optional, an array, a dictionary, a tuple, a function, `any P`, `P & Q` or a metatype. Modifiers such as `some` and `inout` aren't supported."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "actions": ["add(owls: Owl...)"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "actions": ["add(owls: [Owl])"]\#n}"#),
      ]),
    Explanation(
      #"MG310"#, .error, #"a type that is spelled differently"#,
      #"Swift spells this type differently. The message shows how."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "inputs": ["owl: Owl!"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "inputs": ["owl: Owl?"]\#n}"#),
      ]),
    Explanation(
      #"MG311"#, .error, #"not a protocol"#,
      #"`any` and `&` need names of protocols."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "inputs": ["owls: any [Owl]"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "inputs": ["owls: [any Owl]"]\#n}"#),
      ]),
    Explanation(
      #"MG312"#, .error, #"an unknown attribute"#,
      #"A function type can have the attributes `@escaping`, `@MainActor` and `@Sendable`, each at most once."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "inputs": ["done: @escapng () -> Void"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "inputs": ["done: @escaping () -> Void"]\#n}"#),
      ]),
    Explanation(
      #"MG313"#, .error, #"an attribute on something that isn't a function"#,
      #"`@escaping`, `@MainActor` and `@Sendable` apply to function types only."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "inputs": ["done: @escaping [Int]"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "inputs": ["done: @escaping () -> Void"]\#n}"#),
      ]),
    Explanation(
      #"MG314"#, .error, #"not a value"#,
      #"A default, or a text that begins with `=`, is a literal, `nil`, `.member`, `Type.member`, `Type(…)` or a collection of these. Other code isn't allowed in a spec."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["count: Int = other"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["count: Int = .zero"]\#n}"#),
      ]),
    Explanation(
      #"MG315"#, .error, #"a multiline string"#,
      #"A string in a spec stays on one line, between single quotation marks `"`. Write a line break as `\n`."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "inputs": ["title: String = \"\"\"Hello\"\"\""]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "inputs": ["title: String = \"Hello\""]\#n}"#),
      ]),
    Explanation(
      #"MG316"#, .error, #"an interpolation"#,
      #"A spec contains values, not code that runs, so a string can't contain `\(…)`."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "inputs": ["title: String = \"\\(secret)\""]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "inputs": ["title: String = \"secret\""]\#n}"#),
      ]),
    Explanation(
      #"MG317"#, .error, #"an escape that isn't valid Swift"#,
      #"A Swift string supports the escapes `\\`, `\"`, `\'`, `\0`, `\n`, `\r`, `\t` and `\u{…}`. In JSON, write every backslash twice."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "inputs": ["title: String = \"\\w\""]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "inputs": ["title: String = \"\\\\w\""]\#n}"#),
      ]),
    Explanation(
      #"MG318"#, .error, #"a number that isn't valid Swift"#,
      #"Write numbers as in Swift: `12`, `-0.5`, `1e9`, `0xFF`, `0b101`."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "inputs": ["scale: Double = 1.2.3"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "inputs": ["scale: Double = 1.2"]\#n}"#),
      ]),
    Explanation(
      #"MG319"#, .error, #"a string that isn't closed"#,
      #"Inside JSON, a Swift string begins and ends with `\"`."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "inputs": ["title: String = \"Hello"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "inputs": ["title: String = \"Hello\""]\#n}"#),
      ]),
    Explanation(
      #"MG320"#, .error, #"a keyword before a declaration"#,
      #"A declaration begins with its name: `isBusy: Bool`, `signIn()`."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["var isBusy: Bool"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["isBusy: Bool"]\#n}"#),
      ]),
    Explanation(
      #"MG321"#, .error, #"a parameter with a default"#,
      #"Actions and events become requirements of protocols, and in Swift these can't have default arguments."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "actions": ["signIn(email: String = \"\")"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "actions": ["signIn(email: String)"]\#n}"#),
      ]),
    Explanation(
      #"MG322"#, .error, #"two parameters with the same name"#,
      #"The parameters of a function need different names, even if their labels differ."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "actions": ["move(from row: Int, to row: Int)"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "actions": ["move(from row: Int, to otherRow: Int)"]\#n}"#),
      ]),
    Explanation(
      #"MG323"#, .error, #"a default of the wrong type"#,
      #"This literal doesn't fit the type: a number isn't a string, and `nil` fits optionals only. mvvmgen checks literals of standard types; the compiler checks everything else."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["attempts: Int = \"none\""]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["attempts: Int = 0"]\#n}"#),
      ]),
    Explanation(
      #"MG351"#, .error, #"a name that generated code uses"#,
      #"The generated type already has a member with this name. `cancelled` is one of them: it tells a parent that a flow ended without a report."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["flow: Int = 0"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["count: Int = 0"]\#n}"#),
      ]),
    Explanation(
      #"MG352"#, .error, #"two names that collide"#,
      #"Two members of one type, or two generated types, have the same name for Swift, or for a file system that ignores case. Both places are reported."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "inputs": ["email: String"],\#n  "state": ["email: String"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "inputs": ["email: String"],\#n  "state": ["otherEmail: String"]\#n}"#),
      ]),
    Explanation(
      #"MG353"#, .error, #"no initial value"#,
      #"State and private properties start as `nil`, `false`, `""`, `[]` or `[:]`. Any other type needs a default. So does a model controller whose type isn't a plain name."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["owl: Owl"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["owl: Owl?"]\#n}"#),
      ]),
    Explanation(
      #"MG354"#, .error, #"an effect or result that isn't allowed"#,
      #"An action can be `async`; a flow event can't. Neither can throw or return a result. Put the result of an action into state."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "actions": ["signIn() async throws"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "actions": ["signIn() async"]\#n}"#),
      ]),
    Explanation(
      #"MG355"#, .warning, #"an event that says what comes next"#,
      #"An event should say what happened, and the flow decides what comes next: `detailTapped`, not `showDetail`. Then the same screen also fits into another flow."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["showDetail()"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["detailTapped()"]\#n}"#),
      ]),
    Explanation(
      #"MG356"#, .error, #"a service that is listed more than once"#,
      #"List each service of a screen once, under one name."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "services": ["AuthService", "auth: AuthService"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "services": ["auth: AuthService"]\#n}"#),
      ]),
    Explanation(
      #"MG357"#, .error, #"a name for a coordinator's service"#,
      #"A coordinator uses its services under the names of their types. Only a screen can give a service another name."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Home",\#n  "services": ["auth: AuthService"]\#n}"#),
        File(#"Home.screen.json"#, #"{\#n  "screen": "Home"\#n}"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Home",\#n  "services": ["AuthService"]\#n}"#),
        File(#"Home.screen.json"#, #"{\#n  "screen": "Home"\#n}"#),
      ]),
    Explanation(
      #"MG358"#, .error, #"a default in a service"#,
      #"A service becomes a protocol, and properties of a protocol have no defaults."#,
      failing: [
        File(#"Clock.service.json"#, #"{\#n  "service": "Clock",\#n  "members": ["now: Date = .now"]\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "services": ["Clock"]\#n}"#),
      ],
      fixed: [
        File(#"Clock.service.json"#, #"{\#n  "service": "Clock",\#n  "members": ["now: Date"]\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "services": ["Clock"]\#n}"#),
      ]),
    Explanation(
      #"MG359"#, .error, #"a type name that generated code uses"#,
      #"Inside the generated types this name means something else, so the code wouldn't compile. Rename the type or the spec."#,
      failing: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["members: [Presence]"]\#n}"#),
      ],
      fixed: [
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "state": ["members: [MemberPresence]"]\#n}"#),
      ]),
    Explanation(
      #"MG360"#, .error, #"a member with the name of a type"#,
      #"Inside a generated type, a member with this name would hide the type: `Owl()` would call the member `Owl`. Begin members with a lowercase letter."#,
      failing: [
        File(#"Library.screen.json"#, #"{\#n  "screen": "Library",\#n  "allow": ["MG303"],\#n  "state": ["Owl: Owl?"]\#n}"#),
      ],
      fixed: [
        File(#"Library.screen.json"#, #"{\#n  "screen": "Library",\#n  "allow": ["MG303"],\#n  "state": ["owl: Owl?"]\#n}"#),
      ]),
    Explanation(
      #"MG371"#, .error, #"not the events of a picker"#,
      #"A picker is a view controller of the system that returns one result or is cancelled. So it needs two events: one whose parameters are the result, and one without parameters."#,
      failing: [
        File(#"AvatarPicker.screen.json"#, #"{\#n  "screen": "AvatarPicker",\#n  "view": "picker",\#n  "flow": ["didPick(image: ImageRef)"]\#n}"#),
      ],
      fixed: [
        File(#"AvatarPicker.screen.json"#, #"{\#n  "screen": "AvatarPicker",\#n  "view": "picker",\#n  "flow": ["didPick(image: ImageRef)", "didCancel()"]\#n}"#),
      ]),
    Explanation(
      #"MG401"#, .error, #"an unknown name"#,
      #"No spec declares a screen, flow, action or report with this name. Use screens in `push` and similar answers and in `screens`, flows in `start` and in `flows`."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "registerButtonTapped": { "push": "Regster" },\#n      "didSignIn": "stay"\#n    }\#n  }\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
        File(#"Register.screen.json"#, #"{\#n  "screen": "Register",\#n  "flow": ["signInButtonTapped()"]\#n}"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "registerButtonTapped": { "push": "Register" },\#n      "didSignIn": "stay"\#n    },\#n    "Register": { "signInButtonTapped": "back" }\#n  }\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
        File(#"Register.screen.json"#, #"{\#n  "screen": "Register",\#n  "flow": ["signInButtonTapped()"]\#n}"#),
      ]),
    Explanation(
      #"MG402"#, .error, #"an answer to an unknown event"#,
      #"The screen or flow doesn't have this event, so the answer would never be used."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "registerButtonTapped": "stay",\#n      "didSignIn": "stay",\#n      "signInButtonTapped": "back"\#n    }\#n  }\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "registerButtonTapped": "stay",\#n      "didSignIn": "stay"\#n    }\#n  }\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
      ]),
    Explanation(
      #"MG403"#, .error, #"an event without an answer"#,
      #"A coordinator answers every event of each screen and flow that it shows. To ignore an event, answer `"stay"`. An answer under `"*"` applies to every screen and flow that has the event."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": { "Login": { "registerButtonTapped": "stay" } }\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": { "Login": { "registerButtonTapped": "stay", "didSignIn": "finish" } }\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
      ]),
    Explanation(
      #"MG404"#, .error, #"a screen that the flow never shows"#,
      #"`popTo` and `tell` refer to screens that this flow shows."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "registerButtonTapped": { "popTo": "Register" },\#n      "didSignIn": "stay"\#n    }\#n  }\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
        File(#"Register.screen.json"#, #"{\#n  "screen": "Register",\#n  "flow": ["signInButtonTapped()"]\#n}"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "registerButtonTapped": { "push": "Register" },\#n      "didSignIn": "stay"\#n    },\#n    "Register": { "signInButtonTapped": "back" }\#n  }\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
        File(#"Register.screen.json"#, #"{\#n  "screen": "Register",\#n  "flow": ["signInButtonTapped()"]\#n}"#),
      ]),
    Explanation(
      #"MG405"#, .error, #"nothing to go back to"#,
      #"`back` closes the screen that sent the event. An event from outside has no such screen, and the first screen of a flow that is neither pushed nor presented has nothing behind it."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Home",\#n  "events": { "didReceiveLink()": "back" }\#n}"#),
        File(#"Home.screen.json"#, #"{\#n  "screen": "Home"\#n}"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Home",\#n  "events": { "didReceiveLink()": "popToRoot" }\#n}"#),
        File(#"Home.screen.json"#, #"{\#n  "screen": "Home"\#n}"#),
      ]),
    Explanation(
      #"MG406"#, .error, #"a step after `finish`"#,
      #"`finish` ends the flow, so later steps would have no effect."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "registerButtonTapped": ["finish", { "push": "Home" }],\#n      "didSignIn": "stay"\#n    }\#n  }\#n}"#),
        File(#"Home.screen.json"#, #"{\#n  "screen": "Home"\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "registerButtonTapped": [{ "push": "Home" }],\#n      "didSignIn": "stay"\#n    }\#n  }\#n}"#),
        File(#"Home.screen.json"#, #"{\#n  "screen": "Home"\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
      ]),
    Explanation(
      #"MG407"#, .error, #"more than one decision in an answer"#,
      #"An answer can contain at most one `choose` and at most one `custom`. Each becomes one method of yours, which can choose between more cases or do more."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "registerButtonTapped": ["custom", "custom"],\#n      "didSignIn": "stay"\#n    }\#n  }\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "registerButtonTapped": "custom",\#n      "didSignIn": "stay"\#n    }\#n  }\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
      ]),
    Explanation(
      #"MG408"#, .error, #"a method name that is already used"#,
      #"Your own code goes into a method named after the screen and the event: `loginDidSignIn` for `didSignIn` of `Login`. The coordinator already has something with this name. Rename one of them."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": { "Login": { "tapped": "custom", "loginTapped": "stay" } }\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["tapped()", "loginTapped()"]\#n}"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": { "Login": { "tapped": "custom", "signInTapped": "stay" } }\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["tapped()", "signInTapped()"]\#n}"#),
      ]),
    Explanation(
      #"MG411"#, .error, #"an input without a value"#,
      #"An input takes the event's parameter with the same name, or else the flow's input with the same name. Use `with` to bind it to something else: `{ "push": "Owl", "with": { "owl": "chosen" } }`. Only an input with a default can be left out."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": { "registerButtonTapped": { "push": "Owl" }, "didSignIn": "stay" }\#n  }\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
        File(#"Owl.screen.json"#, #"{\#n  "screen": "Owl",\#n  "inputs": ["owl: Owl?"]\#n}"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": { "registerButtonTapped": { "push": "Owl", "with": { "owl": "= nil" } }, "didSignIn": "stay" }\#n  }\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
        File(#"Owl.screen.json"#, #"{\#n  "screen": "Owl",\#n  "inputs": ["owl: Owl?"]\#n}"#),
      ]),
    Explanation(
      #"MG412"#, .error, #"a value of the wrong type"#,
      #"The value must have the type of the input or parameter that takes it, or that type must be its optional."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": { "registerButtonTapped": "stay", "didSignIn": { "push": "Home" } }\#n  }\#n}"#),
        File(#"Home.screen.json"#, #"{\#n  "screen": "Home",\#n  "inputs": ["session: User"]\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": { "registerButtonTapped": "stay", "didSignIn": { "push": "Home" } }\#n  }\#n}"#),
        File(#"Home.screen.json"#, #"{\#n  "screen": "Home",\#n  "inputs": ["session: Session?"]\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
      ]),
    Explanation(
      #"MG413"#, .error, #"a value that nothing takes"#,
      #"`with` can only name inputs of the screen or flow that is shown, or parameters of the event that is reported."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "registerButtonTapped": "stay",\#n      "didSignIn": { "push": "Home", "with": { "sesion": "session" } }\#n    }\#n  }\#n}"#),
        File(#"Home.screen.json"#, #"{\#n  "screen": "Home",\#n  "inputs": ["session: Session"]\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "registerButtonTapped": "stay",\#n      "didSignIn": { "push": "Home", "with": { "session": "session" } }\#n    }\#n  }\#n}"#),
        File(#"Home.screen.json"#, #"{\#n  "screen": "Home",\#n  "inputs": ["session: Session"]\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
      ]),
    Explanation(
      #"MG414"#, .error, #"an unknown value"#,
      #"`with` and `browse` take a parameter of the event, an input of the flow, a path from one of these, such as `user.name`, or a value, such as `= 3`."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "registerButtonTapped": "stay",\#n      "didSignIn": { "push": "Home", "with": { "owner": "sesion" } }\#n    }\#n  }\#n}"#),
        File(#"Home.screen.json"#, #"{\#n  "screen": "Home",\#n  "inputs": ["owner: Session"]\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "registerButtonTapped": "stay",\#n      "didSignIn": { "push": "Home", "with": { "owner": "session" } }\#n    }\#n  }\#n}"#),
        File(#"Home.screen.json"#, #"{\#n  "screen": "Home",\#n  "inputs": ["owner: Session"]\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
      ]),
    Explanation(
      #"MG421"#, .error, #"more than one root"#,
      #"The root is the coordinator that the app starts with, so there can be only one."#,
      failing: [
        File(#"A.coordinator.json"#, #"{\#n  "coordinator": "A",\#n  "root": "window",\#n  "start": "Home"\#n}"#),
        File(#"B.coordinator.json"#, #"{\#n  "coordinator": "B",\#n  "root": "window",\#n  "start": "Home"\#n}"#),
        File(#"Home.screen.json"#, #"{\#n  "screen": "Home"\#n}"#),
      ],
      fixed: [
        File(#"A.coordinator.json"#, #"{\#n  "coordinator": "A",\#n  "root": "window",\#n  "start": "Home"\#n}"#),
        File(#"Home.screen.json"#, #"{\#n  "screen": "Home"\#n}"#),
      ]),
    Explanation(
      #"MG422"#, .error, #"flows that start each other"#,
      #"Each of these flows begins with the next one, so no screen would ever be shown."#,
      failing: [
        File(#"A.coordinator.json"#, #"{\#n  "coordinator": "A",\#n  "start": { "flow": "A" }\#n}"#),
      ],
      fixed: [
        File(#"A.coordinator.json"#, #"{\#n  "coordinator": "A",\#n  "start": "Home"\#n}"#),
        File(#"Home.screen.json"#, #"{ "screen": "Home" }"#),
      ]),
    Explanation(
      #"MG423"#, .error, #"no stack to push onto"#,
      #"A screen that is presented by itself has no navigation stack. Present a flow instead, or go back first."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "registerButtonTapped": { "present": "Help" },\#n      "didSignIn": "stay"\#n    },\#n    "Help": { "moreButtonTapped": { "push": "Home" } }\#n  }\#n}"#),
        File(#"Help.screen.json"#, #"{\#n  "screen": "Help",\#n  "flow": ["moreButtonTapped()"]\#n}"#),
        File(#"Home.screen.json"#, #"{\#n  "screen": "Home"\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "registerButtonTapped": { "present": "Help" },\#n      "didSignIn": "stay"\#n    },\#n    "Help": { "moreButtonTapped": ["back", { "push": "Home" }] }\#n  }\#n}"#),
        File(#"Help.screen.json"#, #"{\#n  "screen": "Help",\#n  "flow": ["moreButtonTapped()"]\#n}"#),
        File(#"Home.screen.json"#, #"{\#n  "screen": "Home"\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
      ]),
    Explanation(
      #"MG424"#, .error, #"no second column"#,
      #"`detail` shows a screen in the second column. It needs a flow that begins with a split."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "helpButtonTapped": { "detail": "Help" }\#n    }\#n  }\#n}"#),
        File(#"Help.screen.json"#, #"{ "screen": "Help" }"#),
        File(#"Login.screen.json"#, #"{ "screen": "Login", "flow": ["helpButtonTapped()"] }"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "split": { "primary": "Login", "secondary": "Help" },\#n  "screens": {\#n    "Login": {\#n      "helpButtonTapped": { "detail": "Help" }\#n    }\#n  }\#n}"#),
        File(#"Help.screen.json"#, #"{ "screen": "Help" }"#),
        File(#"Login.screen.json"#, #"{ "screen": "Login", "flow": ["helpButtonTapped()"] }"#),
      ]),
    Explanation(
      #"MG425"#, .error, #"an unknown tab"#,
      #"`select` takes the name of a flow that is one of this flow's tabs."#,
      failing: [
        File(#"Home.coordinator.json"#, #"{ "coordinator": "Home", "start": "Home" }"#),
        File(#"Home.screen.json"#, #"{ "screen": "Home" }"#),
        File(#"Main.coordinator.json"#, #"{\#n  "coordinator": "Main",\#n  "tabs": [{ "flow": "Home", "title": "Home" }],\#n  "events": { "didReceiveOffer()": { "select": "Shop" } }\#n}"#),
        File(#"Shop.coordinator.json"#, #"{ "coordinator": "Shop", "start": "Home" }"#),
      ],
      fixed: [
        File(#"Home.coordinator.json"#, #"{ "coordinator": "Home", "start": "Home" }"#),
        File(#"Home.screen.json"#, #"{ "screen": "Home" }"#),
        File(#"Main.coordinator.json"#, #"{\#n  "coordinator": "Main",\#n  "tabs": [{ "flow": "Home", "title": "Home" }, { "flow": "Shop", "title": "Shop" }],\#n  "events": { "didReceiveOffer()": { "select": "Shop" } }\#n}"#),
        File(#"Shop.coordinator.json"#, #"{ "coordinator": "Shop", "start": "Home" }"#),
      ]),
    Explanation(
      #"MG426"#, .error, #"an event that a swipe can't trigger"#,
      #"A swipe down carries no data, so its event can't have parameters. It must be an event of the presented screen, or of the screen that the presented flow begins with."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "helpButtonTapped": { "present": "Help", "onSwipe": "didChoose" }\#n    },\#n    "Help": { "didChoose": "back" }\#n  }\#n}"#),
        File(#"Help.screen.json"#, #"{ "screen": "Help", "flow": ["didChoose(topic: String)"] }"#),
        File(#"Login.screen.json"#, #"{ "screen": "Login", "flow": ["helpButtonTapped()"] }"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "helpButtonTapped": { "present": "Help", "onSwipe": "closeButtonTapped" }\#n    },\#n    "Help": { "closeButtonTapped": "back" }\#n  }\#n}"#),
        File(#"Help.screen.json"#, #"{ "screen": "Help", "flow": ["closeButtonTapped()"] }"#),
        File(#"Login.screen.json"#, #"{ "screen": "Login", "flow": ["helpButtonTapped()"] }"#),
      ]),
    Explanation(
      #"MG427"#, .error, #"the root as a child"#,
      #"The root is the flow that the window starts with, so no other flow can start it: it would run twice, and nobody would receive the reports of the first."#,
      failing: [
        File(#"App.coordinator.json"#, #"{\#n  "coordinator": "App",\#n  "root": "window",\#n  "start": "Home",\#n  "events": { "didSignOut()": { "start": "App", "as": "replace" } }\#n}"#),
        File(#"Home.screen.json"#, #"{\#n  "screen": "Home"\#n}"#),
      ],
      fixed: [
        File(#"App.coordinator.json"#, #"{\#n  "coordinator": "App",\#n  "root": "window",\#n  "start": "Home",\#n  "events": { "didSignOut()": { "replace": "Home" } }\#n}"#),
        File(#"Home.screen.json"#, #"{\#n  "screen": "Home"\#n}"#),
      ]),
    Explanation(
      #"MG431"#, .warning, #"nothing leads here"#,
      #"No answer of any flow leads from the root to this screen or flow. A reachable `"custom"` answer without a list could lead anywhere and turns this warning off."#,
      failing: [
        File(#"App.coordinator.json"#, #"{\#n  "coordinator": "App",\#n  "root": "window",\#n  "start": "Home"\#n}"#),
        File(#"Help.screen.json"#, #"{\#n  "screen": "Help"\#n}"#),
        File(#"Home.screen.json"#, #"{\#n  "screen": "Home"\#n}"#),
      ],
      fixed: [
        File(#"App.coordinator.json"#, #"{\#n  "coordinator": "App",\#n  "root": "window",\#n  "start": "Home",\#n  "events": { "didAskForHelp()": { "present": "Help" } }\#n}"#),
        File(#"Help.screen.json"#, #"{\#n  "screen": "Help"\#n}"#),
        File(#"Home.screen.json"#, #"{\#n  "screen": "Home"\#n}"#),
      ]),
    Explanation(
      #"MG432"#, .warning, #"a report that nothing receives"#,
      #"No flow starts this one, so it has no parent to report to."#,
      failing: [
        File(#"App.coordinator.json"#, #"{\#n  "coordinator": "App",\#n  "root": "window",\#n  "start": "Home",\#n  "flow": ["didEnd()"]\#n}"#),
        File(#"Home.screen.json"#, #"{\#n  "screen": "Home"\#n}"#),
      ],
      fixed: [
        File(#"App.coordinator.json"#, #"{\#n  "coordinator": "App",\#n  "root": "window",\#n  "start": "Home"\#n}"#),
        File(#"Home.screen.json"#, #"{\#n  "screen": "Home"\#n}"#),
      ]),
    Explanation(
      #"MG433"#, .warning, #"an unused service"#,
      #"No screen or coordinator uses this service, so nothing would use its protocol."#,
      failing: [
        File(#"Clock.service.json"#, #"{\#n  "service": "Clock",\#n  "members": ["now: Date"]\#n}"#),
      ],
      fixed: [
        File(#"Clock.service.json"#, #"{\#n  "service": "Clock",\#n  "members": ["now: Date"]\#n}"#),
        File(#"Login.screen.json"#, #"{ "screen": "Login", "services": ["Clock"] }"#),
      ]),
    Explanation(
      #"MG434"#, .warning, #"no way to close it"#,
      #"The user can't swipe away a screen or flow that covers the whole display. Some answer must close it with `back`, `finish`, `popTo` or `replace`."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "registerButtonTapped": { "present": "Help", "style": "fullScreen" },\#n      "didSignIn": "stay"\#n    }\#n  }\#n}"#),
        File(#"Help.screen.json"#, #"{\#n  "screen": "Help"\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": {\#n      "registerButtonTapped": { "present": "Help", "style": "sheet" },\#n      "didSignIn": "stay"\#n    }\#n  }\#n}"#),
        File(#"Help.screen.json"#, #"{\#n  "screen": "Help"\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
      ]),
    Explanation(
      #"MG435"#, .warning, #"answers that are never used"#,
      #"Nothing in this flow shows the screen or flow that is answered here."#,
      failing: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": { "registerButtonTapped": "stay", "didSignIn": "stay" },\#n    "Register": { "signInButtonTapped": "back" }\#n  }\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
        File(#"Register.screen.json"#, #"{\#n  "screen": "Register",\#n  "flow": ["signInButtonTapped()"]\#n}"#),
      ],
      fixed: [
        File(#"Auth.coordinator.json"#, #"{\#n  "coordinator": "Auth",\#n  "start": "Login",\#n  "screens": {\#n    "Login": { "registerButtonTapped": { "push": "Register" }, "didSignIn": "stay" },\#n    "Register": { "signInButtonTapped": "back" }\#n  }\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "flow": ["registerButtonTapped()", "didSignIn(session: Session)"]\#n}"#),
        File(#"Register.screen.json"#, #"{\#n  "screen": "Register",\#n  "flow": ["signInButtonTapped()"]\#n}"#),
      ]),
    Explanation(
      #"MG436"#, .warning, #"a service with a similar name"#,
      #"No spec declares this service. That is allowed if the protocol is your own. But a spec declares a service with nearly the same name, and nothing uses that one."#,
      failing: [
        File(#"AuthService.service.json"#, #"{\#n  "service": "AuthService"\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "services": ["AuthServce"]\#n}"#),
      ],
      fixed: [
        File(#"AuthService.service.json"#, #"{\#n  "service": "AuthService"\#n}"#),
        File(#"Login.screen.json"#, #"{\#n  "screen": "Login",\#n  "services": ["AuthService"]\#n}"#),
      ]),
    Explanation(
      #"MG501"#, .error, #"a generated file that was edited"#,
      #"A generated file must match its spec, and the next run would overwrite the edits. Move them into a file of your own, or discard them with `mvvmgen generate --force`."#),
    Explanation(
      #"MG502"#, .error, #"an obsolete file that was edited"#,
      #"No spec generates this file any more. It isn't deleted, because it was edited. Move the edits elsewhere, then delete the file with `mvvmgen generate --force`."#),
    Explanation(
      #"MG503"#, .error, #"a file in the way"#,
      #"mvvmgen didn't write this file, but a generated file belongs in its place. It is never overwritten: move it away, or generate into another folder."#),
    Explanation(
      #"MG504"#, .error, #"a file that is out of date"#,
      #"A generated file is missing, or doesn't match its spec. Run `mvvmgen generate` and commit the result."#),
    Explanation(
      #"MG505"#, .error, #"a reference to something that is being removed"#,
      #"`mvvmgen remove` doesn't remove anything that other specs still refer to. Remove the references first."#),
  ]
}
