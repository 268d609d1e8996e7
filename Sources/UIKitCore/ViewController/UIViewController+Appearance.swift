extension UIViewController {
  /// Where a controller is between being seen and not.
  enum Appearance {
    case disappeared
    case appearing(animated: Bool)
    case appeared
    case disappearing(animated: Bool)
  }

  /// The whole way onto the screen at once.
  func appear(animated: Bool) {
    startTransition(true, animated)
    finishTransition()
  }

  /// The whole way off the screen at once.
  func disappear(animated: Bool) {
    startTransition(false, animated)
    finishTransition()
  }

  func startTransition(_ isAppearing: Bool, _ animated: Bool) {
    switch (appearance, isAppearing) {
    case (.appeared, true), (.appearing, true), (.disappeared, false), (.disappearing, false):
      return
    default: break
    }
    appearance = isAppearing ? .appearing(animated: animated) : .disappearing(animated: animated)
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childStorage where child.viewIfLoaded?.window != nil {
      child.startTransition(isAppearing, animated)
    }
  }

  func finishTransition() {
    switch appearance {
    case .appearing(let animated):
      viewIsAppearing(animated)
      appearance = .appeared
      viewDidAppear(animated)
    case .disappearing(let animated):
      appearance = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared: return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childStorage { child.finishTransition() }
  }

  var isAppeared: Bool {
    if case .appeared = appearance { return true }
    return false
  }

  // MARK: Containment

  func adopt(_ child: UIViewController) {
    guard child !== self, child.parentStorage !== self else { return }
    child.parentStorage?.removeFromParent()
    child.willMove(toParent: self)
    childStorage.append(child)
    child.parentStorage = self
  }

  func leaveParent() {
    guard let parent = parentStorage else { return }
    parent.childStorage.removeAll { $0 === self }
    parentStorage = nil
    didMove(toParent: nil)
  }

  /// A child's view came into, or left, the window of a parent that is seen.
  func viewMoved(to window: UIWindow?) {
    guard let parent = parentStorage, parent.shouldAutomaticallyForwardAppearanceMethods else {
      return
    }
    if window != nil, parent.isAppeared {
      appear(animated: false)
    } else if window == nil {
      disappear(animated: false)
    }
  }
}
