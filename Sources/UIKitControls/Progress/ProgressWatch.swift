internal import UIKitCore

/// The progress bars of an application that observe a task.
///
/// Without the Objective-C runtime, `Progress` doesn't report its changes, and it can change on any
/// thread. The bars therefore read it before each frame.
@MainActor
final class ProgressWatch: PreparesLayout, NeedsFrames {
  private struct Follower {
    weak var bar: UIProgressView?
  }

  private var followers: [Follower] = []

  /// Starts or stops observing for a bar, depending on its `observedProgress`.
  static func follow(_ bar: UIProgressView) {
    let watch = bar.ownApplication.parts.part { ProgressWatch() }
    watch.followers.removeAll { $0.bar == nil || $0.bar === bar }
    if bar.observedProgress != nil { watch.followers.append(Follower(bar: bar)) }
  }

  /// Whether every bar shows the current progress of its task.
  var isIdle: Bool { !followers.contains { $0.bar?.isBehind ?? false } }

  /// Updates every bar to the current progress of its task.
  func layoutWillBegin() {
    for bar in followers.compactMap(\.bar) { bar.followProgress() }
  }
}
