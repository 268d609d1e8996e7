internal import TouchstoneTrace

/// A program asked for something that can't be: it is told in one line, and goes on.
@MainActor
package enum Fault {
  /// The same about an object that is named first; a view's layer is called by its view.
  static func report(_ message: String, of object: AnyObject?) {
    guard let object = (object as? CALayer)?.delegate as? UIView ?? object else {
      return report(message, about: UIApplication.shared)
    }
    report("\(ViewDescription.name(object)): \(message)", about: object)
  }

  /// Writes the line to standard error and into the trace of the application that `object` belongs
  /// to; what belongs to none concerns the one in force.
  package static func report(_ message: String, about object: AnyObject) {
    let application = UIApplication.serving(object)
    application.tracer.report(.fault(message), at: application.now)
    FileHandle.standardError.write(Data("Touchstone: \(message)\n".utf8))
  }
}
