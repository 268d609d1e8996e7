package import Foundation
internal import TouchstoneGeometry

/// What a user drags about.
@MainActor
package protocol TrackedContent: AnyObject {
  /// Whether fingers drag it now.
  var isDragged: Bool { get }
}

/// Tells when the user drags content, which is when run loops of iOS are in their tracking mode.
///
/// Timers, display links and delayed calls that were added for the default mode only wait meanwhile
/// (statement 16). What fell due is done once, as soon as the drag is over.
@MainActor
package final class TrackingMode {
  private struct Entry {
    weak var content: (any TrackedContent)?
  }

  @exclusivity(unchecked) private var entries: [Entry] = []
  @exclusivity(unchecked) private var late: [() -> Void] = []

  /// Begins with nothing that is dragged.
  package init() {}

  /// Whether somebody's content is being dragged.
  package var isOn: Bool { entries.contains { $0.content?.isDragged == true } }

  /// A drag of content begins.
  package func begin(_ content: any TrackedContent) {
    entries.removeAll { $0.content == nil || $0.content === content }
    entries.append(Entry(content: content))
  }

  /// Does something now, or when the drag is over.
  package func whenOff(_ body: @escaping () -> Void) {
    if isOn { late.append(body) } else { body() }
  }

  /// Does what waited, if the drag is over.
  package func settle() {
    guard !late.isEmpty, !isOn else { return }
    let waiting = late
    late = []
    for body in waiting { body() }
  }
}

extension RunLoop.Mode {
  /// Whether what was added for the mode goes on while content is dragged.
  package var includesTracking: Bool { self == .common || self == .tracking }
}
