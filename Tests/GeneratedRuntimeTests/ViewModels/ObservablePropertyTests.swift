import GeneratedRuntime
import Testing

/// What follows from two properties.
@MainActor
private final class Form {
  @ObservableProperty var email = ""
  @ObservableProperty var attempts = 0
  var label: String { "\(email) \(attempts)" }
  var labelProperty: DerivedProperty<String> {
    DerivedProperty(of: self, from: $email, $attempts) { $0.label }
  }
  /// Of nothing: it never changes.
  var kindProperty: DerivedProperty<Int> { DerivedProperty(of: self) { _ in 3 } }
}

@MainActor
struct DerivedPropertyTests {
  @Test func changesWithWhatItFollowsFrom() {
    let form = Form()
    let observer = Observer()
    var seen: [String] = []
    let token = form.labelProperty.observe(observer) { _, label in seen.append(label) }
    form.email = "ada"
    form.attempts = 1
    #expect(form.labelProperty.value == "ada 1")
    token.end()
    form.attempts = 2
    #expect(seen == [" 0", "ada 0", "ada 1"])
    form.kindProperty.observe(observer) { _, kind in seen.append("\(kind)") }
    #expect(seen.last == "3")
  }

  @Test func retainsNobody() {
    var seen = 0
    weak var form: Form?
    weak var observer: Observer?
    do {
      let held = Form()
      let watching = Observer()
      (form, observer) = (held, watching)
      held.labelProperty.observe(watching) { _, _ in seen += 1 }
      do {
        let other = Observer()
        held.labelProperty.observe(other) { _, _ in seen += 10 }
      }
      held.email = "ada"
    }
    #expect(seen == 12)
    #expect(form == nil)
    #expect(observer == nil)
  }

  private final class Observer {}
}

@MainActor
struct ObservablePropertyTests {
  @MainActor
  final class Owner {
    @ObservableProperty var count = 0
    @ObservableProperty var message: String?
  }

  @MainActor
  final class Observer {
    var heard: [Int] = []
  }

  let owner = Owner()
  let observer = Observer()

  @Test func optionalStartsAtNil() {
    #expect(owner.message == nil)
    owner.message = "Wrong password"
    #expect(owner.$message.value == "Wrong password")
  }

  @Test func currentValueAtOnceAndEveryChangeAfter() {
    owner.count = 1
    owner.$count.observe(observer) { $0.heard.append($1) }
    #expect(observer.heard == [1])
    owner.count = 2
    owner.count = 2
    owner.count += 1
    #expect(observer.heard == [1, 2, 2, 3])
    #expect(owner.$count.value == 3)
  }

  @Test func tokenEndsItAlsoWhileAChangeIsTold() {
    let other = Observer()
    var token: ObservationToken?
    owner.$count.observe(observer) { observer, value in
      observer.heard.append(value)
      if value == 2 { token?.end() }
    }
    token = owner.$count.observe(other) { $0.heard.append($1) }
    for count in 1...3 { owner.count = count }
    token?.end()
    #expect(observer.heard == [0, 1, 2, 3])
    #expect(other.heard == [0, 1])
  }

  @Test func droppedTokenEndsNothing() {
    _ = owner.$count.observe(observer) { $0.heard.append($1) }
    owner.count = 1
    #expect(observer.heard == [0, 1])
  }

  @Test func changeWhileAChangeIsToldIsToldAfter() {
    let other = Observer()
    owner.$count.observe(observer) { [owner] observer, value in
      observer.heard.append(value)
      if value == 1 { owner.count = 2 }
      if value == 2 { owner.count = 3 }
    }
    owner.$count.observe(other) { $0.heard.append($1) }
    owner.count = 1
    #expect(observer.heard == [0, 1, 2, 3])
    #expect(other.heard == [0, 1, 2, 3])
  }

  @Test func observerThatComesWhileAChangeIsToldHearsNothingTwice() {
    let other = Observer()
    owner.$count.observe(observer) { [owner] observer, value in
      observer.heard.append(value)
      guard value == 1 else { return }
      owner.count = 2
      owner.$count.observe(other) { $0.heard.append($1) }
      owner.count = 3
    }
    owner.count = 1
    #expect(observer.heard == [0, 1, 2, 3])
    #expect(other.heard == [2, 3])
  }

  @Test func deadObserversAreDroppedWithWhatTheyCaptured() {
    weak var captured: Observer?
    weak var gone: Observer?
    do {
      let (shortLived, capture) = (Observer(), Observer())
      (gone, captured) = (shortLived, capture)
      owner.$count.observe(shortLived) { capture.heard.append($1 + $0.heard.count) }
    }
    #expect(gone == nil)
    owner.$count.observe(observer) { $0.heard.append($1) }
    #expect(captured == nil)
    #expect(observer.heard == [0])
  }

  @Test func observingKeepsNothingAlive() {
    weak var gone: Owner?
    do {
      let owner = Owner()
      gone = owner
      owner.$count.observe(observer) { $0.heard.append($1) }
    }
    #expect(gone == nil)
  }
}
