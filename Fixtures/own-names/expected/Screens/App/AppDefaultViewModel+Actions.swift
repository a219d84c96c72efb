extension AppDefaultViewModel: AppViewModel {}
