extension CameraDefaultViewModel: CameraViewModel {}
