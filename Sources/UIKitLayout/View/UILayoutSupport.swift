public import UIKitCore

/// A strip along an edge of a controller's view that bars cover, the predecessor of safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The distance that the strip extends from the edge, in points.
  var length: CGFloat { get }
  /// The top edge of the strip.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the strip.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the strip.
  var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
  /// The strip at the top of the view that bars cover.
  ///
  /// `view.safeAreaLayoutGuide` begins below it.
  public var topLayoutGuide: any UILayoutSupport { BarGuide.of(view, isTop: true) }
  /// The strip at the bottom of the view that bars cover.
  ///
  /// `view.safeAreaLayoutGuide` ends above it.
  public var bottomLayoutGuide: any UILayoutSupport { BarGuide.of(view, isTop: false) }
}

/// A guide between an edge of a view and the same edge of its safe area.
final class BarGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  private init(isTop: Bool) {
    self.isTop = isTop
    super.init()
    identifier = isTop ? "topLayoutGuide" : "bottomLayoutGuide"
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the guide of a view, creating it on first access.
  static func of(_ view: UIView, isTop: Bool) -> BarGuide {
    for case let guide as BarGuide in view.layoutGuides where guide.isTop == isTop { return guide }
    let guide = BarGuide(isTop: isTop)
    view.addLayoutGuide(guide)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0),
    ])
    return guide
  }

  var length: CGFloat {
    guard let insets = owner?.safeAreaInsets else { return 0 }
    return isTop ? insets.top : insets.bottom
  }
}
