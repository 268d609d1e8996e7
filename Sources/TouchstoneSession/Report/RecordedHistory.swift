internal import TouchstoneHost
package import TouchstoneKit

/// Records the history of a recording that is played without a page.
@MainActor package enum RecordedHistory {
  /// The interval between readings of accessibility elements, in seconds of the recording.
  private static let elementsInterval = 0.1

  /// Plays a recording and returns a report of it.
  ///
  /// - Parameters:
  ///   - application: The application in which the recording is played, before its first input.
  ///   - appName: The name of the application.
  ///   - play: A closure that plays the recording.
  /// - Returns: The report of all frames and inputs.
  package static func report(
    of application: UIApplication, appName: String, play: () throws -> Void
  ) rethrows -> HistoryReport {
    let session = ApplicationSession(ApplicationHost(application), appName: appName)
    let history = History(session, limits: .wholeRecording, writesAtOnce: true)
    history.begin()
    var elements = PageElements()
    var latestReading = -Double.infinity
    func record(at time: Double) {
      if time - latestReading >= elementsInterval {
        latestReading = time
        elements = session.elements
      }
      history.record(at: time, elements: elements)
    }
    record(at: application.now)
    let listener = LoopListener(
      didPost: { session.willPost?($0) }, didFinishFrame: { record(at: $0) })
    listener.isBusy = { history.isBusy }
    application.loop.listener = listener
    try play()
    application.loop.listener = nil
    record(at: application.now)
    history.readAllProperties()
    return HistoryReport(history)
  }
}
