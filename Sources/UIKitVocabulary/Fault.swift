/// Reports requests by app code that can't be fulfilled. The app continues.
@MainActor
package enum Fault {
  /// Writes one line to standard error and to the trace of the application of `object`.
  package static func report(_ message: String, about object: AnyObject) {
    CoreServicesBox.installed.report(message, about: object)
  }
}
