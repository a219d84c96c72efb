// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// documentation/uikit/preview(_:traits:body:): since iOS 17, tvOS 17. Its body is checked before the
// macro is expanded, to nothing.

@available(macOS 14, iOS 17, tvOS 17, *)
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "PreviewsMacros", type: "KitView")
