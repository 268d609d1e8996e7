extension UIApplication {
  /// Creates and launches an application and its delegate, for `UIApplicationMain`, the command
  /// line and stages.
  ///
  /// - Parameters:
  ///   - applicationType: The class of the application.
  ///   - delegateType: The class of its delegate, or `nil` for none.
  ///   - screen: The screen, or `nil` for the standard screen.
  ///   - container: The container of the application, or `nil` for a new temporary container.
  /// - Returns: The application, which is current.
  /// - Throws: ``LaunchError`` if a class can't be instantiated, or if the delegate returns
  ///   `false`.
  package static func launch(
    _ applicationType: UIApplication.Type = UIApplication.self, delegate delegateType: AnyClass?,
    screen: UIScreen.Configuration? = nil, container: AppContainer? = nil
  ) throws -> UIApplication {
    ApplicationSlot.pendingScreen = screen
    ApplicationSlot.pendingContainer = container ?? AppContainer()
    defer {
      ApplicationSlot.pendingScreen = nil
      ApplicationSlot.pendingContainer = nil
    }
    guard let application = ClassInstantiation.make(applicationType, as: UIApplication.self) else {
      throw LaunchError(
        "\(ClassNames.short(applicationType)) can't be created, because it has no init()")
    }
    ApplicationSlot.install(application)
    guard let delegateType else { return application }
    guard let object: NSObject = ClassInstantiation.make(delegateType) else {
      throw LaunchError(
        "\(ClassNames.short(delegateType)) can't be created: an application delegate must inherit "
          + "from NSObject or UIResponder")
    }
    guard let delegate = object as? any UIApplicationDelegate else {
      throw LaunchError(
        "\(ClassNames.short(delegateType)) doesn't conform to UIApplicationDelegate")
    }
    application.delegateHolder = object
    application.delegate = delegate
    guard delegate.application(application, willFinishLaunchingWithOptions: nil),
      delegate.application(application, didFinishLaunchingWithOptions: nil)
    else {
      throw LaunchError("\(ClassNames.short(delegateType)) refused to launch: it returned false")
    }
    NotificationCenter.default.post(
      name: didFinishLaunchingNotification, object: application)
    application.tellScene(.connects)
    application.tellActive()
    return application
  }

  /// The scenes of the delegate, or an empty array if it doesn't conform to ``AppSceneProviding``.
  package var appScenes: [AppScene] {
    if let provider = delegate as? any AppSceneProviding { return provider.scenes }
    return []
  }

  /// Shows a scene by name instead of the previous one. Returns `false` if no scene has the name.
  @discardableResult
  package func show(sceneNamed name: String) -> Bool {
    guard let scene = appScenes.first(where: { $0.name == name }) else { return false }
    intake.cancelAll(because: "another scene is shown")
    shownWindow?.isHidden = true
    shownWindow?.windowScene = nil
    let window = scene.makeWindow(mainScreen.bounds)
    shownWindow = window
    shownSceneName = name
    window.makeKeyAndVisible()
    for follower in moments.sceneFollowers { follower.sceneWasShown() }
    return true
  }
}

/// The reason that an app couldn't be launched, in one line.
package struct LaunchError: Error, CustomStringConvertible {
  package let description: String
  init(_ description: String) { self.description = description }
}
