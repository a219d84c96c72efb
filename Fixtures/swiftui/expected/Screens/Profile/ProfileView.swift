#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import GeneratedRuntime
  import SwiftUI

  /// Draws the profile screen.
  struct ProfileView<
    ViewModel: ProfileViewModel,
    HelpContent: View,
    EmptyContent: View,
    MapContent: View
  >: View {
    let viewModel: ViewModel
    let helpView: HelpContent
    let emptyView: EmptyContent
    let mapView: MapContent
    @State private var nickname = ""
    @State private var age = 0
    @State private var birthday = Date.now
    @State private var isPublic = false
    @State private var password = ""
    @State private var newPassword = ""
    @FocusState private var focus: Field?

    private enum Field { case nickname, age }

    var body: some View {
      VStack(spacing: 0) {
        Form {
          Text(viewModel.name)
          if let note = viewModel.note {
            Text(note)
          }
          if let owl = viewModel.owl {
            LabeledContent("Owl", value: String(describing: owl))
          }
          LabeledContent("Default", value: viewModel.`default`.formatted())
          TextField("Nickname", text: $nickname)
            .submitLabel(.next)
            .focused($focus, equals: .nickname)
            .onSubmit { focus = .age }
            .accessibilityIdentifier("profile.nickname")
          TextField("Age", value: $age, format: .number)
            .keyboardType(.numbersAndPunctuation)
            .submitLabel(.go)
            .focused($focus, equals: .age)
            .onSubmit { save() }
            .accessibilityIdentifier("profile.age")
          DatePicker("Birthday", selection: $birthday)
            .accessibilityIdentifier("profile.birthday")
          Toggle("Is public", isOn: $isPublic)
            .accessibilityIdentifier("profile.isPublic")
          SecureField("Password", text: $password)
            .textContentType(.password)
            .accessibilityIdentifier("profile.password")
          SecureField("New password", text: $newPassword)
            .textContentType(.password)
            .accessibilityIdentifier("profile.newPassword")
          Button("Save") {
            save()
          }
          .accessibilityIdentifier("profile.save")
          Button("Change") {
            viewModel.change(from: password, to: newPassword)
          }
          .accessibilityIdentifier("profile.change")
          Button("Picture") {
            viewModel.pictureButtonTapped()
          }
          .accessibilityIdentifier("profile.pictureButtonTapped")
          Button("Close") {
            viewModel.closeButtonTapped()
          }
          .accessibilityIdentifier("profile.closeButtonTapped")
          // Yours to call, unless a flow does: `viewModel.take`.
        }
        helpView
        emptyView
        mapView
      }
      .navigationTitle("Profile")
    }

    private func save() {
      Task(whileShown: viewModel) {
        await viewModel.save(
          name: viewModel.name,
          nickname: nickname,
          age: age,
          birthday: birthday,
          isPublic: isPublic
        )
      }
    }
  }
#endif
