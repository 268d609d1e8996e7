internal import TouchstoneMutations
internal import UIKitAnimation
@_spi(Kit) package import UIKitCore

/// Shows the input views of the key window's first responder at the foot of the screen, and tells
/// the program by the keyboard's notifications.
///
/// Where a first responder takes text and nobody supplies a view, the keyboard on the screen is
/// shown, if there is one.
@MainActor
package final class InputViewPresenter: InputViews {
  unowned let scene: UIWindowScene
  private(set) var window: InputWindow?
  private var shown = InputViewSet()
  private weak var first: UIResponder?
  /// The keyboard on the screen; nil where there is none. Another one is another view, so that a
  /// change of its height is a change of the frame.
  var keyboard: ScreenKeyboard? { didSet { update() } }
  /// What is said when the screen turns under the keyboard.
  package var turn = KeyboardTurn.hidesAndShows
  /// The screen for which the views were placed last.
  private var screen = CGRect.null
  /// Where the views are, or will be when they have come to rest, in points of the screen.
  private(set) var frame = CGRect.zero
  /// How high the views are together.
  private(set) var height: CGFloat = 0
  /// How far a finger has pushed the views down.
  var push: CGFloat = 0
  var finger = KeyboardFinger()
  private(set) var isUp = false
  /// Whether it was said that the keyboard will be shown, and not yet that it was.
  private var owesDidShow = false
  /// Decides whether the keyboard stays when nobody wants it any more.
  var keeping = KeyboardKeeping()
  private var changeDepth = 0
  private var isStale = false
  private var isUpdating = false
  /// Counts the moves; the end of a move that another has overtaken says nothing.
  private var move = 0

  /// How often notifications may change the first responder within one change of it.
  private static let roundLimit = 16

  init(scene: UIWindowScene) { self.scene = scene }

  // MARK: When to look

  /// The first responder may be nobody for a moment: nothing is shown or hidden until the end.
  package func beginChange() { changeDepth += 1 }

  package func endChange() {
    changeDepth -= 1
    update()
  }

  /// Shows what belongs to the first responder now.
  package func update() {
    isStale = true
    guard changeDepth == 0, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    // The program's answers to notifications may change the first responder again.
    for _ in 0..<Self.roundLimit where isStale {
      isStale = false
      apply()
    }
    if isStale {
      isStale = false
      Fault.report(
        "the keyboard's notifications change the first responder without end", about: scene)
    }
  }

  /// Takes the views away when the first responder, or its window, was deallocated.
  func updateIfOrphaned() {
    if isUp, first == nil || scene.stack.key?.firstResponder !== first { update() }
  }

  private func apply() {
    let key = scene.stack.key.flatMap { $0.isHidden ? nil : $0 }
    // Whoever becomes first responder again asks for another look.
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

  /// Who becomes first responder when `responder` resigns and nobody follows it: the supplier of the
  /// accessory view that it lies in.
  ///
  /// A supplier that takes text itself is left out: the keyboard could never be dismissed.
  func successor(of responder: UIResponder?) -> UIResponder? {
    guard let responder, let supplier = accessorySupplier(of: responder),
      !(supplier is any UIKeyInput), supplier.isSeen, supplier.canBecomeFirstResponder,
      !Mutation.barsAreNotDocked.isOn
    else { return nil }
    return supplier
  }

  /// The first responder is about to resign since a presentation covers it: nobody follows it.
  package func forgetFirstResponder() { first = nil }

  /// Who supplied the accessory view in which a responder lies; nil where it lies in none that is
  /// shown.
  package func accessorySupplier(of responder: UIResponder) -> UIResponder? {
    guard let place = window?.accessoryPlace, responder.isBelow(place) else { return nil }
    return place.supplier
  }

  // MARK: Showing and hiding

  /// Where the input views are or will be when they have come to rest, in points of the screen; nil
  /// while there are none.
  package var shownFrame: CGRect? { isUp && height > 0 ? frame : nil }

  /// The place of the views at the foot of the screen, or below it.
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

  /// Gives the views their place on a screen that has turned, and says so.
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

  /// Views that slide out of a screen which turns meanwhile go on below the new one.
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

  /// Brings views that a finger has let go back to their place.
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

  /// Lays out what follows the keyboard in the program's windows.
  func layOutProgram() {
    for window in scene.stack.frontToBack { window.layOutAroundKeyboard() }
  }

  /// Moves the views to their place at once.
  func settle(_ window: InputWindow) {
    frame = place(isUp: isUp)
    UIView.performWithoutAnimation {
      window.move(to: frame)
      layOutProgram()
    }
  }

  private func openWindow() -> InputWindow {
    if let window { return window }
    // From now on frames look whether what is shown still belongs to somebody.
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
  /// Whether the responder's controller is seen, and not on its way out.
  fileprivate var isSeen: Bool { nearestController?.appearance.isComing ?? true }

  /// The controller that the responder is, or that its chain reaches first.
  var nearestController: UIViewController? {
    for link in ResponderClimb.chain(from: self) {
      if let controller = link as? UIViewController { return controller }
    }
    return nil
  }
}
