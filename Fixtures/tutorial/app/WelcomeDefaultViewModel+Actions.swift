extension WelcomeDefaultViewModel: WelcomeViewModel {}
