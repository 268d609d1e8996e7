/// The storage of ``UIApplication/shared``: a slot of the running task or, if unbound, the global
/// slot.
///
/// Tests bind a slot for each case, so that tests running in parallel never see each other's
/// application. All other code leaves the task's slot unbound.
package final class ApplicationSlot: Sendable {
  /// The slot of the running task.
  @TaskLocal package static var bound: ApplicationSlot?

  @MainActor private static let global = ApplicationSlot()
  /// Makes layers read the time from the current application.
  @MainActor private static let isJoinedToLayers: Bool = {
    LayerClock.current = { current.loop.layerClock }
    NumberCheck.report = { Fault.report($0, of: $1) }
    UITraitCollection.ofMainScreen = { current.mainScreen.traitCollection }
    return true
  }()
  /// The screen for an application that is created with its `init()`.
  @MainActor package static var pendingScreen: UIScreen.Configuration?

  @exclusivity(unchecked) @MainActor private var application: UIApplication?

  package init() {}

  /// The current application, created if necessary, so that views always have one.
  @MainActor
  package static var current: UIApplication {
    _ = isJoinedToLayers
    let slot = bound ?? global
    if let application = slot.application { return application }
    let application = UIApplication()
    slot.application = application
    return application
  }

  /// Makes an application current for the running task, or globally if no slot is bound.
  @MainActor
  package static func install(_ application: UIApplication?) {
    _ = isJoinedToLayers
    (bound ?? global).application = application
  }

  /// Makes an application current and returns the application that it replaces, or `nil` if it
  /// replaces no other application.
  @MainActor
  package static func exchange(_ application: UIApplication) -> UIApplication? {
    let slot = bound ?? global
    if slot.application === application { return nil }
    _ = isJoinedToLayers
    let outer = slot.application
    slot.application = application
    return outer
  }

  /// The current application, or `nil` if none was created. Reading it never creates one.
  @MainActor
  package static var installed: UIApplication? { (bound ?? global).application }
}
