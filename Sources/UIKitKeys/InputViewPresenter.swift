internal import UIKitAnimation
@_spi(Kit) package import UIKitCore

/// Shows the input views of the key window's first responder at the foot of the screen, and tells
/// the program by the keyboard's notifications.
///
/// Where a first responder takes text and nobody supplies a view, the keyboard on the screen is
/// shown, if there is one.
@MainActor
package final class InputViewPresenter: InputViews {
  private unowned let scene: UIWindowScene
  private var window: InputWindow?
  private var shown = InputViewSet()
  private weak var first: UIResponder?
  /// The keyboard on the screen; nil where there is none. Another one is another view, so that a
  /// change of its height is a change of the frame.
  var keyboard: ScreenKeyboard? { didSet { update() } }
  private var height: CGFloat = 0
  private var isUp = false
  /// Whether it was said that the keyboard will be shown, and not yet that it was.
  private var owesDidShow = false
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
    let first = key?.firstResponder
    let wanted = InputViewSet(from: first, keyboard: keyboard)
    let hasMoved = first !== self.first
    self.first = first
    if wanted.isEmpty {
      if isUp { hide() }
    } else {
      show(wanted, for: key, hasMoved: hasMoved)
    }
  }

  // MARK: Showing and hiding

  private var screen: CGRect { scene.screen.bounds }

  /// Where the input views are or will be when they have come to rest, in points of the screen; nil
  /// while there are none.
  package var shownFrame: CGRect? { isUp && height > 0 ? frame(height: height, isUp: true) : nil }

  private func frame(height: CGFloat, isUp: Bool) -> CGRect {
    CGRect(
      x: screen.minX, y: isUp ? screen.maxY - height : screen.maxY, width: screen.width,
      height: height)
  }

  private func show(_ wanted: InputViewSet, for served: UIWindow?, hasMoved: Bool) {
    let window = openWindow()
    window.served = served
    let before = height
    let isSame = wanted.hasSameViews(as: shown)
    shown = wanted
    height = window.hold(wanted, width: screen.width)
    let change = KeyboardChange(
      begin: frame(height: isUp ? before : height, isUp: isUp),
      end: frame(height: height, isUp: true), kind: isUp ? .frame : .show)
    guard !isUp || hasMoved || !isSame || before != height else { return }
    if !isUp {
      UIView.performWithoutAnimation { window.frame = change.begin }
      window.isHidden = false
      owesDidShow = true
    }
    isUp = true
    slide(window, change) { [weak self] in
      guard let self else { return }
      change.postDid(isShown: owesDidShow)
      owesDidShow = false
    }
  }

  private func hide() {
    guard let window else { return }
    let change = KeyboardChange(
      begin: frame(height: height, isUp: true), end: frame(height: height, isUp: false),
      kind: .hide)
    isUp = false
    owesDidShow = false
    slide(window, change) { [weak self] in
      self?.closeWindow()
      change.postDid(isShown: false)
    }
  }

  private func slide(
    _ window: InputWindow, _ change: KeyboardChange, _ completion: @escaping () -> Void
  ) {
    move += 1
    let number = move
    let windows = scene.stack.frontToBack
    change.postWill()
    UIView.animate(
      withDuration: KeyboardChange.duration, delay: 0,
      options: [.allowUserInteraction, .overrideInheritedDuration, .beginFromCurrentState]
    ) {
      window.frame = change.end
      for window in windows { window.layOutAroundKeyboard() }
    } completion: { [weak self] _ in
      if self?.move == number { completion() }
    }
  }

  private func openWindow() -> InputWindow {
    if let window { return window }
    // From now on frames look whether what is shown still belongs to somebody.
    _ = scene.application?.parts.part { self }
    let window = InputWindow(scene: scene)
    self.window = window
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
