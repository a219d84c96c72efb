extension PageDefaultViewModel: PageViewModel {}
