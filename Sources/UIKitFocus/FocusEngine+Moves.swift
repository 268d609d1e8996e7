@_spi(Kit) internal import UIKitCore

/// One focus movement, from the veto to the notifications (statement 359).
///
/// The audience is determined before any environment is called. It begins with the environments
/// that only contain the previous item, from the inside out, then those that only contain the next
/// one. The environments that contain both follow. Each is asked once and notified once, in this
/// order.
@MainActor
struct FocusMove {
  let previous: (any UIFocusItem)?
  let next: (any UIFocusItem)?
  let context: UIFocusUpdateContext
  let audience: [any UIFocusEnvironment]

  init(
    from previous: (any UIFocusItem)?, around: [any UIFocusEnvironment],
    to next: (any UIFocusItem)?, heading: UIFocusHeading
  ) {
    self.previous = previous
    self.next = next
    context = UIFocusUpdateContext(from: previous, to: next, heading: heading)
    let ahead = next.map { FocusTree.chain(from: $0) } ?? []
    let shared = Set(around.map { ObjectIdentifier($0) })
      .intersection(ahead.map { ObjectIdentifier($0) })
    let leaving = around.filter { !shared.contains(ObjectIdentifier($0)) }
    let entering = ahead.filter { !shared.contains(ObjectIdentifier($0)) }
    audience =
      leaving + entering + ahead.filter { shared.contains(ObjectIdentifier($0)) }
  }

  /// Returns the first environment that rejects the movement, or `nil` if all accept it.
  func veto() -> (any UIFocusEnvironment)? {
    for environment in audience where !environment.shouldUpdateFocus(in: context) {
      return environment
    }
    return nil
  }

  func tell(_ coordinator: UIFocusAnimationCoordinator) {
    for environment in audience {
      environment.didUpdateFocus(in: context, with: coordinator)
    }
  }
}

extension FocusEngine {
  /// Moves the focus unless an environment vetoes it. Returns whether it moved.
  @discardableResult
  func move(to next: (any UIFocusItem)?, _ cause: FocusCause) -> Bool {
    guard !state.isMoving else { return false }
    let previous = state.item
    guard state.hasItem || next != nil else { return false }
    let move = FocusMove(
      from: previous, around: surroundings, to: next, heading: cause.heading)
    state.isMoving = true
    defer { state.isMoving = false }
    if !cause.isForced {
      if let opponent = move.veto() {
        report(
          .wasVetoed, from: previous, to: next,
          "\(TraceName.of(opponent)) answered false to shouldUpdateFocus(in:); \(cause.clause)")
        return false
      }
      // The veto runs app code, which may have removed the next item.
      if let next, let refusal = refusal(of: next) {
        report(
          .stayed, from: previous, to: next, "while it was asked, the next one \(refusal.clause)")
        return false
      }
    }
    finish(move, cause)
    return true
  }

  /// The environments around the focused item: the current ones, or the recorded ones if the item
  /// has left the tree.
  private var surroundings: [any UIFocusEnvironment] {
    if let item = focusedItem { return FocusTree.chain(from: item) }
    return state.chain.compactMap(\.environment)
  }

  private func finish(_ move: FocusMove, _ cause: FocusCause) {
    state.item = move.next
    state.hasItem = move.next != nil
    state.chain = (move.next.map { FocusTree.chain(from: $0) } ?? []).map {
      WeakFocusEnvironment($0)
    }
    if let next = move.next { groups.remember(next) }
    report(.moved, from: move.previous, to: move.next, cause.clause)
    if let view = move.previous as? UIView { FocusAppearance.set(view, false) }
    if let view = move.next as? UIView { FocusAppearance.set(view, true) }
    if let next = move.next { FocusScrolling.show(next) }
    let coordinator = UIFocusAnimationCoordinator()
    move.tell(coordinator)
    NotificationCenter.default.post(
      name: UIFocusSystem.didUpdateNotification, object: system,
      userInfo: [
        UIFocusSystem.focusUpdateContextUserInfoKey: move.context,
        UIFocusSystem.animationCoordinatorUserInfoKey: coordinator,
      ])
    ring.show(focusedItem)
    coordinator.run()
    if !cause.heading.isEmpty { letGoOfFirstResponder(move.previous) }
  }

  /// Resigns the first responder if it was the item that lost the focus.
  private func letGoOfFirstResponder(_ previous: (any UIFocusItem)?) {
    guard let responder = previous as? UIResponder, responder.isFirstResponder else { return }
    responder.resignFirstResponder()
  }
}

/// Marks the view that has the focus.
@MainActor
enum FocusAppearance {
  static func set(_ view: UIView, _ isFocused: Bool) {
    guard view.settings.isFocused != isFocused else { return }
    view.settings.isFocused = isFocused
    view.focusStateDidChange()
  }
}

/// Scrolls an item into view.
@MainActor
enum FocusScrolling {
  /// The space between an item and the edge in points, so that its focus ring is visible.
  static let margin: CGFloat = 8

  static func show(_ item: any UIFocusItem) {
    for link in FocusTree.chain(from: item).dropFirst() {
      guard let container = link.focusItemContainer as? any UIFocusItemScrollableContainer,
        let window = FocusTree.window(of: item), let rect = FocusTree.rect(of: item)
      else { continue }
      let place = ViewConversion.convert(
        rect, fromSpace: window, toSpace: container.coordinateSpace
      ).insetBy(dx: -margin, dy: -margin)
      if let content = container as? any RevealingContent {
        content.reveal(place)
      } else {
        container.contentOffset = offset(showing: place, in: container)
      }
    }
  }

  private static func offset(
    showing rect: CGRect, in container: any UIFocusItemScrollableContainer
  ) -> CGPoint {
    let seen = container.visibleSize
    let content = container.contentSize
    let offset = container.contentOffset
    return CGPoint(
      x: nearest(offset.x, rect.minX, rect.maxX, seen.width, content.width),
      y: nearest(offset.y, rect.minY, rect.maxY, seen.height, content.height))
  }

  private static func nearest(
    _ offset: CGFloat, _ first: CGFloat, _ last: CGFloat, _ seen: CGFloat, _ content: CGFloat
  ) -> CGFloat {
    let wanted = min(max(offset, last - seen), first)
    return max(0, min(wanted, max(0, content - seen)))
  }
}
