extension AlbumDefaultViewModel: AlbumViewModel {}
