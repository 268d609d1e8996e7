internal import CWalk
internal import Foundation
internal import UIKit

/// Hit tests of points in a tree.
@MainActor
enum HitTests {
  static var all: [Workload] {
    Shape.all.flatMap { [kit($0), c($0), plain($0)] }
      + [moving(.grid1000, .kit), moving(.grid1000, .plain), moving(.tree, .kit)]
  }

  static func subject(_ shape: Shape) -> String { "hit test, \(shape.name)" }

  /// Creates Touchstone's views of a shape.
  static func views(
    _ shape: Shape, _ make: @MainActor (CGRect) -> UIView = { UIView(frame: $0) }
  ) -> [UIView] {
    var views = [make(CGRect(x: 0, y: 0, width: Shape.edge, height: Shape.edge))]
    shape.build { parent, box in
      views.append(make(CGRect(box)))
      views[parent].addSubview(views[views.count - 1])
      return views.count - 1
    }
    return views
  }

  private static func kit(_ shape: Shape) -> Workload {
    Workload(subject(shape), .kit, count: shape.count) {
      let views = views(shape)
      return { count in
        shape.points(count) { consume(views[0].hitTest(CGPoint(x: $0, y: $1), with: nil)) }
      }
    }
  }

  private static func c(_ shape: Shape) -> Workload {
    Workload(subject(shape), .c, count: shape.count) {
      var views = [cwalk_make(nil, 0, 0, Shape.edge, Shape.edge)]
      shape.build { parent, box in
        views.append(cwalk_make(views[parent], box.x, box.y, box.width, box.height))
        return views.count - 1
      }
      let root = views[0]
      return { count in shape.points(count) { consume(cwalk_hit(root, $0, $1)) } }
    }
  }

  private static func plainNodes(_ shape: Shape) -> [UnsafeMutablePointer<PlainNode>] {
    var nodes = [PlainNode.make(Shape.Box(x: 0, y: 0, width: Shape.edge, height: Shape.edge))]
    shape.build { parent, box in
      let node = PlainNode.make(box)
      nodes.append(node)
      nodes[parent].pointee.children.append(node)
      return nodes.count - 1
    }
    return nodes
  }

  private static func plain(_ shape: Shape) -> Workload {
    Workload(subject(shape), .plain, count: shape.count) {
      let nodes = plainNodes(shape)
      return { count in shape.points(count) { consume(PlainNode.hit(nodes[0], $0, $1)) } }
    }
  }

  // MARK: A tree that moves

  /// Moves all views between two hits, so that building an index never pays off. Only the hits are
  /// measured.
  private static func moving(_ shape: Shape, _ runner: Workload.Runner) -> Workload {
    let subject = "hit test, \(shape.name), all of which moved since the last"
    return Workload(timed: subject, runner, count: 100) {
      let views = runner == .kit ? views(shape) : []
      let nodes = runner == .kit ? [] : plainNodes(shape)
      return { count in
        var time: UInt64 = 0
        var turn = 0.0
        shape.points(count) { x, y in
          turn = turn == 1 ? -1 : 1
          for view in views.dropFirst() { view.center.x += turn }
          for node in nodes.dropFirst() { node.pointee.x += turn }
          time += nanoseconds {
            if runner == .kit {
              consume(views[0].hitTest(CGPoint(x: x, y: y), with: nil))
            } else {
              consume(PlainNode.hit(nodes[0], x, y))
            }
          }
        }
        return time
      }
    }
  }
}

extension CGRect {
  init(_ box: Shape.Box) {
    self.init(x: box.x, y: box.y, width: box.width, height: box.height)
  }
}
