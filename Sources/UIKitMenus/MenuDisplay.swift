internal import TouchstoneTrace
@_spi(Kit) package import UIKitCore

/// The menus that are on the screen: at most one edit menu, and at most one context menu.
@MainActor
package final class MenuDisplay {
  private unowned let application: UIApplication
  package private(set) var edit: EditMenuPresentation?
  private(set) var context: ContextMenuPresentation?
  private var needsReload = false
  private var waiting: WaitingEditMenu?
  /// The changes around a menu that close it.
  package var endings = MenuEndings()
  /// How often an edit menu was asked for; a host may then look at its clipboard.
  package private(set) var editMenuRequests = 0
  /// The old menu controller, made when it is first asked for.
  private(set) lazy var controller = UIMenuController(application: application)

  init(_ application: UIApplication) { self.application = application }

  // MARK: Edit menus

  /// Shows an edit menu; answers whether it is up afterwards.
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
    // The program was asked for the menu, and may have presented another one meanwhile.
    dismissEditMenu(because: "another is presented")
    edit = presentation
    presentation.appear()
    return edit === presentation
  }

  func dismissEditMenu(because cause: String) { edit?.dismiss(because: cause) }

  /// The host's clipboard has another text: the menu that is up, or that could not come for want of
  /// anything to choose, may offer to paste it.
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

  /// Fingers are about to come down: one beside an edit menu dismisses it and goes on.
  func touchesWillBegin(_ event: TouchesEvent) {
    if event.touches.contains(where: { $0.phase == .began }) { waiting = nil }
    guard let edit else { return }
    let isOutside = event.touches.contains { $0.phase == .began && !edit.holds($0) }
    if isOutside { edit.dismiss(because: "a touch outside it") }
  }

  /// A text is being changed by other means than the menu.
  package func textWillChange(in host: AnyObject) {
    waiting = nil
    if let edit, edit.owner.menuStart === host { edit.dismiss(because: "the text changed") }
  }

  /// Whether a frame has nothing to do here.
  package var isIdle: Bool {
    !needsReload && edit?.isQuiet(endings) != false && context?.isQuiet(endings) != false
  }

  /// A frame has come: a menu follows its surroundings, or closes with them.
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

  /// Views have left a window, or a window the screen, or the app is interrupted. By the end of the
  /// turn a view may be in its window again.
  func lookAroundSoon() {
    guard edit != nil || context != nil else { return }
    application.loop.atEndOfTurn { [weak self] in self?.lookAround() }
  }

  /// Has the menus that are up made again with the next frame.
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

  /// A line of the menu that is in front, and where it can be touched, in screen points.
  package struct Line {
    /// The line.
    package let item: MenuItem
    /// Where it is; empty for what can't be touched.
    package let frame: CGRect
  }

  /// The lines of the menu in front, as far as they are on the screen; nil while no menu is up.
  package var lines: [Line]? { context?.lines ?? edit?.lines }
  /// Where the menu in front is, in screen points; nil while none is up.
  package var menuFrame: CGRect? { context?.menuFrame ?? edit?.menuFrame }
  /// The arrows of the edit menu that is up, where it has any.
  package var pageArrows: (back: CGRect?, forth: CGRect?) {
    (edit?.frameOfArrow(isForth: false), edit?.frameOfArrow(isForth: true))
  }
}

/// An edit menu that was asked for when there was nothing to choose.
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

  /// Who asked, where the chain begins as it did then.
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
