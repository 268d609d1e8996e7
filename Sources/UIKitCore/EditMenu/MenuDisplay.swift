internal import TouchstoneTrace

/// The menus that are on the screen: at most one edit menu, and at most one context menu.
@MainActor
package final class MenuDisplay {
  private unowned let application: UIApplication
  private(set) var edit: EditMenuPresentation?
  private(set) var context: ContextMenuPresentation?
  private var needsReload = false
  /// The old menu controller, made when it is first asked for.
  private(set) lazy var controller = UIMenuController(application: application)

  init(_ application: UIApplication) { self.application = application }

  // MARK: Edit menus

  /// Shows an edit menu; answers whether it is up afterwards.
  @discardableResult
  func present(_ owner: any EditMenuOwner, isAnimated: Bool = true) -> Bool {
    dismissEditMenu(because: "another is presented")
    dismissContextMenu(because: "an edit menu is presented")
    let presentation = EditMenuPresentation(owner, application, isAnimated: isAnimated)
    guard presentation.prepare() else { return false }
    // The program was asked for the menu, and may have presented another one meanwhile.
    dismissEditMenu(because: "another is presented")
    edit = presentation
    presentation.appear()
    return edit === presentation
  }

  func dismissEditMenu(because cause: String) { edit?.dismiss(because: cause) }

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
    guard let edit else { return }
    let isOutside = event.touches.contains { $0.phase == .began && !edit.holds($0) }
    if isOutside { edit.dismiss(because: "a touch outside it") }
  }

  /// A text is being changed by other means than the menu.
  func textWillChange(in host: AnyObject) {
    if let edit, edit.owner?.menuStart === host { edit.dismiss(because: "the text changed") }
  }

  /// A frame has come: a menu without its view or its first responder goes.
  func frame() {
    if needsReload {
      needsReload = false
      edit?.reload()
      context?.refresh()
    }
    edit?.dismissIfOrphaned()
    context?.dismissIfOrphaned()
  }

  /// Has the menus that are up made again with the next frame.
  func setNeedsReload() { needsReload = edit != nil || context != nil }

  // MARK: Reports

  func report(_ phase: String, _ view: UIView?, _ detail: String) {
    application.tracer.report(
      TraceRecord(
        time: application.now, kind: .menu, phase: phase, subject: view.map { TraceSubject($0) },
        detail: detail))
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
