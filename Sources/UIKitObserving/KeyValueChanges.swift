public import Foundation
internal import TouchstoneGeometry
package import UIKitCore
internal import UIKitScroll

/// Everything that is observed by key path or by name, and when it is looked at.
///
/// No runtime intercepts setters here. A scroll view tells of each change of its offset, size and
/// insets, and a rewritten `@objc dynamic` property of each change of its own. The kit's other
/// properties are looked at after an event's touches, and before and after a frame's layout.
public enum KeyValueChanges {
  /// Looks at what is observed of an object; a rewritten property calls it when it was set.
  public static func look(at object: NSObject) {
    nonisolated(unsafe) let object = object
    _ = MainQueue.ifCurrent { Observed.look { $0 === object } }
  }
}

/// The list of what is observed.
@MainActor
enum Observed {
  @exclusivity(unchecked) private static var entries: [ObservedEntry] = []

  static func add(_ entry: ObservedEntry) {
    entries.removeAll { $0.isOver || $0.object == nil }
    entries.append(entry)
    ScrollChanges.heard = { scrollView in look { $0 === scrollView } }
  }

  static func end(where isMeant: (ObservedEntry) -> Bool) {
    for entry in entries where isMeant(entry) { entry.isOver = true }
    entries.removeAll { $0.isOver }
  }

  static func look(at isMeant: (NSObject) -> Bool = { _ in true }) {
    guard !entries.isEmpty else { return }
    for entry in entries where entry.object.map(isMeant) == true { entry.look() }
  }
}

/// Looks at what is observed when an event or a frame may have changed it.
package enum ObservingFloor: Floor {
  package static func add(to hooks: inout Hooks) {
    hooks.add(\.afterTouches) { _, _ in Observed.look() }
    hooks.add(\.beforeLayout) { _ in Observed.look() }
    hooks.add(\.afterLayout) { _ in Observed.look() }
  }
}
