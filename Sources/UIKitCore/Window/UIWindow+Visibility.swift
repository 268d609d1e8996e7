extension UIWindow {
  package var application: UIApplication? { sceneStorage?.application }

  /// The parts of the screen's safe area insets that reach into this window.
  var screenInsets: UIEdgeInsets {
    guard let screen = sceneStorage?.screen else { return .zero }
    return screen.configuration.safeArea.reaching(into: frame, from: screen.bounds)
  }

  package func convertFromScreen(_ point: CGPoint) -> CGPoint {
    layer.planeToSuper.inverse.apply(point)
  }

  func convertToScreen(_ point: CGPoint) -> CGPoint { layer.planeToSuper.apply(point) }

  /// Whether the window can receive touches at all (statement 81, 84).
  package var isOnScreen: Bool { sceneStorage != nil && !isHidden }

  // MARK: Scenes

  func moveToScene(_ scene: UIWindowScene?) {
    guard scene !== sceneStorage else { return }
    notifyHiding(application)
    if scene == nil, isOnScreen { hideControllers() }
    guard scene !== sceneStorage else { return }
    let old = sceneStorage
    let wasKey = isKeyWindow
    old?.stack.leave(self)
    sceneStorage = scene
    scene?.stack.join(self)
    KitServices.installed.traits?.settle(self)
    if let followers = scene?.application?.moments.viewFollowers, !followers.isEmpty {
      for follower in followers { follower.branchDidEnter(self) }
    }
    updateSafeArea()
    if wasKey { notifyResigning(old?.application) }
    notifyHiding(old?.application)
    old?.inputViews?.update()
    if old == nil, isOnScreen { showControllers() }
  }

  /// Notifies the features that send events without a location that the window gets no more.
  private func notifyHiding(_ application: UIApplication?) {
    guard let application else { return }
    for follower in application.moments.windowFollowers { follower.windowWillHide(self) }
  }

  func moveToScreen(_ screen: UIScreen) {
    guard screen === UIScreen.main else { return }
    joinImplicitScene()
  }

  private func joinImplicitScene() {
    if sceneStorage == nil { moveToScene(UIApplication.shared.implicitScene) }
  }

  // MARK: Showing and hiding

  func setHidden(_ isHidden: Bool) {
    guard isHidden != layer.isHidden else { return }
    if isHidden {
      notifyHiding(application)
      hideControllers()
      layer.isHidden = true
      let wasKey = isKeyWindow
      resignIfKey()
      // A motion may have begun in the window during the notifications.
      notifyHiding(application)
      post(Self.didBecomeHiddenNotification)
      // Notified code may have made another window key, or shown this one again.
      if wasKey, isHidden, sceneStorage?.stack.key == nil { sceneStorage?.keyWindowWasHidden() }
      sceneStorage?.inputViews?.update()
    } else {
      joinImplicitScene()
      sceneStorage?.stack.orderFront(self)
      layer.isHidden = false
      showControllers()
      post(Self.didBecomeVisibleNotification)
      sceneStorage?.inputViews?.update()
    }
  }

  func showAndTakeKey() {
    joinImplicitScene()
    sceneStorage?.stack.orderFront(self)
    isHidden = false
    makeKey()
  }

  // MARK: Key

  func takeKey() {
    joinImplicitScene()
    guard canBecomeKey, let stack = sceneStorage?.stack, stack.key !== self else { return }
    stack.key?.resignIfKey()
    // The previous key window may have made another window key, or closed this one.
    guard stack.key == nil, sceneStorage?.stack === stack else { return }
    stack.key = self
    becomeKey()
    post(Self.didBecomeKeyNotification)
    sceneStorage?.inputViews?.update()
  }

  func resignIfKey() {
    guard isKeyWindow else { return }
    sceneStorage?.stack.key = nil
    notifyResigning(application)
  }

  private func notifyResigning(_ application: UIApplication?) {
    resignKey()
    application?.presses.cancelAll(in: self)
    post(Self.didResignKeyNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Root controller

  func installRoot(_ controller: UIViewController?) {
    guard controller !== rootStorage else { return }
    let old = rootStorage
    if let old {
      if !isHidden { old.startTransition(false, false) }
      // Disappearing runs app code, which may already have set a root controller.
      guard rootStorage === old else { return }
      old.viewIfLoaded?.removeFromSuperview()
      old.rootWindow = nil
      old.finishDisappearing()
    }
    guard rootStorage === old else { return }
    rootStorage = controller
    controller?.rootWindow = self
    if !isHidden { showRoot() }
  }

  /// Makes the root and presented controllers disappear with the window, from front to back.
  private func hideControllers() {
    for controller in controllers.reversed() where controller.appearance.isComing {
      controller.disappear(animated: false)
      // The controller appears with its window the next time.
      controller.appearance.reasons.remove(.presented)
    }
  }

  /// Makes the root and presented controllers appear with the window.
  private func showControllers() {
    showRoot()
    for controller in controllers.dropFirst() where !controller.isCovered {
      // Appearing runs app code, which may have dismissed the controller or hidden the window.
      guard !isHidden, controller.viewIfLoaded?.enclosingWindow === self else { return }
      // An interactive dismissal continues.
      guard controller.appearance.isOver else { continue }
      controller.startTransition(true, false)
      controller.appearWithFrame()
    }
  }

  /// The root controller and the controllers presented over it.
  private var controllers: [UIViewController] { rootStorage?.presentedStack ?? [] }

  /// Makes the root controller appear. Its view is added when the window is shown.
  private func showRoot() {
    guard let controller = rootStorage, !controller.isCovered else { return }
    controller.startTransition(true, false)
    // App code may have set another root controller or hidden the window.
    guard rootStorage === controller, !isHidden, let view = controller.view else { return }
    if view.superviewStorage !== self {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
    controller.appearWithFrame()
  }
}

extension UIWindowScene {
  /// Makes the frontmost visible window that can become key the key window.
  func keyWindowWasHidden() {
    stack.frontToBack.first { !$0.isHidden && $0.canBecomeKey }?.makeKey()
  }
}
