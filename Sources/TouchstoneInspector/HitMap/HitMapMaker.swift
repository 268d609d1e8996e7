package import TouchstoneKit
internal import TouchstoneTrace

/// Asks the windows of an application for a map of its screen.
@MainActor
package struct HitMapMaker {
  private let application: UIApplication
  /// Where a class decides, a square of so many points is asked at its four corners first, and
  /// everywhere only where these differ; with 1 every point is asked.
  private let tile: Int

  /// - Parameters:
  ///   - application: Whose windows are asked.
  ///   - tile: What is smaller than so many points may be overlooked where a class decides.
  package init(application: UIApplication, tile: Int = 1) {
    self.application = application
    self.tile = max(1, tile)
  }

  /// The map as it is now.
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
            painting.paint(block, painting.ask(columns.lowerBound, rows.lowerBound))
          }
        }
      }
    }
    return painting.map
  }

  /// Asks within a block in which a class decides.
  private func sample(_ block: HitMapArea, _ painting: inout Painting) {
    for y in stride(from: block.rows.lowerBound, to: block.rows.upperBound, by: tile) {
      let rows = y..<min(y + tile, block.rows.upperBound)
      for x in stride(from: block.columns.lowerBound, to: block.columns.upperBound, by: tile) {
        let columns = x..<min(x + tile, block.columns.upperBound)
        let first = painting.ask(x, y)
        let (right, bottom) = (columns.upperBound - 1, rows.upperBound - 1)
        let agree =
          (right == x || painting.ask(right, y) == first)
          && (bottom == y || painting.ask(x, bottom) == first)
          && (right == x || bottom == y || painting.ask(right, bottom) == first)
        if agree {
          painting.paint(HitMapArea(columns: columns, rows: rows), first)
        } else {
          for row in rows {
            for column in columns {
              painting.paint(
                HitMapArea(columns: column..<column + 1, rows: row..<row + 1),
                painting.ask(column, row))
            }
          }
        }
      }
    }
  }
}

/// A map that is being made.
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

  /// The number of whoever receives a touch in a square; 0 for nobody.
  mutating func ask(_ x: Int, _ y: Int) -> UInt32 {
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

  /// The map, with its owners in the order of reading.
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
