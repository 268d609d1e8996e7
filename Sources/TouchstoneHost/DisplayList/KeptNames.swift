internal import TouchstoneKit

/// What views are called in display lists: read now and then, since properties take time to read.
@MainActor final class KeptNames {
  /// How many frames a name may be old while things change; nobody reads faster.
  private static let interval = 15

  private let application: UIApplication
  private let names: ViewNames
  /// Whether something has happened since the names were read, so that some may be others.
  private var mayDiffer = true
  /// When they were read, and how many frames ago.
  private var age = KeptNames.interval
  private var latestFrame = -Double.infinity
  private var version = -1
  /// The latest frame in which something on the screen has changed.
  private var changedFrame = -Double.infinity

  init(_ application: UIApplication) {
    self.application = application
    names = ViewNames(of: application)
  }

  /// Something has happened of which names may know: input, or a change on the screen.
  func somethingHappened() { mayDiffer = true }

  /// Reads the names again where it is time to: a while after something has happened, or as soon as
  /// nothing more does.
  ///
  /// - Parameter isQuiet: Whether nothing on the screen has changed since somebody asked. A frame of which
  ///   several ask is quiet only where none of them finds a change.
  /// - Returns: Whether somebody may be called something else than before.
  func refresh(isQuiet: Bool) -> Bool {
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

  /// What a person calls a view.
  func name(of view: UIView) -> String { names.text(of: view) }
}
