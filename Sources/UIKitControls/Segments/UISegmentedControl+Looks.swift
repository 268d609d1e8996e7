public import UIKitCore

extension UISegmentedControl {
  /// Returns the title attributes set for a state, or `nil` for the system's attributes.
  public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    look.attributes[state.rawValue]
  }
  /// Sets the font and the color of titles in a state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    look.attributes[state.rawValue] = attributes
    contentsChanged()
  }
  /// Returns the background image set for a state, or `nil` for the gray background.
  public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    look.backgrounds[state.rawValue]
  }
  /// Sets the background image for a state, regardless of the bar metrics.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    look.backgrounds[state.rawValue] = backgroundImage
    setNeedsLayout()
  }
  /// Returns the image set between two segments in their states, or `nil` for a line.
  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { look.dividers[[leftState.rawValue, rightState.rawValue]] }
  /// Stores the image between two segments in their states, which isn't shown because only lines
  /// are drawn.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    look.dividers[[leftState.rawValue, rightState.rawValue]] = dividerImage
  }
  /// Returns the stored content offset for segments at a position.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { look.adjustments[leftCenterRightOrAlone.rawValue] ?? .zero }
  /// Stores a content offset without effect; use ``setContentOffset(_:forSegmentAt:)`` to move
  /// content.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    look.adjustments[leftCenterRightOrAlone.rawValue] = adjustment
  }
}

extension UISegmentedControl {
  /// Positions of a segment in a control.
  public enum Segment: Int, Sendable {
    /// Any position.
    case any = 0
    /// The left end.
    case left = 1
    /// Between two other segments.
    case center = 2
    /// The right end.
    case right = 3
    /// The only segment.
    case alone = 4
  }
}

/// Kinds of bars that contain a control.
public enum UIBarMetrics: Int, Sendable {
  /// A bar of regular height.
  case `default` = 0
  /// The lower bar of a phone in landscape orientation.
  case compact = 1
  /// A bar of regular height with a prompt above its title.
  case defaultPrompt = 101
  /// The lower bar with a prompt above its title.
  case compactPrompt = 102
}
