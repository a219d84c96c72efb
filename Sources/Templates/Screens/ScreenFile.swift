import MvvmgenAppModel
import MvvmgenLanguage
import MvvmgenStorage

/// `LoginScreen.generated.swift`: all that is generated for a screen.
struct ScreenFile {
  let screen: Screen
  let embedded: EmbeddedScreens
  let places: PlaceTemplate
  let configuration: Configuration

  var code: Code {
    let viewModel = ViewModelTemplate(screen: screen, configuration: configuration)
    let object = ScreenTemplate(
      screen: screen, embedded: embedded, places: places, configuration: configuration)
    let sample =
      screen.samples.isEmpty ? nil : SampleTemplate(screen: screen, configuration: configuration)
    var imports = Imports(configuration)
    viewModel.addImports(to: &imports)
    object.addImports(to: &imports)
    for value in screen.samples.flatMap(\.values) { imports.add(hidden: value.value) }
    return """
      \(imports.code)

      \(sections: viewModel.parts + object.parts + [sample?.code ?? ""])

      """
  }
}
