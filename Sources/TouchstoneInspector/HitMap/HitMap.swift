public import TouchstoneKit
public import TouchstoneTrace

/// A map of the view that would receive a touch, for each point of the screen.
///
/// Every entry is the result of a hit test in the windows, without an event, at the center of a
/// square of one point. Squares that aren't separated by an edge of a view share one hit test,
/// which gives the same results. Every square is tested separately inside rotated views and inside
/// views that override `hitTest(_:with:)`, `point(inside:with:)` or a getter.
///
///     print(application.hitMap.text)
public struct HitMap: Sendable {
  /// A view that receives touches.
  public struct Owner: Sendable {
    /// The view.
    public let subject: TraceSubject
    /// The view's class and name at the time when the map was made.
    public let name: String
    /// The number of one-point squares that hit the view.
    public internal(set) var points: Int
    /// The bounding rectangle of these squares, in screen points.
    public internal(set) var box: CGRect
  }

  /// The number of squares in a row: the screen's width in points.
  public let width: Int
  /// The number of rows: the screen's height in points.
  public let height: Int
  /// All views that receive touches, in reading order of their first square: from the top, then
  /// from the left.
  public let owners: [Owner]
  /// The owners of the squares, row by row, each as an index in ``owners`` plus 1, or 0 for no
  /// owner.
  package let squares: [UInt32]

  /// Returns the owner of the square with its upper left corner at a point.
  ///
  /// Returns `nil` if the square hits no view or is outside the screen.
  public func owner(atX x: Int, y: Int) -> Owner? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let number = squares[y * width + x]
    return number == 0 ? nil : owners[Int(clamping: number) - 1]
  }
}

extension UIApplication {
  /// A map of the view that would receive a touch, for each point of the screen.
  ///
  /// The map has no owners while an event is being delivered, because no hit tests are made then.
  public var hitMap: HitMap { HitMapMaker(application: self).map }
}

extension HitMap {
  /// Adjacent squares of one row that have the same owner.
  package struct Run: Equatable {
    /// The number of squares.
    package var width: Int
    /// The owner's index in ``HitMap/owners`` plus 1, or 0 for no owner.
    package var owner: Int
  }

  /// Adjacent rows that are equal.
  package struct Band: Equatable {
    /// The index of the first row.
    package var y: Int
    /// The number of rows.
    package var height: Int
    /// The runs of each row, from the left.
    package var runs: [Run]
  }

  /// The map divided into bands, from the top.
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
