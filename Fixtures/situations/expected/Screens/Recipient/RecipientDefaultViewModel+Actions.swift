extension RecipientDefaultViewModel: RecipientViewModel {}
