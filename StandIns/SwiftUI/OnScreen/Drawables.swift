extension EmptyView: Drawable {
  @MainActor func draw(into drawing: Drawing) {}
}

extension TupleView: Drawable {
  @MainActor func draw(into drawing: Drawing) {
    for child in Mirror(reflecting: value).children {
      if let view = child.value as? any View { drawing.add(view) }
    }
  }
}

extension AnyView: Drawable {
  @MainActor func draw(into drawing: Drawing) { drawing.add(content) }
}

extension _ConditionalContent: Drawable where TrueContent: View, FalseContent: View {
  @MainActor func draw(into drawing: Drawing) {
    switch storage {
    case .first(let view): drawing.add(view, id: 1)
    case .second(let view): drawing.add(view, id: 2)
    }
  }
}

extension Optional: Drawable where Wrapped: View {
  @MainActor func draw(into drawing: Drawing) {
    if let self { drawing.add(self) }
  }
}

extension Group: Drawable where Content: View {
  @MainActor func draw(into drawing: Drawing) { drawing.add(content) }
}

extension Modified: Drawable {
  @MainActor func draw(into drawing: Drawing) {
    modify(drawing) { drawing.add(content) }
  }
}

// MARK: - Controls

extension Text: Drawable {
  @MainActor func draw(into drawing: Drawing) { drawing.texts.append(content) }
}

extension ProgressView: Drawable {
  @MainActor func draw(into drawing: Drawing) { drawing.texts.append("…") }
}

extension Button: Drawable {
  @MainActor func draw(into drawing: Drawing) {
    drawing.add(label, nil) { _ in action() }
    if let role { drawing.looks.append(role.name) }
  }
}

extension TextField: Drawable {
  @MainActor func draw(into drawing: Drawing) {
    drawing.add(label, text.wrappedValue) { text.wrappedValue = $0 }
  }
}

extension SecureField: Drawable {
  @MainActor func draw(into drawing: Drawing) {
    drawing.add(label, text.wrappedValue) { text.wrappedValue = $0 }
    drawing.looks.append("secret")
  }
}

extension Toggle: Drawable {
  @MainActor func draw(into drawing: Drawing) {
    drawing.add(label, "\(isOn.wrappedValue)") { isOn.wrappedValue = $0 == "true" }
  }
}

@available(watchOS 10, *)
@available(tvOS, unavailable)
extension DatePicker: Drawable {
  @MainActor func draw(into drawing: Drawing) {
    drawing.add(label, "\(selection.wrappedValue.timeIntervalSinceReferenceDate)") { text in
      if let seconds = Double(text) {
        selection.wrappedValue = Date(timeIntervalSinceReferenceDate: seconds)
      }
    }
  }
}

extension Label: Drawable {
  @MainActor func draw(into drawing: Drawing) { drawing.add(title) }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension LabeledContent: Drawable where Label: View, Content: View {
  @MainActor func draw(into drawing: Drawing) {
    drawing.add(label)
    drawing.add(content)
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension ContentUnavailableView: Drawable {
  @MainActor func draw(into drawing: Drawing) { drawing.add(label) }
}

// MARK: - Containers

extension Form: Drawable {
  @MainActor func draw(into drawing: Drawing) { drawing.add(content) }
}

extension VStack: Drawable {
  @MainActor func draw(into drawing: Drawing) { drawing.add(content) }
}

extension HStack: Drawable {
  @MainActor func draw(into drawing: Drawing) { drawing.add(content) }
}

extension Spacer: Drawable {
  @MainActor func draw(into drawing: Drawing) {}
}

extension Section: Drawable where Parent: View, Content: View, Footer: View {
  @MainActor func draw(into drawing: Drawing) {
    drawing.add(header)
    drawing.add(content)
    drawing.add(footer)
  }
}

extension List: Drawable {
  @MainActor func draw(into drawing: Drawing) { drawing.add(content) }
}

extension ForEach: Drawable where Content: View {
  @MainActor func draw(into drawing: Drawing) {
    for element in data { drawing.add(content(element), id: AnyHashable(id(element))) }
  }
}

extension ScrollView: Drawable {
  @MainActor func draw(into drawing: Drawing) { drawing.add(content) }
}

extension LazyVGrid: Drawable {
  @MainActor func draw(into drawing: Drawing) { drawing.add(content) }
}

// MARK: - Windows

extension Simulation {
  /// Opens a window of an app, and says what draws it.
  public static func openWindow(of app: some App) -> (window: UIWindow, host: any Hosting)? {
    guard let group = app.body as? any Windowed else { return nil }
    let window = UIWindow()
    let host = group.host()
    window.rootViewController = host
    window.makeKeyAndVisible()
    return (window, host)
  }

  /// Tells the views of the windows that are given that their scene's phase changed.
  public static func setPhase(_ phase: ScenePhase, of hosts: any Hosting...) {
    EnvironmentValues.current.scenePhase = phase
    for host in hosts { host.drawAgain() }
  }

  /// Another size class, of which the hosts are told.
  public static func setSizeClass(_ width: UserInterfaceSizeClass?, of hosts: any Hosting...) {
    EnvironmentValues.current.horizontalSizeClass = width
    for host in hosts { host.drawAgain() }
  }

  /// What is done with URLs that leave the app.
  public static func openURLs(with open: @escaping @MainActor (URL) -> Void) {
    EnvironmentValues.current.openURL = OpenURLAction(open: open)
  }
}

@MainActor
protocol Windowed {
  func host() -> any Hosting
}

extension WindowGroup: Windowed {
  @MainActor func host() -> any Hosting { UIHostingController(rootView: content) }
}
