internal import TouchstoneHost
package import TouchstoneKit

/// Keeps the history of a recording that is played without a page.
@MainActor package enum RecordedHistory {
  /// Seconds of the recording between two readings of what assistive technology finds.
  private static let elementsInterval = 0.1

  /// Plays something and reports all of it.
  ///
  /// - Parameters:
  ///   - application: Where it is played, from its first moment on.
  ///   - appName: What the application is called.
  ///   - play: Plays it.
  /// - Returns: The report of every frame and every input.
  package static func report(
    of application: UIApplication, appName: String, play: () throws -> Void
  ) rethrows -> HistoryReport {
    let session = ApplicationSession(ApplicationHost(application), appName: appName)
    let history = History(session, limits: .wholeRecording, writesAtOnce: true)
    history.begin()
    var elements = PageElements()
    var latestReading = -Double.infinity
    func note(at time: Double) {
      if time - latestReading >= elementsInterval {
        latestReading = time
        elements = session.elements
      }
      history.note(at: time, elements: elements)
    }
    note(at: application.now)
    let listener = LoopListener(
      didPost: { session.willTake?($0) }, didFinishFrame: { note(at: $0) })
    listener.isBusy = { history.isBusy }
    application.loop.listener = listener
    try play()
    application.loop.listener = nil
    note(at: application.now)
    history.readAllSheets()
    return HistoryReport(history)
  }
}
