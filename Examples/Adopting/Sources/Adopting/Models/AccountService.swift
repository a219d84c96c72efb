@MainActor
protocol AccountService: AnyObject {
  func name(for email: String) async -> String?
}

/// Knows everybody.
final class Accounts: AccountService {
  func name(for email: String) async -> String? {
    email.split(separator: "@").first.map { String($0) }
  }
}

/// What the app has, for generated flows and for its own code.
@MainActor
final class Services: AppServices {
  let accountService: any AccountService = Accounts()
}
