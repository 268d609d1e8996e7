package import TouchstoneHost
package import TouchstoneReplay

// A session without views has nothing to inspect.
extension PageSession {
  /// Nobody receives anything.
  package func hitMap() -> PageHitMap { PageHitMap(width: 0, height: 0, owners: [], bands: []) }
  /// None.
  package func properties(ofNode node: Int) -> PageProperties? { nil }
  /// None.
  package func properties(ofNodes nodes: [Int]) -> [PageProperties] { [] }
  /// Nobody hears of input.
  package var willTake: ((RawInput) -> Void)? {
    get { nil }
    set {}
  }
  /// Changes nothing.
  package func change(_ edit: PageEdit) -> PageProperties? { nil }
  /// Changes nothing.
  package func undoChange() -> PageProperties? { nil }
  /// It does not.
  package var continued: ContinuedSession? { nil }
  /// There is no recording.
  package func moment(at time: Double) throws(InputRefusal) -> SessionMoment {
    throw InputRefusal("the session is not recorded", expected: "an app")
  }
  /// There is no trace.
  package func follow(_ ledger: LatencyLedger, _ isOpen: Bool) {}
}
