// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The body is checked before the macro is expanded, to nothing: `Previews/plugin` does that.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewsMacros", type: "SwiftUIView")
