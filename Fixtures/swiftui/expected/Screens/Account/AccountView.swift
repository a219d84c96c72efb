#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import GeneratedRuntime
  import SwiftUI

  /// Draws the account screen.
  struct AccountView<ViewModel: AccountViewModel>: View {
    @Bindable var viewModel: ViewModel
    @FocusState private var focus: Field?

    private enum Field { case address, password, answer, age }

    var body: some View {
      Form {
        if let favorite = viewModel.favorite {
          LabeledContent("Favorite", value: String(describing: favorite))
        }
        LabeledContent("Default", value: viewModel.`default`.formatted())
        if let birthday = viewModel.birthday {
          LabeledContent("Birthday", value: birthday.formatted())
        }
        // Yours to edit: `$viewModel.birthday`.
        LabeledContent("Choice", value: String(describing: viewModel.choice))
        // Yours to edit: `$viewModel.choice`.
        TextField("Address", text: $viewModel.address)
          .submitLabel(.next)
          .focused($focus, equals: .address)
          .onSubmit { focus = .password }
          .onChange(of: viewModel.address) {
            viewModel.addressChanged(to: viewModel.address)
          }
          .accessibilityIdentifier("account.address")
        SecureField("Password", text: $viewModel.password)
          .textContentType(.password)
          .submitLabel(.next)
          .focused($focus, equals: .password)
          .onSubmit { focus = .answer }
          .accessibilityIdentifier("account.password")
        SecureField("Answer", text: $viewModel.answer)
          .submitLabel(.next)
          .focused($focus, equals: .answer)
          .onSubmit { focus = .age }
          .accessibilityIdentifier("account.answer")
        TextField("Age", value: $viewModel.age, format: .number)
          .keyboardType(.numbersAndPunctuation)
          .submitLabel(.go)
          .focused($focus, equals: .age)
          .onSubmit { save() }
          .accessibilityIdentifier("account.age")
        Toggle("Is public", isOn: $viewModel.isPublic)
          .onChange(of: viewModel.isPublic) {
            Task(whileShown: viewModel) { await viewModel.isPublicChanged(viewModel.isPublic) }
          }
          .accessibilityIdentifier("account.isPublic")
        Button("Save") {
          save()
        }
        .accessibilityIdentifier("account.save")
        Button("Close") {
          viewModel.closeButtonTapped()
        }
        .accessibilityIdentifier("account.closeButtonTapped")
      }
      .navigationTitle("Account")
    }

    private func save() {
      Task(whileShown: viewModel) {
        await viewModel.save(address: viewModel.address, password: viewModel.password)
      }
    }
  }

  #if DEBUG
    #Preview("new") {
      AccountView(viewModel: AccountSample.new.viewModel)
    }

    #Preview("wrong Password 2") {
      AccountView(viewModel: AccountSample.wrongPassword2.viewModel)
    }
  #endif
#endif
