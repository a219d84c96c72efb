extension GoodbyeDefaultViewModel: GoodbyeViewModel {}
