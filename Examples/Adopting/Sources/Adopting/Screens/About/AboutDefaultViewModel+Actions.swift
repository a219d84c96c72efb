extension AboutDefaultViewModel: AboutViewModel {}
