internal import UIKitCore

/// The bars of an application that follow a task.
///
/// `Progress` tells nobody when it changes where there is no Objective-C runtime, and changes on any
/// thread; so it is looked at before each frame.
@MainActor
final class ProgressWatch: PreparesLayout, NeedsFrames {
  private struct Follower {
    weak var bar: UIProgressView?
  }

  private var followers: [Follower] = []

  /// Looks at what a bar follows from now on, or no more.
  static func follow(_ bar: UIProgressView) {
    let watch = bar.ownApplication.parts.part { ProgressWatch() }
    watch.followers.removeAll { $0.bar == nil || $0.bar === bar }
    if bar.observedProgress != nil { watch.followers.append(Follower(bar: bar)) }
  }

  /// Whether every bar shows how far its task is.
  var isIdle: Bool { !followers.contains { $0.bar?.isBehind ?? false } }

  /// Lets every bar show how far its task is.
  func layoutWillBegin() {
    for bar in followers.compactMap(\.bar) { bar.followProgress() }
  }
}
