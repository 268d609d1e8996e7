internal import UIKitCore
internal import UIKitKeys
internal import UIKitScroll

/// The guides that the system gives to views.
enum SystemGuide: Int, CaseIterable {
  case safeArea
  case margins
  case readable
  case keyboard
  case scrollContent
  case scrollFrame

  /// How a guide lies in its view.
  enum Place {
    /// So far from the view's edges.
    case insets(UIEdgeInsets)
    /// At a point, with a size that constraints decide on.
    case origin(CGPoint)
    /// Exactly there.
    case rect(CGRect)
  }

  /// The widest that a readable column is, in points, at the usual size of text (measured on iPads and
  /// repeated in many pages: 672).
  private static let readableWidth: CGFloat = 672

  /// Where the guide lies in a view.
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
