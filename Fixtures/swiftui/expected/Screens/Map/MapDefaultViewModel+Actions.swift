extension MapDefaultViewModel: MapViewModel {}
