package import TouchstoneKit
internal import TouchstoneTrace

/// Makes a hit map of an application's screen with hit tests in its windows.
@MainActor
package struct HitMapMaker {
  private let application: UIApplication
  /// The side length, in points, of the areas that are tested at their four corners if a class
  /// overrides hit testing.
  ///
  /// The points within an area are tested one by one only if the corners differ. With 1, every
  /// point is tested.
  private let tile: Int

  /// Creates a map maker.
  ///
  /// - Parameters:
  ///   - application: The application with the windows to test.
  ///   - tile: The side length of an area. If a class overrides hit testing, smaller details may be
  ///     missed.
  package init(application: UIApplication, tile: Int = 1) {
    self.application = application
    self.tile = max(1, tile)
  }

  /// The current map.
  package var map: HitMap {
    let size = application.screenBounds.size
    let screen = HitMapArea(
      columns: 0..<max(0, Int(clamping: size.width.rounded(.up))),
      rows: 0..<max(0, Int(clamping: size.height.rounded(.up))))
    var painting = Painting(application: application, screen: screen)
    if !application.isDelivering {
      let edges = HitMapEdges(of: application, screen: screen)
      for rows in edges.rowSpans {
        let asked = edges.asked.filter { $0.rows.overlaps(rows) }
        for columns in edges.columnSpans {
          let block = HitMapArea(columns: columns, rows: rows)
          if asked.contains(where: { $0.columns.overlaps(columns) }) {
            sample(block, &painting)
          } else {
            painting.paint(block, painting.viewNumber(columns.lowerBound, rows.lowerBound))
          }
        }
      }
    }
    return painting.map
  }

  /// Tests a block that is affected by a class's own hit testing.
  private func sample(_ block: HitMapArea, _ painting: inout Painting) {
    for y in stride(from: block.rows.lowerBound, to: block.rows.upperBound, by: tile) {
      let rows = y..<min(y + tile, block.rows.upperBound)
      for x in stride(from: block.columns.lowerBound, to: block.columns.upperBound, by: tile) {
        let columns = x..<min(x + tile, block.columns.upperBound)
        let first = painting.viewNumber(x, y)
        let (right, bottom) = (columns.upperBound - 1, rows.upperBound - 1)
        let agree =
          (right == x || painting.viewNumber(right, y) == first)
          && (bottom == y || painting.viewNumber(x, bottom) == first)
          && (right == x || bottom == y || painting.viewNumber(right, bottom) == first)
        if agree {
          painting.paint(HitMapArea(columns: columns, rows: rows), first)
        } else {
          for row in rows {
            for column in columns {
              painting.paint(
                HitMapArea(columns: column..<column + 1, rows: row..<row + 1),
                painting.viewNumber(column, row))
            }
          }
        }
      }
    }
  }
}

/// A map under construction.
@MainActor
private struct Painting {
  let application: UIApplication
  let screen: HitMapArea
  private var squares: [UInt32]
  private var views: [UIView] = []
  private var numbers: [ObjectIdentifier: UInt32] = [:]

  init(application: UIApplication, screen: HitMapArea) {
    self.application = application
    self.screen = screen
    squares = Array(repeating: 0, count: screen.columns.count * screen.rows.count)
  }

  /// Returns the number of the view that receives a touch in a square, or 0 if no view is hit.
  mutating func viewNumber(_ x: Int, _ y: Int) -> UInt32 {
    let middle = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
    guard let view = application.hitView(at: middle) else { return 0 }
    if let known = numbers[ObjectIdentifier(view)] { return known }
    views.append(view)
    let number = UInt32(clamping: views.count)
    numbers[ObjectIdentifier(view)] = number
    return number
  }

  mutating func paint(_ area: HitMapArea, _ number: UInt32) {
    guard number != 0 else { return }
    let width = screen.columns.count
    for y in area.rows {
      for place in (y * width + area.columns.lowerBound)..<(y * width + area.columns.upperBound) {
        squares[place] = number
      }
    }
  }

  /// The finished map, with the owners in reading order.
  var map: HitMap {
    var order = [Int?](repeating: nil, count: views.count + 1)
    var owners: [HitMap.Owner] = []
    var boxes: [HitMapArea] = []
    var ordered = squares
    ViewNames.read(application)
    let width = screen.columns.count
    for (place, number) in squares.enumerated() where number != 0 {
      let (x, y) = (place % width, place / width)
      let known = order[Int(clamping: number)]
      let owner = known ?? owners.count
      if known == nil {
        order[Int(clamping: number)] = owner
        let subject = TraceSubject(views[Int(clamping: number) - 1])
        owners.append(
          HitMap.Owner(subject: subject, name: subject.description, points: 0, box: .zero))
        boxes.append(HitMapArea(columns: x..<x + 1, rows: y..<y + 1))
      }
      owners[owner].points += 1
      boxes[owner].stretch(to: x, y)
      ordered[place] = UInt32(clamping: owner + 1)
    }
    for (place, box) in boxes.enumerated() { owners[place].box = box.rect }
    return HitMap(width: width, height: screen.rows.count, owners: owners, squares: ordered)
  }
}
