internal import UIKitAccessibility
internal import UIKitAnimation
@_spi(Kit) internal import UIKitCore
internal import UIKitFocus

extension UISegmentedControl {
  /// Selects a segment like a finger, and returns whether the segment can be selected.
  func choose(_ index: Int) -> Bool {
    guard isEnabled, isEnabledForSegment(at: index) else { return false }
    guard index != selected || isMomentary else { return true }
    take(index) { self.send([.valueChanged, .primaryActionTriggered], with: nil) }
    updatePress()
    return true
  }

  func take(_ index: Int, _ tell: () -> Void) {
    selected = index
    let action = contents[index].action
    if let action { sendAction(action) }
    tell()
    if isMomentary { selected = Self.noSegment }
  }

  func updatePress() {
    showSegments()
    setNeedsLayout()
    guard allowsMotion else { return }
    UIView.animate(
      withDuration: SegmentsAppearance.duration, delay: 0, options: .allowUserInteraction,
      animations: { self.layoutIfNeeded() })
  }

  /// Returns the segment under a finger by its x coordinate only, or `nil` beyond all segments.
  func segment(under touch: UITouch) -> Int? {
    let x = touch.location(in: self).x
    return views.firstIndex { $0.frame.minX <= x && x < $0.frame.maxX }
  }

  func index(of view: SegmentView) -> Int? { views.firstIndex { $0 === view } }
}

extension UISegmentedControl: ArrowAdjustable {
  /// Selects the next enabled segment on one side, or without a selection the first on the way.
  package func adjustByArrow(toRight: Bool) {
    let goesOn = toRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let others =
      goesOn
      ? contents.indices.filter { $0 > selected }
      : contents.indices.reversed().filter { selected == Self.noSegment || $0 < selected }
    if let next = others.first(where: { contents[$0].isEnabled }) { _ = choose(next) }
  }
}
