extension LanguageDefaultViewModel: LanguageViewModel {}
