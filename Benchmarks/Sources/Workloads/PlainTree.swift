/// A node of the simplest hit test in Swift over plain memory, as a baseline for the value of an
/// index.
struct PlainNode {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
  var takesTouches = true
  var children: [UnsafeMutablePointer<PlainNode>] = []

  static func make(_ box: Shape.Box) -> UnsafeMutablePointer<PlainNode> {
    let node = UnsafeMutablePointer<PlainNode>.allocate(capacity: 1)
    node.initialize(to: PlainNode(x: box.x, y: box.y, width: box.width, height: box.height))
    return node
  }

  /// Returns the innermost view at a point below a view that contains the point. The last child is
  /// tried first, without backtracking.
  static func hit(
    _ view: UnsafeMutablePointer<PlainNode>, _ x: Double, _ y: Double
  ) -> UnsafeMutablePointer<PlainNode> {
    var view = view
    var (x, y) = (x, y)
    descent: while true {
      var index = view.pointee.children.count
      while index > 0 {
        index -= 1
        let child = view.pointee.children[index]
        let (insideX, insideY) = (x - child.pointee.x, y - child.pointee.y)
        if child.pointee.takesTouches, insideX >= 0, insideY >= 0, insideX < child.pointee.width,
          insideY < child.pointee.height
        {
          (view, x, y) = (child, insideX, insideY)
          continue descent
        }
      }
      return view
    }
  }
}
