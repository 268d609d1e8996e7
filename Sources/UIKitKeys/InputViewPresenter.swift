internal import TouchstoneMutations
internal import UIKitAnimation
@_spi(Kit) package import UIKitCore

/// Shows the input views of the key window's first responder at the bottom of the screen, and posts
/// the keyboard's notifications.
///
/// If the first responder accepts text and no responder supplies an input view, the on-screen
/// keyboard is shown, if there is one.
@MainActor
package final class InputViewPresenter: InputViews {
  unowned let scene: UIWindowScene
  private(set) var window: InputWindow?
  private var shown = InputViewSet()
  private weak var first: UIResponder?
  /// The on-screen keyboard, or `nil` if the host has no such keyboard. A keyboard of another
  /// height is another view, so that a change of height counts as a change of frame.
  var keyboard: ScreenKeyboard? { didSet { update() } }
  /// The notifications that are posted when the screen rotates under the keyboard.
  package var turn = KeyboardTurn.hidesAndShows
  /// The screen bounds for which the views were last positioned.
  private var screen = CGRect.null
  /// The frame of the views in screen coordinates. During an animation, it is the final frame.
  private(set) var frame = CGRect.zero
  /// The total height of the views, in points.
  private(set) var height: CGFloat = 0
  /// The distance by which a finger has pushed the views down, in points.
  var push: CGFloat = 0
  var finger = KeyboardFinger()
  private(set) var isUp = false
  /// Whether the notification that the keyboard will show was posted, but not yet the notification
  /// that it did show.
  private var owesDidShow = false
  /// The rule for whether the keyboard stays when no responder needs it anymore.
  var keeping = KeyboardKeeping()
  private var changeDepth = 0
  private var isStale = false
  private var isUpdating = false
  /// The number of moves so far. The completion of a move does nothing if a later move has begun.
  private var move = 0

  /// The maximum number of times that notifications may change the first responder during one
  /// update.
  private static let roundLimit = 16

  init(scene: UIWindowScene) { self.scene = scene }

  // MARK: Updates

  /// Begins a change during which there may be no first responder for a moment. Nothing is shown or
  /// hidden until the change ends.
  package func beginChange() { changeDepth += 1 }

  package func endChange() {
    changeDepth -= 1
    update()
  }

  /// Shows the views of the current first responder.
  package func update() {
    isStale = true
    guard changeDepth == 0, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    // App code that handles the notifications may change the first responder again.
    for _ in 0..<Self.roundLimit where isStale {
      isStale = false
      apply()
    }
    if isStale {
      isStale = false
      Fault.report(
        "observers of keyboard notifications change the first responder endlessly", about: scene)
    }
  }

  /// Hides the views if the first responder or its window was deallocated.
  func updateIfOrphaned() {
    if isUp, first == nil || scene.stack.key?.firstResponder !== first { update() }
  }

  private func apply() {
    let key = scene.stack.key.flatMap { $0.isHidden ? nil : $0 }
    // A responder that becomes first responder again triggers another update.
    if let key, key.firstResponder == nil, window?.served === key,
      let supplier = successor(of: first)
    {
      first = nil
      if supplier.becomeFirstResponder() { return }
    }
    let first = key?.firstResponder
    let wanted = keeping.keep(
      isUp ? shown : InputViewSet(), beside: InputViewSet(from: first, keyboard: keyboard),
      for: first, in: key)
    let hasMoved = first !== self.first
    self.first = first
    if wanted.isEmpty {
      if isUp { hide() } else { followScreen() }
    } else {
      show(wanted, for: key, hasMoved: hasMoved && first != nil)
    }
  }

  /// Returns the responder that becomes first responder when `responder` resigns without a
  /// successor: the supplier of the accessory view that contains it.
  ///
  /// Returns `nil` if there is no such supplier, or if it isn't visible or can't become first
  /// responder. A supplier that accepts text itself is also excluded, because the keyboard could
  /// otherwise never be dismissed.
  func successor(of responder: UIResponder?) -> UIResponder? {
    guard let responder, let supplier = accessorySupplier(of: responder),
      !(supplier is any UIKeyInput), supplier.isSeen, supplier.canBecomeFirstResponder,
      !Mutation.barsAreNotDocked.isOn
    else { return nil }
    return supplier
  }

  /// Called when the first responder is about to resign because a presentation covers it. It then
  /// has no successor.
  package func forgetFirstResponder() { first = nil }

  /// Returns the responder that supplied the accessory view containing `responder`, or `nil` if no
  /// visible accessory view contains it.
  package func accessorySupplier(of responder: UIResponder) -> UIResponder? {
    guard let place = window?.accessoryPlace, responder.isBelow(place) else { return nil }
    return place.supplier
  }

  // MARK: Showing and hiding

  /// The frame of the input views in screen coordinates, or `nil` if they aren't shown. During an
  /// animation, it is the final frame.
  package var shownFrame: CGRect? { isUp && height > 0 ? frame : nil }

  /// Returns the frame of the views at the bottom of the screen, or below the screen.
  func place(isUp: Bool) -> CGRect {
    CGRect(
      x: screen.minX, y: isUp ? screen.maxY - height + push : screen.maxY, width: screen.width,
      height: height)
  }

  private func show(_ wanted: InputViewSet, for served: UIWindow?, hasMoved: Bool) {
    let window = openWindow()
    window.served = served
    let isTurned = screen != scene.screen.bounds
    if hasMoved || isTurned { push = 0 }
    screen = scene.screen.bounds
    let isSame = wanted.hasSameViews(as: shown)
    shown = wanted
    height = window.hold(wanted, width: screen.width)
    let end = place(isUp: true)
    guard !isUp || hasMoved || !isSame || frame != end else { return }
    if isUp, isTurned { return turnViews(window, to: end) }
    let begin = isUp ? frame : place(isUp: false)
    if !isUp {
      UIView.performWithoutAnimation { window.move(to: begin) }
      window.isHidden = false
      owesDidShow = true
    }
    let change = KeyboardChange(begin: begin, end: end, kind: isUp ? .frame : .show)
    isUp = true
    bringUp(window, change)
  }

  private func bringUp(_ window: InputWindow, _ change: KeyboardChange) {
    slide(window, change) { [weak self] in
      guard let self else { return }
      change.postDid(isShown: owesDidShow, on: scene.screen)
      owesDidShow = false
    }
  }

  /// Repositions the views on a rotated screen and posts the notifications.
  private func turnViews(_ window: InputWindow, to end: CGRect) {
    let old = frame
    frame = end
    UIView.performWithoutAnimation { window.move(to: end) }
    for change in turn.before(from: old) {
      change.postWill(on: scene.screen)
      change.postDid(isShown: false, on: scene.screen)
    }
    if turn.saysShown { owesDidShow = true }
    bringUp(window, turn.change(from: old, to: end))
  }

  /// Moves views that are sliding out below the new bottom edge if the screen rotates in the
  /// meantime.
  private func followScreen() {
    guard let window, screen != scene.screen.bounds else { return }
    screen = scene.screen.bounds
    height = window.hold(shown, width: screen.width)
    settle(window)
  }

  private func hide() {
    guard let window else { return }
    let begin = frame
    push = 0
    screen = scene.screen.bounds
    let change = KeyboardChange(begin: begin, end: place(isUp: false), kind: .hide)
    isUp = false
    owesDidShow = false
    let last = scene.screen
    slide(window, change) { [weak self] in
      self?.closeWindow()
      change.postDid(isShown: false, on: last)
    }
  }

  /// Animates the views back into place after a finger released them.
  func slideBack() {
    guard let window else { return }
    push = 0
    bringUp(window, KeyboardChange(begin: frame, end: place(isUp: true), kind: .frame))
  }

  private func slide(
    _ window: InputWindow, _ change: KeyboardChange, _ completion: @escaping () -> Void
  ) {
    move += 1
    let number = move
    frame = change.end
    change.postWill(on: scene.screen)
    UIView.animate(
      withDuration: KeyboardChange.duration, delay: 0,
      options: [.allowUserInteraction, .overrideInheritedDuration, .beginFromCurrentState]
    ) {
      window.move(to: change.end)
      self.layOutProgram()
    } completion: { [weak self] _ in
      if self?.move == number { completion() }
    }
  }

  /// Lays out the views that follow the keyboard in the app's windows.
  func layOutProgram() {
    for window in scene.stack.frontToBack { window.layOutAroundKeyboard() }
  }

  /// Moves the views to their final frame without animation.
  func settle(_ window: InputWindow) {
    frame = place(isUp: isUp)
    UIView.performWithoutAnimation {
      window.move(to: frame)
      layOutProgram()
    }
  }

  private func openWindow() -> InputWindow {
    if let window { return window }
    // From now on, each frame checks whether the first responder still exists.
    _ = scene.application?.parts.part { self }
    let window = InputWindow(scene: scene)
    self.window = window
    screen = scene.screen.bounds
    return window
  }

  private func closeWindow() {
    let old = window
    window = nil
    shown = InputViewSet()
    _ = old?.hold(InputViewSet(), width: screen.width)
    old?.isHidden = true
    old?.windowScene = nil
  }
}

extension UIResponder {
  /// Whether the responder's controller is visible or appearing.
  fileprivate var isSeen: Bool { nearestController?.appearance.isComing ?? true }

  /// The responder itself if it is a controller, else the first controller up its chain.
  var nearestController: UIViewController? {
    for link in ResponderChainWalk.chain(from: self) {
      if let controller = link as? UIViewController { return controller }
    }
    return nil
  }
}
