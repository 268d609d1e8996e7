public import UIKitCore

extension UISegmentedControl {
  /// The look of titles in a state; nil for the system's.
  public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    look.attributes[state.rawValue]
  }
  /// Sets font and colour of titles in a state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    look.attributes[state.rawValue] = attributes
    contentsChanged()
  }
  /// The picture behind segments in a state; nil for a grey one.
  public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    look.backgrounds[state.rawValue]
  }
  /// Sets the picture behind segments in a state, whatever the bar.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    look.backgrounds[state.rawValue] = backgroundImage
    setNeedsLayout()
  }
  /// The picture between two segments in their states; nil for a line.
  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { look.dividers[[leftState.rawValue, rightState.rawValue]] }
  /// Sets the picture between two segments in their states; kept, as only lines are drawn.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    look.dividers[[leftState.rawValue, rightState.rawValue]] = dividerImage
  }
  /// By how much the content of segments of a kind is beside its middle.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { look.adjustments[leftCenterRightOrAlone.rawValue] ?? .zero }
  /// Moves the content of segments of a kind; kept: ``setContentOffset(_:forSegmentAt:)`` moves it.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    look.adjustments[leftCenterRightOrAlone.rawValue] = adjustment
  }
}

extension UISegmentedControl {
  /// Where a segment is among the others.
  public enum Segment: Int, Sendable {
    /// Anywhere.
    case any = 0
    /// At the left end.
    case left = 1
    /// Between two others.
    case center = 2
    /// At the right end.
    case right = 3
    /// The only one.
    case alone = 4
  }
}

/// What kind of bar something is in.
public enum UIBarMetrics: Int, Sendable {
  /// An ordinary one.
  case `default` = 0
  /// The lower one of a phone on its side.
  case compact = 1
  /// An ordinary one with a line above its title.
  case defaultPrompt = 101
  /// The lower one with a line above its title.
  case compactPrompt = 102
}
