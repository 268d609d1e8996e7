internal import Foundation
internal import TouchstoneHost
internal import UIKit

/// The display list of a host: the layers on the screen, and their changes since the last frame.
@MainActor
enum Pictures {
  static var all: [Workload] {
    [nothingChanged(beside: 0), nothingChanged(beside: 10_000), oneMoved, oneMovedAsText]
  }

  private static func nothingChanged(beside count: Int) -> Workload {
    Workload("a host's frame in which nothing changed, beside \(count) views", count: 200) {
      let show = Show()
      for _ in 0..<count { show.window.addSubview(UIView()) }
      for _ in 0..<40 { consume(show.frame()) }
      return { for _ in 0..<$0 { consume(show.frame()) } }
    }
  }

  private static var oneMoved: Workload {
    Workload("a host's frame in which one of 1,555 views moved", count: 50) {
      let show = Show(.tree)
      return { count in
        for _ in 0..<count {
          show.move()
          consume(show.frame())
        }
      }
    }
  }

  private static var oneMovedAsText: Workload {
    Workload("the same with its changes as JSON", count: 50) {
      let show = Show(.tree)
      let encoder = JSONEncoder()
      return { count in
        for _ in 0..<count {
          show.move()
          consume(try? encoder.encode(show.frame()))
        }
      }
    }
  }
}

/// An application with frames that a host draws.
@MainActor
private final class Show {
  private final class Delegate: UIResponder, UIApplicationDelegate {}

  let window: UIWindow
  private let host: ApplicationHost
  private var moving: UIView?
  private var time = 0.0
  private var steps = 0
  private let follower: DisplayListObserver

  init(_ shape: Shape? = nil) {
    let size = CGSize(width: Shape.edge, height: Shape.edge)
    do {
      host = try ApplicationHost(delegate: Delegate.self, size: size)
    } catch {
      fatalError("\(error)")
    }
    follower = host.follow()
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.makeKeyAndVisible()
    guard let shape else { return }
    let views = HitTests.views(shape)
    window.addSubview(views[0])
    moving = views.last
    for _ in 0..<40 { consume(frame()) }
  }

  func move() {
    steps += 1
    moving?.center.x += steps % 2 == 0 ? 1 : -1
  }

  /// Runs a frame and returns its changes.
  func frame() -> DisplayListDifference {
    time += 1.0 / 60
    host.runFrame(at: time)
    return follower.changes()
  }
}
