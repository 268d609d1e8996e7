/// The order of an appearance: `viewWillAppear` before the view is in a window, `viewIsAppearing`
/// before its first layout there, `viewDidAppear` at the end of the frame that shows it (statements
/// 370, 410).
extension UIViewController {
  // MARK: One transition

  package final func startTransition(_ isAppearing: Bool, _ animated: Bool) {
    passDown { controller, parent in
      // App code may have reversed the parent's transition.
      guard parent.map({ $0.appearance.isComing == isAppearing }) ?? true else { return false }
      // Skip a child if its view isn't in the parent's view.
      let isShown = parent?.viewStorage.map { controller.viewIfLoaded?.isInBranch(of: $0) == true }
      return (isShown ?? (parent == nil)) && controller.startOwnTransition(isAppearing, animated)
    }
  }

  /// Calls `step` with the controller and its descendants, parents before children.
  ///
  /// Skips the children of a controller for which `step` returns `false`, or that doesn't forward
  /// appearance methods automatically.
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

  /// Starts the controller's transition, or returns `false` if it already has that direction.
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

  /// Calls `viewIsAppearing` if it is due and the view is in a window. Runs before the view's first
  /// layout there.
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
    // The call above may have removed the view again.
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

  /// Ends the current transition in either direction.
  func finishTransition() {
    finishAppearing()
    finishDisappearing()
  }

  /// Starts and finishes the disappearance of the controller at once.
  func disappear(animated: Bool) {
    startTransition(false, animated)
    finishDisappearing()
  }

  /// Finishes the appearance at the end of the current frame, after its layout.
  func appearWithFrame() { atEndOfFrame { [weak self] in self?.finishAppearing() } }

  /// Calls `ending` at the end of the frame that shows the current changes.
  package final func atEndOfFrame(_ ending: @escaping () -> Void) {
    UIApplication.serving(viewStorage).loop.atEndOfFrame(ending)
  }

  // MARK: Following the view

  /// Starts a transition if the view is about to be added to a window or removed from one.
  ///
  /// - Parameter window: The new window, or `nil` if the view leaves its window.
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

  /// Ends the transition of the view after it was added to a window or removed from one.
  ///
  /// - Parameter window: The new window, or `nil` if the view left its window.
  func viewDidMove(to window: UIWindow?) {
    let follows = appearance.followsView
    let isSeen = window.map { !$0.isHidden } ?? false
    // App code may have redirected the announced move.
    if follows { startTransition(isSeen, false) }
    appearance.followsView = false
    // App code may have moved the view into a branch after its removal was announced.
    let isUnannounced = !follows && !appearance.isMovedByPresentation && appearance.isComing
    if window == nil, isUnannounced, isLedByParent(false) { return disappear(animated: false) }
    // The view may have been laid out before it was in a window.
    if window != nil, appearance.awaitsAnnouncement { viewStorage?.setNeedsLayout() }
    // No parent, presenter or window will end a transition that was begun for this controller.
    let isAlone = parentStorage == nil && presenterStorage == nil && rootWindow == nil
    if follows ? !isSeen : window == nil && isAlone { finishDisappearing() }
    if follows, isSeen { appearWithFrame() }
  }

  /// Lets the appearance follow the view's current window after the view didn't move as announced.
  func viewDidMoveElsewhere() {
    if appearance.followsView { viewDidMove(to: viewStorage?.enclosingWindow) }
  }

  /// Whether a move of the view starts a transition of the controller.
  ///
  /// This isn't the case if the parent forwards appearance methods manually, or if the child would
  /// appear before its parent.
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
    // `willMove(toParent:)` may have added this controller to the child.
    guard child.parentStorage == nil, !refuses(child) else { return }
    childStorage.append(child)
    child.parentStorage = self
    child.appearance.reasons.insert(.joinsParent)
    child.appearance.reasons.remove(.leavesParent)
  }

  /// Whether `child` can't be added because it contains this controller or is this controller.
  /// Reports a fault in that case.
  private func refuses(_ child: UIViewController) -> Bool {
    guard !child.childStorage.isEmpty, withParents.contains(where: { $0 === child }) else {
      return false
    }
    let name = ViewDescription.name(self)
    Fault.report(
      "\(name) can't add \(ViewDescription.name(child)) as a child, because it is an "
        + "ancestor or the controller itself", about: self)
    return true
  }

  /// The controller and its ancestors, the controller itself first.
  package final var withParents: some Sequence<UIViewController> {
    LinkWalk(self, \.parentStorage)
  }

  /// The topmost controller presented over this one, or this controller if it presents nothing.
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
    // The parent's transition no longer reaches the child.
    guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    if viewStorage?.enclosingWindow != nil {
      if case .disappearing = appearance.state {
        // The child's view may remain in the window while the parent's view leaves.
        appearance.followsView = true
        atEndOfFrame { [weak self] in self?.viewDidMoveElsewhere() }
      }
      return appearWithFrame()
    }
    appearance.awaitsAnnouncement ? disappear(animated: false) : finishDisappearing()
  }

  /// Records that the controller is leaving its parent, if `parent` is `nil` and it has one.
  func noteNextParent(_ parent: UIViewController?) {
    if parent == nil, parentStorage != nil { appearance.reasons.insert(.leavesParent) }
  }
}
