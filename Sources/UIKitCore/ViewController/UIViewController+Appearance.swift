/// The order of an appearance: `viewWillAppear` before the view is in a window, `viewIsAppearing` with
/// its first layout there, `viewDidAppear` at the end of the frame that shows it (statements 370, 410).
extension UIViewController {
  // MARK: One transition

  package final func startTransition(_ isAppearing: Bool, _ animated: Bool) {
    passDown { controller, parent in
      // App code may have turned the parent round.
      guard parent.map({ $0.appearance.isComing == isAppearing }) ?? true else { return false }
      // A child that is not shown in its parent takes no part.
      let isShown = parent?.viewStorage.map { controller.viewIfLoaded?.isInBranch(of: $0) == true }
      return (isShown ?? (parent == nil)) && controller.startOwnTransition(isAppearing, animated)
    }
  }

  /// Takes a step with the controller, and with its children as far as it passes appearances on:
  /// parents before children. Below a controller that the step answers false for nobody is asked.
  private func passDown(
    _ step: (_ controller: UIViewController, _ parent: UIViewController?) -> Bool
  ) {
    var waiting: [(controller: UIViewController, parent: UIViewController?)] = [(self, nil)]
    while let (controller, parent) = waiting.popLast() {
      guard step(controller, parent), controller.shouldAutomaticallyForwardAppearanceMethods else {
        continue
      }
      waiting.append(contentsOf: controller.childStorage.reversed().map { ($0, controller) })
    }
  }

