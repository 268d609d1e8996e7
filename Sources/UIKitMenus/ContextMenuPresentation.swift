internal import UIKitAnimation
@_spi(Kit) internal import UIKitCore

/// A context menu, from its presentation to its dismissal.
@MainActor
final class ContextMenuPresentation: ShownContextMenu {
  /// Retained while the menu is visible, so that its delegate receives the end in any case.
  let interaction: UIContextMenuInteraction
  private let configuration: UIContextMenuConfiguration
  /// Owns this presentation while the menu is visible.
  private unowned let application: UIApplication
  private let point: CGPoint
  private weak var view: UIView?
  private(set) var appearance: UIContextMenuInteraction.appearance
  private var window: MenuWindow?
  private let ground = UIControl(frame: .zero)
  private let list = ContextMenuList(frame: .zero)
  private var preview: ContextMenuPreview?
  private var menu: ShownMenu?
  private var presenter: MenuPresenter?
  private var missing: [String] = []
  private var watch: MenuWatch?
  private var lifted: UITargetedPreview?
  private var listHeight: CGFloat = 0
  private var isAbove = false
  /// Whether the finger that opened the menu has moved on to choose a row.
  private var hasSlid = false
  private var start: CGPoint?

  private static let metrics = DesignMetrics.inForce.contextMenu

  /// Dimensions in seconds and points, chosen to look like the system's.
  private enum Look {
    static let duration: TimeInterval = 0.25
    static let dimming: CGFloat = 0.28
    static let gap: CGFloat = 12
    /// The distance between a control and a menu next to it.
    static let controlGap: CGFloat = 8
    static let margin: CGFloat = 16
    /// The distance that a finger moves before it slides to choose.
    static let slide: CGFloat = 10
    /// The maximum part of the screen's height for a preview.
    static let previewPart: CGFloat = 0.55
  }

  init(
    _ interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration,
    _ appearance: UIContextMenuInteraction.appearance, at point: CGPoint
  ) {
    self.interaction = interaction
    application = .serving(interaction.view)
    self.configuration = configuration
    self.appearance = appearance
    self.point = point
    view = interaction.view
  }

  private var menus: MenuDisplay { application.menus }
  private var delegate: (any UIContextMenuInteractionDelegate)? { interaction.delegate }

  // MARK: Coming

  /// Creates the menu and preview. Returns `false` without either, or without a window for them.
  func prepare() -> Bool {
    guard let view, let home = view.window, home.isOnScreen, let scene = home.windowScene else {
      menus.report(.notPresented, view, "the view is in no window on the screen")
      return false
    }
    let start = view.hitTest(point, with: nil) ?? view
    let presenter = MenuPresenter(application, from: start, leavesOutUnperformed: true)
    self.presenter = presenter
    let suggested = SuggestedActions(presenter)
    missing = suggested.missing
    let made =
      configuration.actionProvider.map { $0(suggested.elements) ?? UIMenu() }
      ?? UIMenu(children: suggested.elements)
    let menu = ShownMenu(made, presenter)
    self.menu = menu
    menu.onFill = { [weak self] in self?.refresh() }
    let window = MenuWindow(scene: scene, isModal: true, like: view)
    self.window = window
    watch = MenuWatch(view, window)
    window.onEscape = { [weak self] in self?.dismiss(because: "the user wants to leave") }
    let controller = configuration.previewProvider?()
    guard !menu.items.isEmpty || controller != nil else {
      menus.report(.notPresented, view, (["nothing to choose"] + missing).joined(separator: "; "))
      menu.close()
      return false
    }
    fill(window, controller)
    return true
  }

  private func fill(_ window: MenuWindow, _ controller: UIViewController?) {
    ground.frame = window.bounds
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ground.accessibilityIdentifier = "contextMenu.ground"
    ground.backgroundColor =
      appearance == .rich ? .black.withAlphaComponent(Look.dimming) : .clear
    ground.addAction(
      UIAction { [weak self] _ in self?.dismiss(because: "a touch outside it") }, for: .touchDown)
    window.addSubview(ground)
    if appearance == .rich { addPreview(window, controller) }
    list.onChoose = { [weak self] in self?.choose($0) }
    list.onBack = { [weak self] in self?.goBack() }
    window.addSubview(list)
    layOut()
  }

  private func addPreview(_ window: MenuWindow, _ controller: UIViewController?) {
    let lifted = highlightPreview
    self.lifted = lifted
    if let controller {
      let home = lifted.map { ContextMenuPreview.place(of: $0) } ?? .zero
      let size = controller.view.bounds.size
      let room = area
      preview = ContextMenuPreview(
        controller,
        size: CGSize(
          width: size.width > 0 ? min(size.width, room.width) : room.width,
          height: size.height > 0 ? size.height : room.height * Look.previewPart),
        from: home)
    } else if let lifted {
      preview = ContextMenuPreview(lifted)
    }
    guard let preview else { return }
    preview.addAction(UIAction { [weak self] _ in self?.commit() }, for: .touchUpInside)
    window.addSubview(preview)
  }

