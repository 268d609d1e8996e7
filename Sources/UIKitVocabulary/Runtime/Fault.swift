/// A program asked for something that can't be: it is told in one line, and goes on.
@MainActor
package enum Fault {
  /// Writes the line to standard error and into the trace of the application that `object` belongs
  /// to.
  package static func report(_ message: String, about object: AnyObject) {
    CoreBox.installed.report(message, about: object)
  }
}
