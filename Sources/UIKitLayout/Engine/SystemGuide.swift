internal import UIKitCore
internal import UIKitKeys

/// The kinds of layout guides that the system provides for views.
package enum SystemGuide: Int, CaseIterable {
  case safeArea
  case margins
  case readable
  case keyboard
  case scrollContent
  case scrollFrame

  /// The position of a guide in its view.
  enum Place {
    /// Inset from the view's edges.
    case insets(UIEdgeInsets)
    /// At a point, with a size that constraints determine.
    case origin(CGPoint)
    /// At a fixed frame.
    case rect(CGRect)
  }

  /// The maximum width of a readable column at the default text size, in points (measured on iPads
  /// and repeated on many web pages: 672).
  private static let readableWidth: CGFloat = 672

  /// Returns the position of the guide in a view.
  @MainActor
  func place(in view: UIView, _ guide: UILayoutGuide) -> Place {
    switch self {
    case .safeArea: return .insets(view.safeAreaInsets)
    case .margins: return .insets(view.layoutMargins)
    case .readable:
      let margins = view.layoutMargins
      let room = view.bounds.width - margins.left - margins.right
      let extra = max(0, room - Self.readableWidth) / 2
      return .insets(
        UIEdgeInsets(
          top: margins.top, left: margins.left + extra, bottom: margins.bottom,
          right: margins.right + extra))
    case .keyboard: return .rect(guide.layoutFrame)
    case .scrollContent: return .origin(.zero)
    case .scrollFrame: return .rect(view.bounds)
    }
  }
}
