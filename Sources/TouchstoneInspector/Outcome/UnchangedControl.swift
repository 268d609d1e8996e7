internal import TouchstoneKit

/// The reason that a working control doesn't change at a tap, with a suggestion.
@MainActor
struct UnchangedControl {
  let usually: String
  private let attempt: (String) -> String

  /// Creates the advice, or returns `nil` if there is nothing more to say.
  init?(_ control: UIControl) {
    switch control {
    case let slider as UISlider where slider.minimumValue >= slider.maximumValue:
      self = .emptyRange
    case let stepper as UIStepper where stepper.minimumValue >= stepper.maximumValue:
      self = .emptyRange
    case is UISlider:
      self.init(
        usually: "A slider follows a finger that drags its thumb.",
        attempt: { "Drag the thumb of \($0)." })
    case let segments as UISegmentedControl where segments.numberOfSegments == 0:
      self.init(
        usually: "The control was created without items, and none were inserted.",
        attempt: { "Add segments to \($0) with insertSegment(withTitle:at:animated:)." })
    case let pages as UIPageControl where pages.numberOfPages < 2:
      self.init(
        usually: "numberOfPages was never set, or there is a single page.",
        attempt: { "Set numberOfPages of \($0)." })
    default: return nil
    }
  }

  private init(usually: String, attempt: @escaping (String) -> String) {
    self.usually = usually
    self.attempt = attempt
  }

  /// The advice for a control with a single possible value.
  private static var emptyRange: UnchangedControl {
    UnchangedControl(
      usually: "Its minimumValue is its maximumValue, so there is no other value.",
      attempt: { "Set maximumValue of \($0) to more than its minimumValue." })
  }

  /// Returns the suggestion for the control's name.
  func remedy(_ name: String) -> String { attempt(name) }
}
