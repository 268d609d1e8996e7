extension History {
  /// Returns the properties of a view at a time. For a view that was never read, the result says
  /// so.
  package func properties(ofNode node: Int, at time: Double) -> PageProperties {
    snapshots.properties(ofNode: node, at: time)
      ?? PageProperties(
        node: node, name: "No data was stored for this view", groups: [], changes: 0, undo: nil)
  }
}
