public import TouchstoneKit
public import TouchstoneTrace

/// Who would receive a touch, for each point of the screen.
///
/// Every answer is the windows' own: views are asked as for a touch, without an event, at the middle
/// of a square of one point. Squares that no edge of a view parts are asked once together, which
/// gives the same answers. Where a class decides by an override of `hitTest(_:with:)`,
/// `point(inside:with:)` or a getter, and within views that are turned, every square is asked.
///
///     print(application.hitMap.text)
public struct HitMap: Sendable {
  /// Somebody who receives touches.
  public struct Owner: Sendable {
    /// The view.
    public let subject: TraceSubject
    /// Its class and what it is called, as they were when the map was made.
    public let name: String
    /// How many squares of one point are its own.
    public internal(set) var points: Int
    /// The smallest rectangle of the screen around them.
    public internal(set) var box: CGRect
  }

  /// How many squares lie beside each other: the screen's width in points.
  public let width: Int
  /// How many squares lie above each other: the screen's height in points.
  public let height: Int
  /// Everybody who receives touches somewhere, in the order of reading: from the top, then from the
  /// left.
  public let owners: [Owner]
  /// Whose each square is, row by row: a place in ``owners`` and 1 more, 0 for nobody's.
  package let squares: [UInt32]

  /// Who receives a touch in the square that begins at a point; nil for nobody, and off the screen.
  public func owner(atX x: Int, y: Int) -> Owner? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let number = squares[y * width + x]
    return number == 0 ? nil : owners[Int(clamping: number) - 1]
  }
}

extension UIApplication {
  /// Who would receive a touch, for each point of the screen.
  ///
  /// While an event is being delivered nobody is asked, and the map is empty.
  public var hitMap: HitMap { HitMapMaker(application: self).map }
}

extension HitMap {
  /// Squares of one row beside each other that are the same owner's.
  package struct Run: Equatable {
    /// How many squares.
    package var width: Int
    /// The owner's place in ``HitMap/owners`` and 1 more, 0 for nobody.
    package var owner: Int
  }

  /// Rows below each other that are the same.
  package struct Band: Equatable {
    /// The first row.
    package var y: Int
    /// How many rows.
    package var height: Int
    /// The runs of each row, from the left.
    package var runs: [Run]
  }

  /// The whole map in bands, from the top.
  package var bands: [Band] {
    var bands: [Band] = []
    for y in 0..<height {
      let row = squares[(y * width)..<((y + 1) * width)]
      if y > 0, row.elementsEqual(squares[((y - 1) * width)..<(y * width)]) {
        bands[bands.count - 1].height += 1
      } else {
        bands.append(Band(y: y, height: 1, runs: Self.runs(row)))
      }
    }
    return bands
  }

  private static func runs(_ row: ArraySlice<UInt32>) -> [Run] {
    var runs: [Run] = []
    for number in row {
      let owner = Int(clamping: number)
      if runs.last?.owner == owner {
        runs[runs.count - 1].width += 1
      } else {
        runs.append(Run(width: 1, owner: owner))
      }
    }
    return runs
  }
}
