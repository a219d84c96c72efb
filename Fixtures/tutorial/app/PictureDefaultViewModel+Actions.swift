extension PictureDefaultViewModel: PictureViewModel {}
