/// A tree of views, which is the same in every implementation.
struct Shape: Sendable {
  /// A rectangle in the superview's coordinates.
  struct Box {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  let name: String
  /// The number of hit tests in one measurement.
  let count: Int
  /// Whether each point is the center, so that each hit reaches the innermost view.
  var isAimedAtMiddle = false
  /// Calls `add` for each view with its superview's index and its frame. `add` returns the index of
  /// the new view.
  ///
  /// The outermost view, with index 0, is 1,000 points wide and high and already exists.
  let build: @Sendable (_ add: (_ parent: Int, _ box: Box) -> Int) -> Void

  /// The side length of the outermost view.
  static let edge = 1000.0

  static let grid1000 = Shape(name: "grid of 1,000", count: 2_000) { grid(1_000, $0) }
  static let grid10000 = Shape(name: "grid of 10,000", count: 2_000) { grid(10_000, $0) }
  static let grid100000 = Shape(name: "grid of 100,000", count: 2_000) { grid(100_000, $0) }
  static let chain = Shape(name: "100 nested", count: 2_000, isAimedAtMiddle: true) {
    nest(100, $0)
  }
  static let tree = Shape(name: "tree of 1,555", count: 2_000) {
    split(0, width: edge, height: edge, levels: 4, $0)
  }
  static let all = [grid1000, grid10000, grid100000, chain, tree]

  private static func grid(_ count: Int, _ add: (Int, Box) -> Int) {
    let side = Int(Double(count).squareRoot().rounded(.up))
    let step = edge / Double(side)
    let length = max(1, step.rounded(.down))
    for index in 0..<count {
      let x = (Double(index % side) * step).rounded(.down)
      let y = (Double(index / side) * step).rounded(.down)
      _ = add(0, Box(x: x, y: y, width: length, height: length))
    }
  }

  /// Nests views, with three thin views along the edges of each.
  private static func nest(_ depth: Int, _ add: (Int, Box) -> Int) {
    var parent = 0
    var width = edge
    for _ in 0..<depth {
      _ = add(parent, Box(x: 0, y: 0, width: width, height: 2))
      _ = add(parent, Box(x: 0, y: 0, width: 2, height: width))
      _ = add(parent, Box(x: width - 2, y: 0, width: 2, height: width))
      width -= 4
      parent = add(parent, Box(x: 2, y: 2, width: width, height: width))
    }
  }

  /// Places six views next to each other, and six views in each of them again.
  private static func split(
    _ parent: Int, width: Double, height: Double, levels: Int, _ add: (Int, Box) -> Int
  ) {
    guard levels > 0 else { return }
    let cellWidth = (width / 3).rounded(.down)
    let cellHeight = (height / 2).rounded(.down)
    for index in 0..<6 {
      let box = Box(
        x: Double(index % 3) * cellWidth, y: Double(index / 3) * cellHeight, width: cellWidth,
        height: cellHeight)
      split(add(parent, box), width: cellWidth, height: cellHeight, levels: levels - 1, add)
    }
  }

  /// Calls `hit` with `count` points.
  func points(_ count: Int, _ hit: (Double, Double) -> Void) {
    var numbers = Numbers()
    for _ in 0..<count {
      if isAimedAtMiddle {
        hit(Self.edge / 2, Self.edge / 2)
      } else {
        hit(numbers.next(below: Self.edge), numbers.next(below: Self.edge))
      }
    }
  }
}