  private var highlightPreview: UITargetedPreview? {
    guard let view else { return nil }
    return delegate?.contextMenuInteraction(
      interaction, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate?.contextMenuInteraction(
        interaction, previewForHighlightingMenuWithConfiguration: configuration)
      ?? UITargetedPreview(view: view)
  }

  func appear() {
    guard let window, let menu else { return }
    let animator = MenuAnimator(preview: preview?.provided)
    delegate?.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
    // The delegate dismissed the menu: run the completions that it added to the animator.
    guard menus.context === self else { return animator.run(for: 0, {}, completion: {}) }
    menus.report(.presented, view, (menu.account + missing).joined(separator: "; "))
    let place = previewFrame
    UIView.performWithoutAnimation {
      window.isHidden = false
      list.alpha = 0
      ground.alpha = 0
      preview?.lower(to: nil)
      preview?.alpha = 1
    }
    animator.run(for: Look.duration) { [self] in
      list.alpha = 1
      ground.alpha = 1
      if let place { preview?.lift(to: place) }
    } completion: {
    }
  }

  // MARK: Places

  private var area: CGRect {
    guard let window else { return .zero }
    return window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: Look.margin, dy: Look.margin)
  }

  private var previewFrame: CGRect?

  private func layOut() {
    UIView.performWithoutAnimation {
      showLines()
      if let preview { layOut(preview) } else { layOutAlone() }
      list.layoutIfNeeded()
    }
  }

  private func showLines() {
    guard let menu else { return }
    var items = menu.items
    if isAbove, configuration.preferredMenuElementOrder == .priority { items.reverse() }
    let title = menu.visible.title
    listHeight = list.show(
      items, title: menu.isSubmenu ? nil : title, backTitle: menu.isSubmenu ? title : nil)
    list.isHidden = items.isEmpty
  }

  /// Places the list below the preview, or above it, or moves the preview out of the way.
  private func layOut(_ preview: ContextMenuPreview) {
    let room = area
    let tallest = room.height * (list.isHidden ? 1 : Look.previewPart)
    let fit = min(
      1, tallest / max(preview.bounds.height, 1), room.width / max(preview.bounds.width, 1))
    let size = CGSize(width: preview.bounds.width * fit, height: preview.bounds.height * fit)
    var frame = CGRect(
      x: preview.home.midX - size.width / 2, y: preview.home.midY - size.height / 2,
      width: size.width, height: size.height)
    frame.origin.x = min(max(frame.minX, room.minX), room.maxX - frame.width)
    frame.origin.y = min(max(frame.minY, room.minY), room.maxY - frame.height)
    let height = min(listHeight, room.height - size.height - Look.gap)
    isAbove = false
    var y = frame.maxY + Look.gap
    if y + height > room.maxY {
      if frame.minY - Look.gap - height >= room.minY {
        isAbove = true
        y = frame.minY - Look.gap - height
      } else {
        frame.origin.y = room.maxY - height - Look.gap - frame.height
        y = room.maxY - height
      }
    }
    previewFrame = frame
    let isLeft = frame.midX <= room.midX
    placeList(x: isLeft ? frame.minX : frame.maxX - Self.metrics.width, y: y, height: height)
  }

  /// Places the list over its control, or next to its target: below if it fits.
  private func layOutAlone() {
    guard let view, let window, let home = view.window else { return }
    let room = area
    let control = delegate as? UIControl
    let anchor = control == nil ? CGRect(origin: point, size: .zero) : view.bounds
    let target = window.convert(view.convert(anchor, to: nil), from: home)
    let attachment = control?.menuAttachmentPoint(for: configuration) ?? point
    let attached = window.convert(view.convert(attachment, to: nil), from: home)
    let covers = control != nil && Self.metrics.coversControl
    let gap = covers ? -target.height : control == nil ? 0 : Look.controlGap
    let below = room.maxY - target.maxY - gap
    let above = target.minY - gap - room.minY
    let wasAbove = isAbove
    isAbove = listHeight > below && above > below
    if isAbove != wasAbove { showLines() }
    let height = min(listHeight, max(isAbove ? above : below, Self.metrics.row))
    let y = isAbove ? target.minY - gap - height : target.maxY + gap
    // On the right half of the screen, the attachment point of a control's menu is mirrored.
    let isLeft = control == nil || target.midX <= room.midX
    let x =
      isLeft
      ? attached.x : target.maxX - (attached.x - target.minX) - Self.metrics.width
    placeList(x: x, y: y, height: height)
  }

