internal import CWalk
internal import Foundation
internal import UIKit

/// Who lies under a point.
@MainActor
enum HitTests {
  static var all: [Workload] {
    Shape.all.flatMap { [kit($0), c($0), plain($0)] } + [moving(.kit), moving(.plain)]
  }

  static func subject(_ shape: Shape) -> String { "hit test, \(shape.name)" }

  /// The kit's views of a shape.
  static func views(_ shape: Shape) -> [UIView] {
    var views = [UIView(frame: CGRect(x: 0, y: 0, width: Shape.edge, height: Shape.edge))]
    shape.build { parent, box in
      views.append(UIView(frame: CGRect(box)))
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

  /// Half of the children move between any two hits, so that no index is worth its making.
  private static func moving(_ runner: Workload.Runner) -> Workload {
    let shape = Shape.grid1000
    return Workload("hit test, \(shape.name), all of which move between two", runner, count: 100) {
      var numbers = Numbers()
      let point = { (numbers.next(below: Shape.edge), numbers.next(below: Shape.edge)) }
      if runner == .kit {
        let views = views(shape)
        return { count in
          for index in 0..<count {
            for view in views.dropFirst() { view.center.x += index % 2 == 0 ? 1 : -1 }
            let (x, y) = point()
            consume(views[0].hitTest(CGPoint(x: x, y: y), with: nil))
          }
        }
      }
      let nodes = plainNodes(shape)
      return { count in
        for index in 0..<count {
          for node in nodes.dropFirst() { node.pointee.x += index % 2 == 0 ? 1 : -1 }
          let (x, y) = point()
          consume(PlainNode.hit(nodes[0], x, y))
        }
      }
    }
  }
}

extension CGRect {
  init(_ box: Shape.Box) {
    self.init(x: box.x, y: box.y, width: box.width, height: box.height)
  }
}
