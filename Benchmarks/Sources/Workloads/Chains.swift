internal import Foundation
internal import UIKit

/// Chains of a hundred levels: the walk up, conversion of coordinates, and unhandled events.
@MainActor
enum Chains {
  static let depth = 100
  static let unansweredSubject = "event past 100 responders that don't answer"

  static var all: [Workload] {
    [climb, floorClimb, convert, unanswered]
  }

  private static var nested: [UIView] {
    var views = [UIView(frame: CGRect(x: 0, y: 0, width: Shape.edge, height: Shape.edge))]
    for _ in 0..<depth {
      let view = UIView(frame: CGRect(x: 1, y: 1, width: 500, height: 500))
      views[views.count - 1].addSubview(view)
      views.append(view)
    }
    return views
  }

  private static var climb: Workload {
    Workload("next through 100", count: 2_000) {
      let views = nested
      let innermost = views[views.count - 1]
      return { count in
        for _ in 0..<count {
          var responder: UIResponder? = innermost
          while let current = responder { responder = current.next }
        }
        withExtendedLifetime(views) {}
      }
    }
  }

  /// A walk over objects with a `next` that reads a plain pointer: the minimum cost of a walk over
  /// objects.
  private static var floorClimb: Workload {
    Workload("next through 100", .plain, count: 2_000) {
      var links: [FloorLink] = [OutermostLink(above: nil)]
      for _ in 0..<depth { links.append(FloorLink(above: links[links.count - 1])) }
      let innermost = links[links.count - 1]
      return { count in
        for _ in 0..<count {
          var link: FloorLink? = innermost
          while let current = link { link = current.next }
        }
        withExtendedLifetime(links) {}
      }
    }
  }

  private static var convert: Workload {
    Workload("convert through 100 levels", count: 2_000) {
      let views = nested
      let (outermost, innermost) = (views[0], views[views.count - 1])
      return { count in
        for index in 0..<count {
          consume(innermost.convert(CGPoint(x: index, y: 0), to: outermost))
        }
      }
    }
  }

  /// A moved touch that a hundred views forward and that no view handles.
  private static var unanswered: Workload {
    MovedTouches.sending(unansweredSubject, depth: depth) { UIView(frame: $0) }
  }
}

/// An object of the baseline for walks by `next`. It is overridden once, so that `next` is
/// dispatched dynamically.
@MainActor
class FloorLink {
  fileprivate unowned(unsafe) let above: FloorLink?

  init(above: FloorLink?) { self.above = above }

  @inline(never) var next: FloorLink? { above }
}

private final class OutermostLink: FloorLink {
  @inline(never) override var next: FloorLink? { nil }
}
