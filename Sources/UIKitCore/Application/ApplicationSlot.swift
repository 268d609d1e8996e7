/// Where ``UIApplication/shared`` looks: in a slot of the running task first, then in the one global.
///
/// A test binds a slot for each of its cases, so that tests which run side by side never see each
/// other's application; everything else leaves the task's slot empty.
package final class ApplicationSlot: Sendable {
  /// The slot of the running task.
  @TaskLocal package static var bound: ApplicationSlot?

  @MainActor private static let global = ApplicationSlot()
  /// Makes layers ask the application in force what time it is.
  @MainActor private static let isJoinedToLayers: Bool = {
    LayerClock.current = { current.loop.layerClock }
    NumberCheck.report = { Fault.report($0, of: $1) }
    UITraitCollection.ofMainScreen = { current.mainScreen.traitCollection }
    return true
  }()
  /// The screen for an application that is made through its `init()`.
  @MainActor package static var pendingScreen: UIScreen.Configuration?

  @exclusivity(unchecked) @MainActor private var application: UIApplication?

  /// An empty slot.
  package init() {}

  /// The application in force; one is made where there is none, so that a view never lacks one.
  @MainActor
  package static var current: UIApplication {
    _ = isJoinedToLayers
    let slot = bound ?? global
    if let application = slot.application { return application }
    let application = UIApplication()
    slot.application = application
    return application
  }

  /// Puts an application in force for the running task, or for the program.
  @MainActor
  package static func install(_ application: UIApplication?) {
    _ = isJoinedToLayers
    (bound ?? global).application = application
  }

  /// Puts an application in force; answers the one that was, where that is another.
  @MainActor
  package static func exchange(_ application: UIApplication) -> UIApplication? {
    let slot = bound ?? global
    if slot.application === application { return nil }
    _ = isJoinedToLayers
    let outer = slot.application
    slot.application = application
    return outer
  }

  /// The application in force, without making one.
  @MainActor
  package static var installed: UIApplication? { (bound ?? global).application }
}