  /// Whether the controller took part; it does not where it is on its way already.
  private func startOwnTransition(_ isAppearing: Bool, _ animated: Bool) -> Bool {
    guard isAppearing != appearance.isComing else { return false }
    appearance.state =
      isAppearing ? .appearing(animated: animated) : .disappearing(animated: animated)
    appearance.isAnnounced = false
    appearance.followsView = false
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
      viewStorage?.setNeedsLayout()
    } else {
      viewWillDisappear(animated)
    }
    return true
  }

  /// The view is in its window and has its size: called before its first layout there.
  func announceAppearing() {
    guard appearance.awaitsAnnouncement, viewStorage?.enclosingWindow != nil else { return }
    callIsAppearing()
  }

  private func callIsAppearing() {
    guard appearance.awaitsAnnouncement, case .appearing(let animated) = appearance.state else {
      return
    }
    appearance.isAnnounced = true
    viewIsAppearing(animated)
  }

  package final func finishAppearing() { passDown { one, _ in one.finishOwnAppearing() } }

  private func finishOwnAppearing() -> Bool {
    callIsAppearing()
    // What was called may have taken the view away again.
    guard case .appearing(let animated) = appearance.state else { return false }
    appearance.state = .appeared
    viewDidAppear(animated)
    appearance.reasons.subtract(.coming)
    return true
  }

  package final func finishDisappearing() { passDown { one, _ in one.finishOwnDisappearing() } }

  private func finishOwnDisappearing() -> Bool {
    guard case .disappearing(let animated) = appearance.state else { return false }
    appearance.state = .disappeared
    viewDidDisappear(animated)
    appearance.reasons.subtract([.dismissed, .leavesParent, .joinsParent])
    return true
  }

  /// Ends whichever transition is under way.
  func finishTransition() {
    finishAppearing()
    finishDisappearing()
  }

  /// The whole way off the screen at once.
  func disappear(animated: Bool) {
    startTransition(false, animated)
    finishDisappearing()
  }

  /// Is seen when the frame has been shown, and has been laid out by then.
  func appearWithFrame() { atEndOfFrame { [weak self] in self?.finishAppearing() } }

  /// Calls `ending` at the end of the frame in which all that is new now is seen.
  package final func atEndOfFrame(_ ending: @escaping () -> Void) {
    UIApplication.serving(viewStorage).loop.atEndOfFrame(ending)
  }

  // MARK: Following the view

  /// The view is about to be put into a window, or out of any.
  func viewWillMove(to window: UIWindow?) {
    guard !appearance.isMovedByPresentation else { return }
    if let window {
      guard !window.isHidden, rootWindow == nil, presenterStorage == nil, isLedByParent(true),
        !appearance.isComing
      else { return }
      startTransition(true, false)
      appearance.followsView = true
    } else if appearance.isComing, isLedByParent(false) {
      startTransition(false, false)
      appearance.followsView = true
    }
  }

  /// The view was put into a window, or out of any.
  func viewDidMove(to window: UIWindow?) {
    let follows = appearance.followsView
    let isSeen = window.map { !$0.isHidden } ?? false
    // App code may have led the announced move to another place.
    if follows { startTransition(isSeen, false) }
    appearance.followsView = false
    // App code may have put the view into a branch that had been announced to leave.
    let isUnannounced = !follows && !appearance.isMovedByPresentation && appearance.isComing
    if window == nil, isUnannounced, isLedByParent(false) { return disappear(animated: false) }
    // It may have been laid out before it was in a window.
    if window != nil, appearance.awaitsAnnouncement { viewStorage?.setNeedsLayout() }
    // No parent, presenter or window ends a transition that was begun for the controller.
    let isAlone = parentStorage == nil && presenterStorage == nil && rootWindow == nil
    if follows ? !isSeen : window == nil && isAlone { finishDisappearing() }
    if follows, isSeen { appearWithFrame() }
  }

  /// The view did not move as it was announced. The appearance follows to the view's present window.
  func viewDidMoveElsewhere() {
    if appearance.followsView { viewDidMove(to: viewStorage?.enclosingWindow) }
  }

  /// Whether a move of the view brings the controller along: a parent may do that by hand, and a
  /// child is not seen before its parent.
  private func isLedByParent(_ isComing: Bool) -> Bool {
    parentStorage.map {
      $0.shouldAutomaticallyForwardAppearanceMethods && (!isComing || $0.appearance.isComing)
    } ?? true
  }

  // MARK: Containment

  func adopt(_ child: UIViewController) {
    guard child !== self, child.parentStorage !== self, !refuses(child) else { return }
    child.parentStorage?.removeFromParent()
    child.willMove(toParent: self)
    // The child may have taken this controller in.
    guard child.parentStorage == nil, !refuses(child) else { return }
    childStorage.append(child)
    child.parentStorage = self
    child.appearance.reasons.insert(.joinsParent)
    child.appearance.reasons.remove(.leavesParent)
  }

  /// Whether a controller can't be a child because this one is in it.
  private func refuses(_ child: UIViewController) -> Bool {
    guard !child.childStorage.isEmpty, withParents.contains(where: { $0 === child }) else {
      return false
    }
    let name = ViewDescription.name(self)
    Fault.report(
      "\(name) can't take in \(ViewDescription.name(child)), which it is in", about: self)
    return true
  }

  /// The controller and those it is in, the innermost first.
  package final var withParents: some Sequence<UIViewController> {
    LinkWalk(self, \.parentStorage)
  }

  /// The controller that is presented last over this one, or this one.
  package final var frontmostPresented: UIViewController {
    LinkWalk(self, \.presentedStorage).reduce(self) { $1 }
  }

  func leaveParent() {
    guard let parent = parentStorage else { return }
    if appearance.isComing { appearance.reasons.insert(.leavesParent) }
    appearance.reasons.remove(.joinsParent)
    parent.childStorage.removeAll { $0 === self }
    parentStorage = nil
    didMove(toParent: nil)
    // The parent's transition doesn't reach the child any more.
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    if viewStorage?.enclosingWindow != nil {
      if case .disappearing = appearance.state {
        // Its view may stay where it is while the parent's view goes.
        appearance.followsView = true
        atEndOfFrame { [weak self] in self?.viewDidMoveElsewhere() }
      }
      return appearWithFrame()
    }
    appearance.awaitsAnnouncement ? disappear(animated: false) : finishDisappearing()
  }

  /// A container says that it is about to let the controller go.
  func noteNextParent(_ parent: UIViewController?) {
    if parent == nil, parentStorage != nil { appearance.reasons.insert(.leavesParent) }
  }
}
