@_spi(Kit) package import UIKitCore

/// The sizes and speeds of swiped rows.
///
/// Apple publishes none of them (statement 832). *Imitation* means that a careful imitation of
/// Mail in iOS 10 uses the number. *Practice* means that apps have observed it for years. *Chosen*
/// numbers have no source.
package struct SwipeMetrics: Sendable {
  /// The least width of a button in points: practice since iOS 11.
  package var buttonWidth: CGFloat = 74
  /// The space between a title and the sides of its button in points: imitation.
  package var titleSide: CGFloat = 8
  /// The largest part of the row's width that one button takes at rest: chosen.
  package var greatestButtonShare: CGFloat = 0.5
  /// The size of titles in points: practice.
  package var titleSize: CGFloat = 15
  /// The least height of a row whose buttons show both image and title, in points: practice.
  package var heightForImageAndTitle: CGFloat = 91
  /// The space between an image and the title below it in points: chosen.
  package var imageGap: CGFloat = 4
  /// The part of the finger's movement that a row follows beyond its buttons: imitation.
  package var resistance: CGFloat = 0.4
  /// The part of the movement that a row follows beyond the end of a full swipe: imitation.
  package var fullSwipeResistance: CGFloat = 0.2
  /// The distance from the far edge at which a full swipe ends, in points: imitation.
  package var fullSwipeEdge: CGFloat = 30
  /// The least distance beyond the buttons at which a full swipe is armed, in points: imitation.
  package var fullSwipeOverscroll: CGFloat = 30
  /// The least part of the row's width at which a full swipe is armed: practice, about.
  package var fullSwipeShare: CGFloat = 0.6
  /// The part of the buttons that has to be visible when a resting finger lifts, so that the row
  /// opens: practice (statement 833).
  package var openShare: CGFloat = 0.5
  /// The speed below which a lifting finger counts as resting, in points per second: chosen.
  package var restingSpeed: CGFloat = 25
  /// The spring of a row that the finger throws: imitation.
  package var thrown = Spring(mass: 1, stiffness: 100, damping: 18)
  /// The spring of a row that begins at rest.
  ///
  /// It is critically damped and settles in 0.7 s (imitation): a thousandth of the distance is left
  /// after 9.2334 divided by the frequency.
  package var resting = Spring(criticalFrequency: 9.2334 / 0.7)

  /// A spring, with a mass in kilograms and the other values in matching units.
  package struct Spring: Sendable {
    package var mass, stiffness, damping: Double

    init(mass: Double, stiffness: Double, damping: Double) {
      self.mass = mass
      self.stiffness = stiffness
      self.damping = damping
    }

    init(criticalFrequency frequency: Double) {
      self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * frequency)
    }
  }

  /// The metrics of all tables. Tests change them.
  package nonisolated(unsafe) static var inForce = SwipeMetrics()
}