  private func placeList(x: CGFloat, y: CGFloat, height: CGFloat) {
    let room = area
    let width = Self.metrics.width
    list.frame = CGRect(
      x: min(max(x, room.minX), max(room.minX, room.maxX - width)),
      y: min(max(y, room.minY), max(room.minY, room.maxY - height)), width: width, height: height)
    list.setNeedsLayout()
  }

  // MARK: Changing

  /// Updates the visible menu to the current state of its commands.
  func refresh() {
    guard menus.context === self, let menu else { return }
    if menu.items.isEmpty, preview?.provided == nil {
      dismiss(because: "nothing is left to choose")
    } else {
      layOut()
    }
  }

  func update(_ block: (UIMenu) -> UIMenu) {
    guard let menu else { return }
    menu.replaceVisible(with: block(menu.visible))
    menus.report(.updated, view, menu.account.joined(separator: "; "))
    refresh()
  }

  // MARK: Choosing

  private func choose(_ item: MenuItem) {
    guard item.isEnabled, let menu, let presenter else { return }
    if item.kind == .submenu {
      guard let submenu = item.element as? UIMenu else { return }
      menu.open(submenu)
      return layOut()
    }
    guard item.kind == .leaf else { return }
    let control = delegate as? UIControl
    if !item.keepsMenu { dismiss(because: "“\(item.title)” was chosen") }
    if let original = item.original { control?.menuWillChoose(original) }
    presenter.choose(item, sender: item.element is UIAction ? control ?? view : nil)
    if item.keepsMenu { refresh() }
  }

  private func goBack() {
    menu?.goBack()
    layOut()
  }

  /// Follows the finger that opened the menu. The row under it is chosen when the finger lifts.
  func track(_ place: CGPoint, from home: UIWindow?, isOver: Bool) {
    guard let window, let home else { return }
    let start = start ?? place
    self.start = start
    hasSlid = hasSlid || hypot(place.x - start.x, place.y - start.y) > Look.slide
    guard hasSlid else { return }
    let row = list.row(at: list.convert(window.convert(place, from: home), from: window))
    list.highlight(isOver ? nil : row)
    guard isOver, let row else { return }
    if let item = row.item { choose(item) } else { goBack() }
  }

  /// Handles a tap on the preview.
  private func commit() {
    guard menus.context === self else { return }
    let animator = MenuAnimator(preview: preview?.provided)
    delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    dismiss(because: "its preview was tapped", committing: animator)
  }

  // MARK: Going

  func dismiss(because cause: String) { dismiss(because: cause, committing: nil) }

  private func dismiss(because cause: String, committing commit: MenuAnimator?) {
    guard menus.context === self, let window else { return }
    menus.forget(self)
    window.isUserInteractionEnabled = false
    menus.report(.dismissed, view, cause)
    menu?.close()
    let animator = MenuAnimator(preview: preview?.provided)
    delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    let place = dismissalPlace
    let pops = commit?.preferredCommitStyle == .pop
    let changes = { [self] in
      list.alpha = 0
      ground.alpha = 0
      if pops { preview?.pop(over: window.bounds) } else { preview?.lower(to: place) }
    }
    let close = { window.close() }
    if let commit {
      commit.run(for: Look.duration, {}, completion: {})
    }
    animator.run(for: Look.duration, changes, completion: close)
  }

  private var dismissalPlace: CGRect? {
    guard preview != nil else { return nil }
    let asked =
      delegate?.contextMenuInteraction(
        interaction, configuration: configuration,
        dismissalPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate?.contextMenuInteraction(
        interaction, previewForDismissingMenuWithConfiguration: configuration)
    return asked.map { ContextMenuPreview.place(of: $0) }
  }

  /// Returns whether the menu matches its surroundings and needs no update.
  func isQuiet(_ endings: MenuEndings) -> Bool {
    watch?.isQuiet(endings) != false
  }

  /// Closes the menu, or lays it out again, if its surroundings have changed.
  func look(_ endings: MenuEndings) {
    watch?.followStyle()
    switch watch?.verdict(endings) {
    case .closes(let cause): dismiss(because: cause)
    case .movesAlong: moveAlong()
    case .stays, nil: break
    }
  }

  private func moveAlong() {
    watch?.reset()
    if let preview, let lifted { preview.moveHome(to: lifted) }
    layOut()
    UIView.performWithoutAnimation {
      if let place = previewFrame { preview?.lift(to: place) }
    }
  }

  // MARK: For tests and tools

  var menuFrame: CGRect { window.map { list.convert(list.bounds, to: $0) } ?? .zero }

  var lines: [MenuDisplay.Line] {
    list.rows.compactMap { row in
      row.item.map { MenuDisplay.Line(item: $0, frame: row.convert(row.bounds, to: nil)) }
    }
  }
}
