internal import TouchstoneMutations
internal import TouchstoneTrace

/// The two rules that keep a new touch from its view for its whole life; recognizers see it all the
/// same (statement 40–48).
@MainActor
enum WithholdingRules {
  /// Why the view does not get `touch`; nil where it does.
  static func verdict(
    for touch: UITouch, among live: ContiguousArray<UITouch>
  ) -> DeliveryVerdict? {
    guard let view = touch.boundView else { return nil }
    return secondFinger(touch, view, live) ?? exclusiveTouch(touch, view, live)
  }

  /// A view that takes one finger at a time gets no second one while the first is still down.
  private static func secondFinger(
    _ touch: UITouch, _ view: UIView, _ live: ContiguousArray<UITouch>
  ) -> DeliveryVerdict? {
    guard !view.isMultipleTouchEnabled, !Mutation.secondFingersArrive.isOn else { return nil }
    let isSecond = live.contains {
      $0 !== touch && $0.serial < touch.serial && !$0.isFinished && $0.boundView === view
    }
    return isSecond ? .secondFingerIgnored : nil
  }

  /// While an exclusive view tracks a touch no other view of its window gets one, and an exclusive
  /// view gets one only while no other view tracks any.
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
