import Foundation

extension LifecycleDefaultViewModel: LifecycleViewModel {
  func viewDidLoad() {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func viewDidLoadAction() {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func loadView() {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func viewWillAppear(_ animated: Bool) {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func didReceiveMemoryWarning() {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func becomeFirstResponder() {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func observeViewModel() {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func showTitle(_ text: String) {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func dismiss() {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func open(viewModel: Int, calls: Int) {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func refresh(viewModel: Int) async {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func isOnChanged(to isOn: Bool) async {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func amountChanged(to amount: Double) {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func dueChanged(to due: Date) async {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func riddleChanged(to riddle: String) async {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func save(calls: Bool, viewModelValue: String) async {
    // Yours to write: change the state, report to `flowDelegate`.
  }

  func remove(viewModel: Int, viewModelValue: String) async {
    // Yours to write: change the state, report to `flowDelegate`.
  }
}
