#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UIStackView {
    /// Fills a view with these rows, one below the other. They scroll where they don't fit, and stay
    /// above the keyboard.
    ///
    /// - Parameters:
    ///   - view: the view, whose margins are kept free.
    ///   - bottom: how far down they go, in the view; nil for all of it.
    public func fill(_ view: UIView, downTo bottom: NSLayoutYAxisAnchor? = nil) {
      axis = .vertical
      spacing = 16
      translatesAutoresizingMaskIntoConstraints = false
      let scrollView = UIScrollView()
      scrollView.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(self)
      view.addSubview(scrollView)
      #if os(tvOS)
        let lowest = view.safeAreaLayoutGuide.bottomAnchor
      #else
        let lowest = view.keyboardLayoutGuide.topAnchor
      #endif
      let (content, margins) = (scrollView.contentLayoutGuide, view.layoutMarginsGuide)
      let fits = scrollView.heightAnchor.constraint(greaterThanOrEqualTo: content.heightAnchor)
      fits.priority = .defaultLow
      NSLayoutConstraint.activate([
        fits,
        scrollView.topAnchor.constraint(equalTo: margins.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        scrollView.bottomAnchor.constraint(equalTo: bottom ?? lowest),
        topAnchor.constraint(equalTo: content.topAnchor),
        leadingAnchor.constraint(equalTo: content.leadingAnchor),
        trailingAnchor.constraint(equalTo: content.trailingAnchor),
        bottomAnchor.constraint(equalTo: content.bottomAnchor),
        widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      ])
    }
  }
#endif
