extension LetterDefaultViewModel: LetterViewModel {}
