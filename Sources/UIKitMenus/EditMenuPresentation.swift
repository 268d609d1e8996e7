internal import UIKitAnimation
@_spi(Kit) internal import UIKitCore
internal import UIKitKeys

/// One edit menu from its coming to its going.
@MainActor
package final class EditMenuPresentation {
  /// Retained while the menu is up, so that it receives the end if its view is gone.
  package let owner: any EditMenuOwner
  /// Owns this while the menu is up.
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
  /// Where the keyboard was when the menu was last placed.
  private var keyboard: CGRect?

  /// Seconds, chosen to look like the system's.
  private static let duration: TimeInterval = 0.2

  init(_ owner: any EditMenuOwner, _ application: UIApplication, isAnimated: Bool) {
    self.owner = owner
    self.application = application
    self.isAnimated = isAnimated
  }

  private var menus: MenuDisplay { application.menus }

  // MARK: Coming

  /// Makes the menu; false where there is nothing to show or nowhere to show it.
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

  /// What the owner makes of what the chain suggests.
  private func made(_ presenter: MenuPresenter) -> UIMenu {
    let suggested = SuggestedActions(presenter)
    missing = suggested.missing
    return owner.menu(suggesting: suggested.elements) ?? UIMenu(children: suggested.elements)
  }

  func appear() {
    guard let window, let menu else { return }
    let animator = MenuAnimator()
    owner.menuWillPresent(animator)
    // Dismissed by its owner: what that added to the animator still has its end.
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

  /// The screen as far as the keyboard leaves it free, unless the target is on the keyboard.
  private func area(around target: CGRect) -> CGRect {
    guard let keyboard, !keyboard.intersects(target) else { return area }
    var free = area
    free.size.height = min(free.height, keyboard.minY - MenuPlacement.margin - free.minY)
    return free
  }

  /// The keyboard came, went or grew: the menu keeps out of its way.
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

  /// The same menu once more, as its commands are now.
  private func refresh() {
    guard menus.edit === self, let menu else { return }
    if menu.items.isEmpty { dismiss(because: "nothing is left to choose") } else { show() }
  }

  /// Another menu, asked for again.
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

  /// The responder that the menu serves and that is no longer first responder; `nil` if there is none.
  private var resigned: UIResponder? {
    guard let start = presenter?.start, first != nil, !start.isFirstResponder else { return nil }
    return start
  }

  /// Whether the menu is as it has to be in its surroundings.
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

  /// Whether a touch is the menu's own.
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
