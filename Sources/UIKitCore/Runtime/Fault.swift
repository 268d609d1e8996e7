internal import TouchstoneTrace

/// A program asked for something that can't be: it is told in one line, and goes on.
@MainActor
package enum Fault {
  /// Writes the line to standard error and into the trace.
  package static func report(_ message: String) {
    let application = UIApplication.shared
    application.tracer.report(
      TraceRecord(time: application.now, kind: .fault, detail: message))
    FileHandle.standardError.write(Data("Touchstone: \(message)\n".utf8))
  }
}
