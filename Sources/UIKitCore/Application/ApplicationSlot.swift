internal import Synchronization

/// The storage of ``UIApplication/shared``: a slot of the running task or, if unbound, the global
/// slot.
///
/// Tests bind a slot for each case, so that tests running in parallel never see each other's
/// application. All other code leaves the task's slot unbound.
package final class ApplicationSlot: Sendable {
  /// The slot of the running task.
  @TaskLocal package static var bound: ApplicationSlot?

  private static let global = ApplicationSlot()
  /// Makes layers read the time from the current application.
  @MainActor private static let isJoinedToLayers: Bool = {
    LayerClock.current = { current.loop.layerClock }
    NumberCheck.report = { Fault.report($0, of: $1) }
    UITraitCollection.ofMainScreen = { current.mainScreen.traitCollection }
    return true
  }()
  /// The screen for an application that is created with its `init()`.
  @MainActor package static var pendingScreen: UIScreen.Configuration?
  /// The container for an application that is created with its `init()`.
  @MainActor static var pendingContainer: AppContainer?

  @exclusivity(unchecked) @MainActor private var application: UIApplication?
  /// The container of the application, or `nil` without one, for code on any thread.
  private let containerOfApplication = Mutex<AppContainer?>(nil)
  /// The container of code that runs without an application.
  private let ownContainer = AppContainer()

  package init() {}

  /// The current application's container, or the slot's own without an application, on any thread.
  ///
  /// An application that isn't launched uses the slot's own container.
  package static var container: AppContainer {
    let slot = bound ?? global
    return slot.containerOfApplication.withLock { $0 } ?? slot.ownContainer
  }

  @MainActor
  private func put(_ new: UIApplication?) {
    guard new !== application else { return }
    application = new
    let container = new?.container
    containerOfApplication.withLock { $0 = container }
  }

  /// The current application, created if necessary, so that views always have one.
  @MainActor
  package static var current: UIApplication {
    _ = isJoinedToLayers
    let slot = bound ?? global
    if let application = slot.application { return application }
    let application = UIApplication()
    slot.put(application)
    return application
  }

  /// Makes an application current for the running task, or globally if no slot is bound.
  @MainActor
  package static func install(_ application: UIApplication?) {
    _ = isJoinedToLayers
    (bound ?? global).put(application)
  }

  /// Makes an application current and returns the application that it replaces, or `nil` if it
  /// replaces no other application.
  @MainActor
  package static func exchange(_ application: UIApplication) -> UIApplication? {
    let slot = bound ?? global
    if slot.application === application { return nil }
    _ = isJoinedToLayers
    let outer = slot.application
    slot.put(application)
    return outer
  }

  /// The current application, or `nil` if none was created. Reading it never creates one.
  @MainActor
  package static var installed: UIApplication? { (bound ?? global).application }
}
