/// One report of a wheel or of two fingers scrolling on a trackpad.
///
/// A wheel with notches has neither beginning nor end: each notch is a changed of its own.
package struct ScrollSample: Hashable, Sendable {
  /// What a sample says about its scroll.
  package typealias Phase = HeldPhase

  /// Where the pointer is, in screen points.
  package var position: Point
  /// How far to scroll to the right, in points.
  package var dx: Double
  /// How far to scroll down, in points.
  package var dy: Double
  /// What happened to the scroll.
  package var phase: Phase
  /// Whether the distance follows the fingers, as a trackpad's does, and is no notch of a wheel.
  package var precise: Bool
  /// The modifier keys held.
  package var modifiers: ModifierKeys
  /// When it happened, in seconds.
  package var time: Double

  /// Makes a sample; without a phase it is one notch of a wheel.
  package init(
    position: Point, dx: Double, dy: Double, phase: Phase = .changed, precise: Bool = false,
    modifiers: ModifierKeys = [], time: Double
  ) {
    self.position = position
    self.dx = dx
    self.dy = dy
    self.phase = phase
    self.precise = precise
    self.modifiers = modifiers
    self.time = time
  }
}
