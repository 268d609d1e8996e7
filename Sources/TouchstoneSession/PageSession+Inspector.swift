package import TouchstoneHost
package import TouchstoneReplay

// A session without views has nothing to inspect.
extension PageSession {
  /// Returns an empty map.
  package func hitMap() -> PageHitMap { PageHitMap(width: 0, height: 0, owners: [], bands: []) }
  package func properties(ofNode node: Int) -> PageProperties? { nil }
  package func properties(ofNodes nodes: [Int]) -> [PageProperties] { [] }
  /// A callback that is never called.
  package var willPost: ((RawInput) -> Void)? {
    get { nil }
    set {}
  }
  /// Does nothing.
  package func change(_ edit: PageEdit) -> PageProperties? { nil }
  /// Does nothing.
  package func undoChange() -> PageProperties? { nil }
  package var continued: ContinuedSession? { nil }
  /// Throws an error, because there is no recording.
  package func moment(at time: Double) throws(InputRefusal) -> SessionMoment {
    throw InputRefusal("the session isn't recorded", expected: "an app")
  }
  /// Does nothing, because there is no trace.
  package func follow(_ log: LatencyLog, _ isOpen: Bool) {}
}
