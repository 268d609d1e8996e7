internal import TouchstoneHitTree
internal import TouchstoneKit

/// A rectangle of squares in a map.
struct HitMapArea: Equatable {
  var columns: Range<Int>
  var rows: Range<Int>

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  var rect: CGRect {
    CGRect(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  func clamped(to other: HitMapArea) -> HitMapArea {
    HitMapArea(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  mutating func stretch(to x: Int, _ y: Int) {
    columns = min(columns.lowerBound, x)..<max(columns.upperBound, x + 1)
    rows = min(rows.lowerBound, y)..<max(rows.upperBound, y + 1)
  }
}

/// The lines and areas where hit test results can change.
///
/// Results change at the edges of views, and anywhere inside views that are rotated or override hit
/// testing. Between the edges, the default hit test takes the same path, so that one result holds
/// for all squares.
@MainActor
struct HitMapEdges {
  /// The areas where every square needs its own hit test.
  private(set) var asked: [HitMapArea] = []
  private var isColumnEdge: [Bool]
  private var isRowEdge: [Bool]
  private let screen: HitMapArea

  /// The tolerance for the position of an edge, in points, because hit testing adds the same
  /// numbers in a different order.
  private static let slip = 1e-6

  init(of application: UIApplication, screen: HitMapArea) {
    self.screen = screen
    isColumnEdge = Array(repeating: false, count: screen.columns.count + 1)
    isRowEdge = Array(repeating: false, count: screen.rows.count + 1)
    for window in application.windowsFrontToBack where window.isOnScreen { read(window) }
  }

  /// The columns between adjacent edges, from the left.
  var columnSpans: [Range<Int>] { Self.spans(isColumnEdge) }
  /// The rows between adjacent edges, from the top.
  var rowSpans: [Range<Int>] { Self.spans(isRowEdge) }

  private static func spans(_ isEdge: [Bool]) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    var start = 0
    for place in isEdge.indices.dropFirst() where isEdge[place] || place == isEdge.count - 1 {
      spans.append(start..<place)
      start = place
    }
    return spans
  }

  private mutating func read(_ window: UIWindow) {
    var waiting: [(view: UIView, reach: HitMapArea)] = [(window, screen)]
    while let (view, reach) = waiting.popLast() {
      if decides(view) {
        markEdges(reach)
        continue
      }
      // A view that refuses touches also refuses them for its descendants.
      guard HitTest.refusal(of: view) == nil else { continue }
      let corners = Corners(of: view)
      let inside = area(corners.box).clamped(to: reach)
      guard !inside.isEmpty else { continue }
      if corners.areUpright {
        addEdges(corners.box)
        waiting.append(contentsOf: view.subviews.reversed().map { ($0, inside) })
      } else {
        markEdges(inside)
      }
    }
  }

  /// Returns whether the view's class may accept or refuse a point by rules of its own.
  private func decides(_ view: UIView) -> Bool {
    let overrides = view.node.overrides
    if overrides.contains(.hitTest) || overrides.contains(.pointInside) { return true }
    // The getters that every window overrides don't depend on the point.
    return overrides.contains(.getters) && !(view is UIWindow)
  }

  private mutating func markEdges(_ area: HitMapArea) {
    guard !area.isEmpty, !asked.contains(area) else { return }
    asked.append(area)
    for column in [area.columns.lowerBound, area.columns.upperBound] { isColumnEdge[column] = true }
    for row in [area.rows.lowerBound, area.rows.upperBound] { isRowEdge[row] = true }
  }

  /// Marks the edges of a box. A square belongs to the view that contains its center.
  private mutating func addEdges(_ box: CGRect) {
    for x in [box.minX, box.maxX] {
      for place in Self.places(x, screen.columns) { isColumnEdge[place] = true }
    }
    for y in [box.minY, box.maxY] {
      for place in Self.places(y, screen.rows) { isRowEdge[place] = true }
    }
  }

  /// Returns the index of the first square with its center past an edge, or two indices if rounding
  /// makes it uncertain.
  private static func places(_ edge: CGFloat, _ squares: Range<Int>) -> [Int] {
    [edge - slip, edge + slip].map { place in
      min(max(Int(clamping: (place - 0.5).rounded(.up)), squares.lowerBound), squares.upperBound)
    }
  }

  /// Returns the squares that may have their centers in a rectangle.
  private func area(_ box: CGRect) -> HitMapArea {
    func range(_ low: CGFloat, _ high: CGFloat, _ squares: Range<Int>) -> Range<Int> {
      let (first, last) = (Self.places(low, squares)[0], Self.places(high, squares)[1])
      return first..<max(first, last)
    }
    return HitMapArea(
      columns: range(box.minX, box.maxX, screen.columns),
      rows: range(box.minY, box.maxY, screen.rows))
  }
}

/// The corners of a view on the screen.
@MainActor
private struct Corners {
  let box: CGRect
  /// Whether the view's sides are parallel to the screen's.
  let areUpright: Bool

  init(of view: UIView) {
    let bounds = view.bounds
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { Explainer.screenPoint($0, in: view) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (minX, minY) = (x.min() ?? 0, y.min() ?? 0)
    box = CGRect(x: minX, y: minY, width: (x.max() ?? 0) - minX, height: (y.max() ?? 0) - minY)
    let origin = corners[0]
    func isLevel(_ other: CGPoint) -> Bool {
      abs(other.x - origin.x) < 1e-9 || abs(other.y - origin.y) < 1e-9
    }
    areUpright = isLevel(corners[1]) && isLevel(corners[3])
  }
}
