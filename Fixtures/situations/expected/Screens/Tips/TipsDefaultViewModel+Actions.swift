extension TipsDefaultViewModel: TipsViewModel {}
