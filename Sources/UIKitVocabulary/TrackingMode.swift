package import Foundation
internal import TouchstoneGeometry

/// Content that the user can drag.
@MainActor
package protocol TrackedContent: AnyObject {
  /// Whether the user is dragging the content.
  var isDragged: Bool { get }
}

/// Tracks whether the user is dragging content, during which run loops of iOS are in their tracking
/// mode.
///
/// Timers, display links and delayed calls that were added only for the default mode wait until the
/// drag ends (statement 16). If they became due in the meantime, they run once, as soon as the drag
/// has ended.
@MainActor
package final class TrackingMode {
  private struct Entry {
    weak var content: (any TrackedContent)?
  }

  @exclusivity(unchecked) private var entries: [Entry] = []
  @exclusivity(unchecked) private var late: [() -> Void] = []

  /// Creates a tracker without dragged content.
  package init() {}

  /// Whether any content is being dragged.
  package var isOn: Bool { entries.contains { $0.content?.isDragged == true } }

  /// Records the beginning of a drag.
  package func begin(_ content: any TrackedContent) {
    entries.removeAll { $0.content == nil || $0.content === content }
    entries.append(Entry(content: content))
  }

  /// Calls `body` immediately if nothing is being dragged, or else when the drag has ended.
  package func whenOff(_ body: @escaping () -> Void) {
    if isOn { late.append(body) } else { body() }
  }

  /// Calls the waiting closures if the drag has ended.
  package func settle() {
    guard !late.isEmpty, !isOn else { return }
    let waiting = late
    late = []
    for body in waiting { body() }
  }
}

extension RunLoop.Mode {
  /// Whether items added for the mode continue to run while content is dragged.
  package var includesTracking: Bool { self == .common || self == .tracking }
}
