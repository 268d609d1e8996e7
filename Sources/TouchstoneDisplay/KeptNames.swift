package import TouchstoneKit

/// The names of views in display lists, which are cached because reading properties is slow.
@MainActor package final class KeptNames {
  /// The maximum age of the names in frames while the screen changes; no user reads faster.
  private static let interval = 15

  private let application: UIApplication
  private let names: ViewNames
  /// Whether input or a change has occurred since the names were read, so that names may differ.
  private var mayDiffer = true
  /// The number of frames since the names were read.
  private var age = KeptNames.interval
  private var latestFrame = -Double.infinity
  private var version = -1
  /// The last frame in which the screen changed.
  private var changedFrame = -Double.infinity

  package init(_ application: UIApplication) {
    self.application = application
    names = ViewNames(of: application)
  }

  /// Records that input or a change on the screen occurred, which may change names.
  package func somethingHappened() { mayDiffer = true }

  /// Reads the names again if it is time: ``interval`` frames after the last read, or as soon as
  /// the screen no longer changes.
  ///
  /// - Parameter isQuiet: Whether the screen hasn't changed since the last call. If several
  ///   observers call in one frame, the frame is quiet only if no call finds a change.
  /// - Returns: Whether any name may have changed.
  package func refresh(isQuiet: Bool) -> Bool {
    if application.now > latestFrame { age += 1 }
    latestFrame = application.now
    if !isQuiet { changedFrame = latestFrame }
    guard mayDiffer || TreeVersion.current != version else { return false }
    guard latestFrame > changedFrame || age >= Self.interval else { return false }
    age = 0
    mayDiffer = false
    version = TreeVersion.current
    return names.refreshAll(of: application)
  }

  /// Returns the name of a view for users.
  func name(of view: UIView) -> String { names.text(of: view) }
}
