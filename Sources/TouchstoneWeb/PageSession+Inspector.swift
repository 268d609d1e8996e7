// A session without views has nothing to inspect.
extension PageSession {
  /// Nobody receives anything.
  package func hitMap() -> PageHitMap { PageHitMap(width: 0, height: 0, owners: [], bands: []) }
  /// None.
  package func properties(ofNode node: Int) -> PageProperties? { nil }
  /// Changes nothing.
  package func change(_ edit: PageEdit) -> PageProperties? { nil }
  /// Changes nothing.
  package func undoChange() -> PageProperties? { nil }
}
