#if canImport(SwiftUI)
  import SwiftUI

  /// The fields and buttons of an alert.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  struct AlertActions: View {
    let alert: AlertModel

    var body: some View {
      ForEach(alert.fields.indices, id: \.self) { AlertField(field: alert.fields[$0]) }
      ForEach(alert.content.buttons.indices, id: \.self) { index in
        let button = alert.content.buttons[index]
        Button(button.title, role: button.role?.swiftUI) { alert.tap(index) }
      }
    }
  }

  /// A field of an alert.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private struct AlertField: View {
    @Bindable var field: FieldModel

    var body: some View {
      let title = field.field.placeholder ?? ""
      Group {
        if field.field.isSecret {
          SecureField(title, text: $field.text)
        } else {
          TextField(title, text: $field.text)
        }
      }
      .accessibilityIdentifier(field.field.name)
    }
  }

  /// The message of an alert.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  struct AlertMessage: View {
    let alert: AlertModel

    var body: some View { if let message = alert.content.message { Text(message) } }
  }

  /// An action sheet above a layer, or at a view.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  struct DialogAbove: ViewModifier {
    let alert: AlertModel?
    let isShown: Binding<Bool>

    func body(content: Content) -> some View {
      content.confirmationDialog(
        Text(alert?.title ?? ""), isPresented: isShown,
        titleVisibility: alert?.title.isEmpty == false ? .visible : .automatic, presenting: alert
      ) {
        AlertActions(alert: $0)
      } message: {
        AlertMessage(alert: $0)
      }
    }
  }

  extension FlowAlert.Button.Role {
    fileprivate var swiftUI: ButtonRole { self == .cancel ? .cancel : .destructive }
  }
#endif
