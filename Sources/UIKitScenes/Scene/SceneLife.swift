internal import UIKitCore

/// Notifies the delegate of an application's scene, and posts the scene's notifications.
@MainActor
enum SceneLife {
  /// Notifies the scene's delegate and returns whether the scene has one. If it has one, the
  /// application's delegate isn't notified.
  static func tell(_ application: UIApplication, _ moment: SceneMoment) -> Bool {
    let scene = application.implicitScene
    switch moment {
    case .connects:
      connect(scene, application)
      scene.part.delegate?.sceneWillEnterForeground(scene)
      post(UIScene.willEnterForegroundNotification, scene)
      application.state = .active
    case .becomesActive:
      scene.part.delegate?.sceneDidBecomeActive(scene)
      post(UIScene.didActivateNotification, scene)
    case .resignsActive:
      scene.part.delegate?.sceneWillResignActive(scene)
      post(UIScene.willDeactivateNotification, scene)
    case .changesSurroundings: scene.tellOfChange()
    }
    return scene.part.delegate != nil
  }

  static func post(_ name: Notification.Name, _ scene: UIScene) {
    NotificationCenter.default.post(name: name, object: scene)
  }

  // MARK: Connecting

  private static func connect(_ scene: UIWindowScene, _ application: UIApplication) {
    let list = (application.delegate as? any InfoPropertyListProviding)
      .map { type(of: $0).infoPropertyList }
    if let orientations = list?.orientations { application.declaredOrientations = orientations }
    application.state = .inactive
    let options = UIScene.ConnectionOptions()
    let session = scene.session
    if let declared = list?.configuration(named: nil, session.role) {
      session.storedConfiguration = declared
    }
    let wanted = application.delegate?.application(
      application, configurationForConnecting: session, options: options)
    if let wanted { session.storedConfiguration = wanted }
    let configuration = session.configuration
    let declared = list?.configuration(named: configuration.name, configuration.role)
    if let type = configuration.delegateClass ?? declared?.delegateClass {
      configuration.delegateClass = type
      scene.delegate = makeDelegate(type, application)
    }
    scene.part.known = (scene.effectiveGeometry, scene.traitCollection)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    post(UIScene.willConnectNotification, scene)
  }

  private static func makeDelegate(
    _ type: AnyClass, _ application: UIApplication
  ) -> (any UISceneDelegate)? {
    let object: NSObject? = ClassInstantiation.make(type)
    if let delegate = object as? any UISceneDelegate { return delegate }
    let name = ClassNames.short(type)
    Fault.report(
      object == nil
        ? "\(name) can't be created: a scene delegate must inherit from NSObject or UIResponder"
        : "\(name) can't be the scene's delegate: it doesn't conform to UISceneDelegate",
      about: application)
    return nil
  }
}
