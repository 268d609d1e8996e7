/// A view whose content scrolls.
///
/// Constraints to such a view position its content, and determine the size of its content.
@MainActor package protocol ScrollLayout: UIView {
  /// The size of the content, in points.
  var contentSize: CGSize { get set }
}

/// A view that shows lines of text, to whose baselines constraints can refer.
@MainActor package protocol TextLayout: UIView {
  /// The vertical hugging priority of a new view of the class.
  static var verticalHugging: UILayoutPriority { get }
  /// The view with the text: this view, or one of its subviews.
  var baselineView: UIView { get }
  /// Returns the position of the first or the last baseline, or `nil` if the view has no font.
  func baseline(isFirst: Bool) -> TextBaseline?
}

extension TextLayout {
  package static var verticalHugging: UILayoutPriority { .defaultLow }
  package var baselineView: UIView { self }
}

/// The position of a baseline in a view.
package struct TextBaseline {
  /// The part of the view to which the offset is added.
  package enum Origin {
    /// The top edge.
    case top
    /// The vertical center.
    case center
    /// The bottom edge.
    case bottom
  }

  /// The part of the view to which the offset is added.
  package var origin: Origin
  /// The distance from the origin to the baseline, in points. Positive values are below the origin.
  package var offset: CGFloat

  /// Creates a position.
  package init(_ origin: Origin, offset: CGFloat) {
    self.origin = origin
    self.offset = offset
  }
}
