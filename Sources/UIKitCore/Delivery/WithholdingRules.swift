internal import TouchstoneMutations
internal import TouchstoneTrace

/// The two rules that withhold a new touch from its view for its whole life. Recognizers still
/// receive it (statement 40–48).
@MainActor
enum WithholdingRules {
  /// Returns the reason that the view doesn't receive `touch`, or `nil` if it does.
  static func verdict(
    for touch: UITouch, among live: ContiguousArray<UITouch>
  ) -> DeliveryVerdict? {
    guard let view = touch.boundView else { return nil }
    return secondFinger(touch, view, live) ?? exclusiveTouch(touch, view, live)
  }

  /// Refuses a second finger for a view without multiple touch while the first is still down.
  private static func secondFinger(
    _ touch: UITouch, _ view: UIView, _ live: ContiguousArray<UITouch>
  ) -> DeliveryVerdict? {
    guard !view.isMultipleTouchEnabled, !Mutation.secondFingersArrive.isOn else { return nil }
    let isSecond = live.contains {
      $0 !== touch && $0.serial < touch.serial && !$0.isFinished && $0.boundView === view
    }
    return isSecond ? .secondFingerIgnored : nil
  }

  /// Refuses a touch because of exclusive touch.
  ///
  /// While an exclusive view tracks a touch, no other view of its window receives one. An exclusive
  /// view receives a touch only while no other view of its window tracks one.
  private static func exclusiveTouch(
    _ touch: UITouch, _ view: UIView, _ live: ContiguousArray<UITouch>
  ) -> DeliveryVerdict? {
    for other in live
    where other !== touch && !other.isFinished && other.reception == .begun
      && other.boundWindow === touch.boundWindow
    {
      guard let tracking = other.boundView, tracking !== view else { continue }
      if tracking.isExclusiveTouch, !Mutation.exclusiveViewsShare.isOn {
        return .exclusiveTouch(holder: TraceSubject(tracking))
      }
      if view.isExclusiveTouch { return .exclusiveTouch(holder: TraceSubject(view)) }
    }
    return nil
  }
}
