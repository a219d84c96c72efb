extension WebLoginDefaultViewModel: WebLoginViewModel {}
