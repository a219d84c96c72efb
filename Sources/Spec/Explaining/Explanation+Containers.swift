extension Explanation {
  /// Findings about alerts, swipes, tabs and splits.
  static let containers: [Explanation] = [
    Explanation(
      "MG231", .error, "an alert without buttons",
      "An alert is closed by its buttons: there is one at least.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": {
              "helpButtonTapped": {
                "alert": { "title": "Call us", "buttons": [] }
              }
            }
          }
        }
        """#,
        "Login.screen.json":
          #"""
        { "screen": "Login", "flow": ["helpButtonTapped()"] }
        """#,
      ],
      mended: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": {
              "helpButtonTapped": {
                "alert": { "title": "Call us", "buttons": [{ "title": "OK" }] }
              }
            }
          }
        }
        """#,
        "Login.screen.json":
          #"""
        { "screen": "Login", "flow": ["helpButtonTapped()"] }
        """#,
      ]),
    Explanation(
      "MG232", .error, "a second one where there is one",
      "An alert has one button to cancel it, one tab is selected at first, and no flow has two tabs or "
        + "columns.",
      failing: [
        "Home.coordinator.json":
          #"""
        { "coordinator": "Home", "start": "Home" }
        """#,
        "Home.screen.json":
          #"""
        { "screen": "Home" }
        """#,
        "Main.coordinator.json":
          #"""
        {
          "coordinator": "Main",
          "tabs": [
            { "flow": "Home", "title": "Home" },
            { "flow": "Home", "title": "Favorites" }
          ]
        }
        """#,
      ],
      mended: [
        "Favorites.coordinator.json":
          #"""
        { "coordinator": "Favorites", "start": "Home" }
        """#,
        "Home.coordinator.json":
          #"""
        { "coordinator": "Home", "start": "Home" }
        """#,
        "Home.screen.json":
          #"""
        { "screen": "Home" }
        """#,
        "Main.coordinator.json":
          #"""
        {
          "coordinator": "Main",
          "tabs": [
            { "flow": "Home", "title": "Home" },
            { "flow": "Favorites", "title": "Favorites" }
          ]
        }
        """#,
      ]),
    Explanation(
      "MG233", .warning, "an action sheet without a way out",
      "Who sees it has to choose, and on an iPhone can't even tap beside it. A button with the role "
        + "`cancel` closes it, and is what a tap beside it means on an iPad.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": {
              "helpButtonTapped": {
                "alert": { "style": "actionSheet", "buttons": [{ "title": "Call us", "do": "custom" }] }
              }
            }
          }
        }
        """#,
        "Login.screen.json":
          #"""
        { "screen": "Login", "flow": ["helpButtonTapped()"] }
        """#,
      ],
      mended: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": {
              "helpButtonTapped": {
                "alert": {
                  "style": "actionSheet",
                  "buttons": [{ "title": "Call us", "do": "custom" }, { "title": "Cancel", "role": "cancel" }]
                }
              }
            }
          }
        }
        """#,
        "Login.screen.json":
          #"""
        { "screen": "Login", "flow": ["helpButtonTapped()"] }
        """#,
      ]),
    Explanation(
      "MG234", .error, "no text for the user",
      "Titles and messages are literals, or behind an equals sign a value of type `String`, such as "
        + "`= L10n.help`.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": {
              "helpButtonTapped": {
                "alert": { "title": "= 3", "buttons": [{ "title": "OK" }] }
              }
            }
          }
        }
        """#,
        "Login.screen.json":
          #"""
        { "screen": "Login", "flow": ["helpButtonTapped()"] }
        """#,
      ],
      mended: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": {
              "helpButtonTapped": {
                "alert": { "title": "= L10n.help", "buttons": [{ "title": "OK" }] }
              }
            }
          }
        }
        """#,
        "Login.screen.json":
          #"""
        { "screen": "Login", "flow": ["helpButtonTapped()"] }
        """#,
      ]),
    Explanation(
      "MG235", .error, "tabs of which there is none",
      "A flow that begins with tabs has one at least.",
      failing: [
        "Main.coordinator.json":
          #"""
        { "coordinator": "Main", "tabs": [] }
        """#
      ],
      mended: [
        "Home.coordinator.json":
          #"""
        { "coordinator": "Home", "start": "Home" }
        """#,
        "Home.screen.json":
          #"""
        { "screen": "Home" }
        """#,
        "Main.coordinator.json":
          #"""
        { "coordinator": "Main", "tabs": [{ "flow": "Home", "title": "Home" }] }
        """#,
      ]),
    Explanation(
      "MG424", .error, "no second column",
      "`detail` shows a screen in the second column of the split that the flow begins with.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": {
              "helpButtonTapped": { "detail": "Help" }
            }
          }
        }
        """#,
        "Help.screen.json":
          #"""
        { "screen": "Help" }
        """#,
        "Login.screen.json":
          #"""
        { "screen": "Login", "flow": ["helpButtonTapped()"] }
        """#,
      ],
      mended: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "split": { "primary": "Login", "secondary": "Help" },
          "screens": {
            "Login": {
              "helpButtonTapped": { "detail": "Help" }
            }
          }
        }
        """#,
        "Help.screen.json":
          #"""
        { "screen": "Help" }
        """#,
        "Login.screen.json":
          #"""
        { "screen": "Login", "flow": ["helpButtonTapped()"] }
        """#,
      ]),
    Explanation(
      "MG425", .error, "no such tab",
      "`select` names a flow that is one of the tabs which this flow begins with.",
      failing: [
        "Home.coordinator.json":
          #"""
        { "coordinator": "Home", "start": "Home" }
        """#,
        "Home.screen.json":
          #"""
        { "screen": "Home" }
        """#,
        "Main.coordinator.json":
          #"""
        {
          "coordinator": "Main",
          "tabs": [{ "flow": "Home", "title": "Home" }],
          "events": { "didReceiveOffer()": { "select": "Shop" } }
        }
        """#,
        "Shop.coordinator.json":
          #"""
        { "coordinator": "Shop", "start": "Home" }
        """#,
      ],
      mended: [
        "Home.coordinator.json":
          #"""
        { "coordinator": "Home", "start": "Home" }
        """#,
        "Home.screen.json":
          #"""
        { "screen": "Home" }
        """#,
        "Main.coordinator.json":
          #"""
        {
          "coordinator": "Main",
          "tabs": [{ "flow": "Home", "title": "Home" }, { "flow": "Shop", "title": "Shop" }],
          "events": { "didReceiveOffer()": { "select": "Shop" } }
        }
        """#,
        "Shop.coordinator.json":
          #"""
        { "coordinator": "Shop", "start": "Home" }
        """#,
      ]),
    Explanation(
      "MG426", .error, "an event that no swipe can be",
      "A swipe down brings no data, so the event that it becomes has no parameters; and it is one of the "
        + "screen that is swiped: that which is presented, or the one that the flow begins with.",
      failing: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": {
              "helpButtonTapped": { "present": "Help", "onSwipe": "didChoose" }
            },
            "Help": { "didChoose": "back" }
          }
        }
        """#,
        "Help.screen.json":
          #"""
        { "screen": "Help", "flow": ["didChoose(topic: String)"] }
        """#,
        "Login.screen.json":
          #"""
        { "screen": "Login", "flow": ["helpButtonTapped()"] }
        """#,
      ],
      mended: [
        "Auth.coordinator.json":
          #"""
        {
          "coordinator": "Auth",
          "start": "Login",
          "screens": {
            "Login": {
              "helpButtonTapped": { "present": "Help", "onSwipe": "closeButtonTapped" }
            },
            "Help": { "closeButtonTapped": "back" }
          }
        }
        """#,
        "Help.screen.json":
          #"""
        { "screen": "Help", "flow": ["closeButtonTapped()"] }
        """#,
        "Login.screen.json":
          #"""
        { "screen": "Login", "flow": ["helpButtonTapped()"] }
        """#,
      ]),
  ]
}
