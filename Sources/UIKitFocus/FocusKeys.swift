internal import TouchstoneInput
@_spi(Kit) internal import UIKitCore

/// The keys that move the focus, by their usage on the HID page of keyboards.
enum FocusKeys {
  private static let tab = 43
  private static let home = 74
  private static let end = 77
  private static let right = 79
  private static let left = 80
  private static let down = 81
  private static let up = 82

  /// Modifiers that change the meaning of a key. Caps lock and the keypad flag don't.
  private static let meaningful: ModifierKeys = [.shift, .control, .alternate, .command]

  /// Returns the direction in which a key moves the focus, or `nil` if it doesn't move it.
  static func heading(usage: Int, modifiers: ModifierKeys) -> UIFocusHeading? {
    let held = modifiers.intersection(meaningful)
    if usage == tab { return held.isEmpty ? .next : held == .shift ? .previous : nil }
    guard held.isEmpty else { return nil }
    switch usage {
    case up: return .up
    case down: return .down
    case left: return .left
    case right: return .right
    case home: return .first
    case end: return .last
    default: return nil
    }
  }

  static func heading(_ type: PressSample.PressType) -> UIFocusHeading? {
    switch type {
    case .upArrow: .up
    case .downArrow: .down
    case .leftArrow: .left
    case .rightArrow: .right
    case .select, .menu, .playPause, .pageUp, .pageDown: nil
    }
  }

}

extension FocusEngine {
  /// Returns whether the focus consumed a key, so that nothing else receives it.
  ///
  /// A key that moved or showed the focus is consumed until it is released (statement 348).
  func uses(_ sample: KeySample) -> Bool {
    guard sample.phase == .began else {
      guard let index = state.heldKeys.firstIndex(of: sample.usage) else { return false }
      if sample.phase != .changed { state.heldKeys.remove(at: index) }
      return true
    }
    let isHeld = state.heldKeys.contains(sample.usage)
    guard let heading = FocusKeys.heading(usage: sample.usage, modifiers: sample.modifiers) else {
      return isHeld
    }
    let moved =
      adjusts(heading) || FocusMovement(engine: self, heading: heading, leavesGroup: false).run()
    if moved, !isHeld { state.heldKeys.append(sample.usage) }
    return moved || isHeld
  }

  /// Moves the focus for a button of a remote control. Its presses have already been delivered.
  func follow(_ sample: PressSample) {
    guard sample.phase == .began, let heading = FocusKeys.heading(sample.type) else { return }
    _ = FocusMovement(engine: self, heading: heading, leavesGroup: true).run()
  }

  /// The responder that receives presses first, or `nil` if no item has the focus.
  ///
  /// A first responder inside the focused item receives the presses itself.
  var startOfPresses: UIResponder? {
    checkItem()
    guard let item = focusedItem, let responder = responder(of: item) else { return nil }
    if let first = scene?.keyWindow?.firstResponder,
      ResponderChainWalk.leads(from: first, to: responder)
    {
      return first
    }
    return responder
  }

  private func responder(of item: any UIFocusItem) -> UIResponder? {
    for link in FocusTree.chain(from: item) {
      if let responder = link as? UIResponder { return responder }
    }
    return nil
  }

  /// Moves the focus to a new first responder while the user navigates with the focus.
  func firstResponderDidChange(_ responder: UIResponder) {
    guard !state.isDeferring, let item = responder as? any UIFocusItem, item !== focusedItem,
      refusal(of: item) == nil
    else { return }
    if state.isMoving { request(item) } else { move(to: item, .firstResponder) }
  }

  /// Called when a finger touches the screen. Hides the focus.
  func touchBegan() { beginDeferring(.touch) }
}
