#if Qt
internal import QtWalk

/// The same work with Qt 6, as far as Qt supports it.
@MainActor
enum QtWork {
  static var all: [Workload] {
    // Qt takes minutes to create the largest shape.
    Shape.all.filter { $0.name != Shape.grid100000.name }.map(hitTest) + [unanswered]
  }

  private static func hitTest(_ shape: Shape) -> Workload {
    Workload(HitTests.subject(shape), .qt, count: shape.count / 10) {
      qtwalk_start()
      var views = [qtwalk_make(nil, 0, 0, Shape.edge, Shape.edge)]
      shape.build { parent, box in
        views.append(qtwalk_make(views[parent], box.x, box.y, box.width, box.height))
        return views.count - 1
      }
      let root = views[0]
      qtwalk_show(root)
      return { count in shape.points(count) { consume(qtwalk_hit(root, $0, $1)) } }
    }
  }

  private static var unanswered: Workload {
    Workload(Chains.unansweredSubject, .qt, count: 200) {
      qtwalk_start()
      let innermost = qtwalk_make_chain(Int32(Chains.depth))
      return { count in for _ in 0..<count { qtwalk_press(innermost) } }
    }
  }
}
#endif
