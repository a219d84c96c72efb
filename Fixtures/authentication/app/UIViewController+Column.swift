#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIViewController {
    /// Fills the view with others, one below the other.
    func show(_ views: [UIView]) {
      let column = UIStackView(arrangedSubviews: views)
      column.axis = .vertical
      column.spacing = 16
      column.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(column)
      NSLayoutConstraint.activate([
        column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
    }
  }
#endif
