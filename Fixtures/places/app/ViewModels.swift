extension WelcomeDefaultViewModel: WelcomeViewModel {}

extension OwlListDefaultViewModel: OwlListViewModel {}

extension OwlDefaultViewModel: OwlViewModel {}

extension MapDefaultViewModel: MapViewModel {}

extension FormDefaultViewModel: FormViewModel {}

extension PageDefaultViewModel: PageViewModel {}

extension PinDefaultViewModel: PinViewModel {}

extension TipDefaultViewModel: TipViewModel {}
