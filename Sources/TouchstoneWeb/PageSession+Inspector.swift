package import TouchstoneHost

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
}
