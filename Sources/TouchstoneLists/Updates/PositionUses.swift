/// The positions that the changes of a batch name, to find two changes of one position.
struct PositionUses<Position: Hashable> {
  let removed: [Position]
  let reloaded: [Position]
  let left: [Position]
  let inserted: [Position]
  let reached: [Position]
  /// The name of a position in a message.
  let name: (Position) -> String

  /// The message for the first position that two changes name, or `nil`.
  var conflict: String? {
    let gone = Set(removed)
    if let twice = left.first(where: gone.contains) {
      return "attempt to perform a delete and a move from the same \(name(twice))"
    }
    if let twice = reloaded.first(where: gone.contains) {
      return "attempt to delete and reload the same \(name(twice))"
    }
    let moved = Set(left)
    if let twice = reloaded.first(where: moved.contains) {
      return "attempt to perform a move and a reload from the same \(name(twice))"
    }
    if let twice = Self.repeated(in: left) {
      return "attempt to perform multiple moves from the same \(name(twice))"
    }
    let new = Set(inserted)
    if let twice = reached.first(where: new.contains) {
      return "attempt to perform an insert and a move to the same \(name(twice))"
    }
    if let twice = Self.repeated(in: inserted) {
      return "attempt to perform multiple inserts of the same \(name(twice))"
    }
    if let twice = Self.repeated(in: reached) {
      return "attempt to perform multiple moves to the same \(name(twice))"
    }
    return nil
  }

  /// Returns the first position that occurs twice. A removal or a reload may occur twice, because
  /// both name the same change.
  private static func repeated(in positions: [Position]) -> Position? {
    var seen: Set<Position> = []
    return positions.first { !seen.insert($0).inserted }
  }
}
