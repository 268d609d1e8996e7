internal import TouchstoneTrace
@_spi(Kit) package import UIKitCore

/// The visible menus: at most one edit menu and at most one context menu.
@MainActor
package final class MenuDisplay {
  private unowned let application: UIApplication
  package private(set) var edit: EditMenuPresentation?
  private(set) var context: ContextMenuPresentation?
  private var needsReload = false
  private var waiting: WaitingEditMenu?
  /// The changes in the surroundings that close a menu.
  package var endings = MenuEndings()
  /// The number of requests for an edit menu. A change tells a host to read its clipboard.
  package private(set) var editMenuRequests = 0
  /// The legacy menu controller, created on first access.
  private(set) lazy var controller = UIMenuController(application: application)

  init(_ application: UIApplication) { self.application = application }

  // MARK: Edit menus

  /// Shows an edit menu, and returns whether it is visible afterwards.
  @discardableResult
  package func present(_ owner: any EditMenuOwner, isAnimated: Bool = true) -> Bool {
    editMenuRequests += 1
    waiting = nil
    dismissEditMenu(because: "another is presented")
    dismissContextMenu(because: "an edit menu is presented")
    let presentation = EditMenuPresentation(owner, application, isAnimated: isAnimated)
    guard presentation.prepare() else {
      waiting = WaitingEditMenu(owner)
      return false
    }
    // App code ran to provide the menu, and may have presented another one.
    dismissEditMenu(because: "another is presented")
    edit = presentation
    presentation.appear()
    return edit === presentation
  }

  func dismissEditMenu(because cause: String) { edit?.dismiss(because: cause) }

  /// Updates menus after the host's clipboard received another text.
  ///
  /// A visible menu, or a menu that couldn't be shown because it was empty, may now offer to paste.
  package func pasteboardDidChange() {
    setNeedsReload()
    guard let owner = waiting?.ownerIfStillWanted else { return }
    waiting = nil
    present(owner)
  }

  func forget(_ presentation: EditMenuPresentation) {
    if edit === presentation { edit = nil }
  }

  // MARK: Context menus

  @discardableResult
  func present(_ presentation: ContextMenuPresentation) -> Bool {
    dismissEditMenu(because: "a context menu is presented")
    dismissContextMenu(because: "another is presented")
    guard presentation.prepare() else { return false }
    dismissContextMenu(because: "another is presented")
    context = presentation
    presentation.appear()
    return context === presentation
  }

  func dismissContextMenu(because cause: String) { context?.dismiss(because: cause) }

  func forget(_ presentation: ContextMenuPresentation) {
    if context === presentation { context = nil }
  }

  // MARK: What makes menus go

  /// Dismisses the edit menu before touches begin outside it. The touches are still delivered.
  func touchesWillBegin(_ event: TouchesEvent) {
    if event.touches.contains(where: { $0.phase == .began }) { waiting = nil }
    guard let edit else { return }
    let isOutside = event.touches.contains { $0.phase == .began && !edit.holds($0) }
    if isOutside { edit.dismiss(because: "a touch outside it") }
  }

  /// Dismisses the edit menu of a text that is about to change by other means than the menu.
  package func textWillChange(in host: AnyObject) {
    waiting = nil
    if let edit, edit.owner.menuStart === host { edit.dismiss(because: "the text changed") }
  }

  /// Whether there is no work for a frame.
  package var isIdle: Bool {
    !needsReload && edit?.isQuiet(endings) != false && context?.isQuiet(endings) != false
  }

  /// Updates the menus in a frame: a menu follows its surroundings, or closes.
  func frame() {
    if needsReload {
      needsReload = false
      edit?.reload()
      context?.refresh()
    }
    lookAround()
    edit?.avoidKeyboard()
  }

  private func lookAround() {
    edit?.look(endings)
    context?.look(endings)
  }

  /// Checks the menus' surroundings at the end of the turn.
  ///
  /// Called when views leave a window, a window leaves the screen, or the app is interrupted. By
  /// the end of the turn, a view may be in its window again.
  func lookAroundSoon() {
    guard edit != nil || context != nil else { return }
    application.loop.atEndOfTurn { [weak self] in self?.lookAround() }
  }

  /// Rebuilds the visible menus in the next frame.
  package func setNeedsReload() { needsReload = edit != nil || context != nil }

  // MARK: Reports

  func report(
    _ presentation: TraceStep.MenuPresentation, _ view: UIView?,
    _ account: @autoclosure () -> String
  ) {
    application.tracer.report(
      .menu(
        .presentation(presentation, over: view.map { TraceSubject($0) }, account: account())),
      at: application.now)
  }

  // MARK: For tests and tools

  /// A row of the frontmost menu, and its frame in screen points.
  package struct Line {
    package let item: MenuItem
    /// The frame, or empty if the row can't be touched.
    package let frame: CGRect
  }

  /// The visible rows of the frontmost menu, or `nil` if no menu is visible.
  package var lines: [Line]? { context?.lines ?? edit?.lines }
  /// The frame of the frontmost menu in screen points, or `nil` if no menu is visible.
  package var menuFrame: CGRect? { context?.menuFrame ?? edit?.menuFrame }
  /// The frames of the visible edit menu's page arrows, each `nil` if there is no such arrow.
  package var pageArrows: (back: CGRect?, forth: CGRect?) {
    (edit?.frameOfArrow(isForth: false), edit?.frameOfArrow(isForth: true))
  }
}

/// An edit menu that was requested when it had no items.
@MainActor
private struct WaitingEditMenu {
  private weak var owner: (any EditMenuOwner)?
  private weak var start: UIResponder?
  private let wasFirst: Bool

  init(_ owner: any EditMenuOwner) {
    self.owner = owner
    start = owner.menuStart
    wasFirst = owner.menuStart?.isFirstResponder ?? false
  }

  /// The owner of the request, if the responder chain still starts as it did then, otherwise `nil`.
  var ownerIfStillWanted: (any EditMenuOwner)? {
    guard let owner, let start, owner.menuStart === start, start.isFirstResponder == wasFirst
    else { return nil }
    return owner
  }
}

extension MenuDisplay: ContextMenus {
  package func present(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction,
    _ appearance: UIContextMenuInteraction.appearance, at point: CGPoint
  ) {
    present(ContextMenuPresentation(interaction, configuration, appearance, at: point))
  }

  package func shown(by interaction: UIContextMenuInteraction) -> (any ShownContextMenu)? {
    context.flatMap { $0.interaction === interaction ? $0 : nil }
  }

  package func reportMissing(_ view: UIView, _ reason: String) {
    report(.notPresented, view, reason)
  }
}
