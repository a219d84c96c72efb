final class PictureScreen: PictureScreenBase, PictureViewModel {}
