internal import UIKitAnimation
@_spi(Kit) internal import UIKitCore
internal import UIKitKeys

/// An edit menu, from its presentation to its dismissal.
@MainActor
package final class EditMenuPresentation {
  /// Retained while the menu is visible, so that it receives the end even if its view is gone.
  package let owner: any EditMenuOwner
  /// Owns this presentation while the menu is visible.
  private unowned let application: UIApplication
  private var isAnimated: Bool
  private var window: MenuWindow?
  private weak var view: UIView?
  private weak var first: UIResponder?
  private let bar = EditMenuBar(frame: .zero)
  private var menu: ShownMenu?
  private var presenter: MenuPresenter?
  private var missing: [String] = []
  private var placement: MenuPlacement?
  private var watch: MenuWatch?
  /// The keyboard's frame when the menu was last placed, or `nil` if no keyboard was shown.
  private var keyboard: CGRect?

  /// The duration of an animation, in seconds, chosen to look like the system's.
  private static let duration: TimeInterval = 0.2

  init(_ owner: any EditMenuOwner, _ application: UIApplication, isAnimated: Bool) {
    self.owner = owner
    self.application = application
    self.isAnimated = isAnimated
  }

  private var menus: MenuDisplay { application.menus }

  // MARK: Coming

  /// Creates the menu. Returns `false` if there is nothing to show or no window to show it in.
  func prepare() -> Bool {
    guard let view = owner.menuView, let home = view.window, home.isOnScreen,
      let scene = home.windowScene
    else {
      menus.report(.notPresented, owner.menuView, "the view is in no window on the screen")
      return false
    }
    self.view = view
    let presenter = MenuPresenter(
      application, from: owner.menuStart ?? view, leavesOutUnperformed: true,
      senders: owner.menuSenders)
    self.presenter = presenter
    first = presenter.start.isFirstResponder ? presenter.start : nil
    let menu = ShownMenu(made(presenter), presenter)
    self.menu = menu
    menu.onFill = { [weak self] in self?.refresh() }
    guard !menu.items.isEmpty else {
      menus.report(.notPresented, view, (["nothing to choose"] + missing).joined(separator: "; "))
      menu.close()
      return false
    }
    let window = MenuWindow(scene: scene, isModal: false, like: view)
    self.window = window
    watch = MenuWatch(view, window)
    window.onEscape = { [weak self] in self?.dismiss(because: "the user wants to leave") }
    window.addSubview(bar)
    bar.onChoose = { [weak self] in self?.choose($0) }
    bar.onBack = { [weak self] in self?.goBack() }
    bar.onResize = { [weak self] in self?.place() }
    show()
    return true
  }

  /// Returns the owner's menu based on the actions that the responder chain suggests.
  private func made(_ presenter: MenuPresenter) -> UIMenu {
    let suggested = SuggestedActions(presenter)
    missing = suggested.missing
    return owner.menu(suggesting: suggested.elements) ?? UIMenu(children: suggested.elements)
  }

  func appear() {
    guard let window, let menu else { return }
    let animator = MenuAnimator()
    owner.menuWillPresent(animator)
    // The owner dismissed the menu: run the completions that it added to the animator.
    guard menus.edit === self else { return animator.run(for: 0, {}, completion: {}) }
    menus.report(.presented, view, (menu.account + missing).joined(separator: "; "))
    UIView.performWithoutAnimation {
      window.isHidden = false
      bar.alpha = 0
    }
    animator.run(for: duration) { [bar] in
      bar.alpha = 1
    } completion: { [weak self] in
      guard let self, menus.edit === self else { return }
      owner.menuDidPresent()
    }
  }

  private var duration: TimeInterval { isAnimated ? Self.duration : 0 }

  // MARK: What it shows

  private var area: CGRect {
    guard let window else { return .zero }
    return window.bounds.inset(by: window.safeAreaInsets)
      .insetBy(dx: MenuPlacement.margin, dy: MenuPlacement.margin)
  }

  /// Returns the area free of the keyboard, or the whole area if the target is on the keyboard.
  private func area(around target: CGRect) -> CGRect {
    guard let keyboard, !keyboard.intersects(target) else { return area }
    var free = area
    free.size.height = min(free.height, keyboard.minY - MenuPlacement.margin - free.minY)
    return free
  }

  /// Moves the menu out of the keyboard's way if the keyboard's frame changed.
  func avoidKeyboard() {
    if window?.windowScene?.inputViewPresenter.shownFrame != keyboard {
      updatePosition(animated: true)
    }
  }

  private func show() {
    guard let menu else { return }
    UIView.performWithoutAnimation {
      bar.show(menu.items, isSubmenu: menu.isSubmenu, room: area.width)
      place()
    }
  }

  /// Updates the visible menu to the current state of its commands.
  private func refresh() {
    guard menus.edit === self, let menu else { return }
    if menu.items.isEmpty { dismiss(because: "nothing is left to choose") } else { show() }
  }

  /// Requests the menu from its owner again.
  func reload() {
    guard let menu, let presenter else { return }
    let made = made(presenter)
    guard menus.edit === self else { return }
    menu.replaceRoot(with: made)
    menus.report(.reloaded, view, (menu.account + missing).joined(separator: "; "))
    refresh()
  }

  func updatePosition(animated: Bool) {
    guard animated else { return UIView.performWithoutAnimation { place() } }
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { self.place() }
  }

  private func place() {
    guard let view, let window else { return }
    let onScreen = view.convert(owner.menuTarget, to: nil)
    let home = view.window ?? window
    let target = window.convert(onScreen, from: home)
    keyboard = window.windowScene?.inputViewPresenter.shownFrame
    let old = placement
    let new = MenuPlacement(
      size: bar.bounds.size, around: target, in: area(around: target), preferring: owner.menuArrow)
    placement = new
    bar.stand(new)
    if let old, old != new, menus.edit === self { owner.menuDidMove() }
  }

  // MARK: Choosing

  private func choose(_ item: MenuItem) {
    guard item.isEnabled, let menu, let presenter else { return }
    if item.kind == .submenu {
      guard let submenu = item.element as? UIMenu else { return }
      menu.open(submenu)
      return show()
    }
    if !item.keepsMenu { dismiss(because: "“\(item.title)” was chosen") }
    presenter.choose(item, sender: item.element is UIAction ? view : nil)
    if item.keepsMenu { refresh() }
    owner.menuDidSend(item)
  }

  private func goBack() {
    menu?.goBack()
    show()
  }

  // MARK: Going

  func dismiss(because cause: String, animated: Bool = true) {
    guard menus.edit === self, let window else { return }
    if !animated { isAnimated = false }
    menus.forget(self)
    window.isUserInteractionEnabled = false
    menus.report(.dismissed, view, cause)
    menu?.close()
    let animator = MenuAnimator()
    owner.menuWillDismiss(animator)
    animator.run(for: duration) { [bar] in
      bar.alpha = 0
    } completion: { [owner] in
      window.close()
      owner.menuDidDismiss()
    }
  }

  /// The responder that the menu serves, if it is no longer first responder, otherwise `nil`.
  private var resigned: UIResponder? {
    guard let start = presenter?.start, first != nil, !start.isFirstResponder else { return nil }
    return start
  }

  /// Returns whether the menu matches its surroundings and needs no update.
  func isQuiet(_ endings: MenuEndings) -> Bool {
    resigned == nil && watch?.isQuiet(endings) != false
  }

  /// Closes the menu, or lays it out again, if its surroundings have changed.
  func look(_ endings: MenuEndings) {
    if let resigned {
      return dismiss(because: "\(ViewDescription.name(resigned)) is no longer first responder")
    }
    watch?.followStyle()
    switch watch?.verdict(endings) {
    case .closes(let cause): dismiss(because: cause)
    case .movesAlong:
      watch?.reset()
      show()
    case .stays, nil: break
    }
  }

  /// Returns whether a touch is in the menu.
  func holds(_ touch: UITouch) -> Bool { touch.window === window }

  // MARK: For tests and tools

  var menuFrame: CGRect { window.map { bar.convert(bar.bounds, to: $0) } ?? .zero }
  var arrow: UIEditMenuArrowDirection { placement?.arrow ?? .automatic }

  var lines: [MenuDisplay.Line] {
    bar.parts.compactMap { part in
      part.item.map { MenuDisplay.Line(item: $0, frame: part.convert(part.bounds, to: nil)) }
    }
  }

  func frameOfArrow(isForth: Bool) -> CGRect? {
    bar.parts.first {
      switch $0.part {
      case .back: !isForth
      case .forth: isForth
      case .item: false
      }
    }.map { $0.convert($0.bounds, to: nil) }
  }
}
