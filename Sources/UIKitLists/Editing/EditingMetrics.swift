package import UIKitCore

/// The sizes, times and speeds of editing and reordering.
///
/// None of them is published. *Practice* means that apps have relied on the number for years.
/// *Chosen* numbers look like the system's.
package struct EditingMetrics: Sendable {
  /// The diameter of the circle with a minus, a plus or a check mark, in points: practice.
  package var signSize: CGFloat = 22
  /// The distance from the leading edge to the circle, in points: practice.
  package var signSide: CGFloat = 16
  /// The distance by which the content is shifted from the leading edge, in points: practice.
  package var leadingWidth: CGFloat = 38
  /// The width of the control that moves a row, in points: chosen.
  package var reorderWidth: CGFloat = 44
  /// The width of the three lines of that control, in points: chosen.
  package var reorderLineWidth: CGFloat = 20
  /// The distance between two of these lines, in points: chosen.
  package var reorderLineDistance: CGFloat = 6

  /// The duration in which controls appear and disappear, in seconds: practice.
  package var duration = 0.3
  /// The duration in which a row is lifted, makes room or lands, in seconds: chosen.
  package var moveDuration = 0.2
  /// The opacity and the radius in points of the shadow below a lifted row: chosen.
  package var shadowOpacity: Float = 0.25
  package var shadowRadius: CGFloat = 8
  /// The distance from an edge of the visible part at which a finger that moves or selects rows
  /// scrolls, in points: chosen.
  package var scrollDistance: CGFloat = 60
  /// The speed of this scrolling for a finger at the edge, in points per second: chosen.
  package var scrollSpeed: CGFloat = 480

  package init() {}
}
