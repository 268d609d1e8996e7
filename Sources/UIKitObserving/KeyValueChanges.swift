public import Foundation
internal import TouchstoneGeometry
internal import TouchstoneHitTree
@_spi(Kit) package import UIKitCore

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

  /// The number of entries at which those that are over are removed, so that this costs little for each.
  private static var purgedAt = 16

  static func add(_ entry: ObservedEntry) {
    if entries.count >= purgedAt {
      entries.removeAll { $0.isOver || $0.object == nil }
      purgedAt = max(16, entries.count * 2)
    }
    entries.append(entry)
  }

  static func end(where isMeant: (ObservedEntry) -> Bool) {
    for entry in entries where isMeant(entry) { entry.isOver = true }
    entries.removeAll { $0.isOver }
  }

  /// The most looks at what is observed that may be at work inside each other. An observer that changes what
  /// it observes reaches it.
  private static let mostNested = 200
  private static var looks = NestedCalls(most: mostNested)

  static func look(at isMeant: (NSObject) -> Bool = { _ in true }) {
    guard !entries.isEmpty else { return }
    switch looks.begin() {
    case .goes:
      defer { looks.end() }
      for entry in entries where entry.object.map(isMeant) == true { entry.look() }
    case .reachesBound:
      guard let object = entries.lazy.compactMap(\.object).first(where: isMeant) else { return }
      Fault.report(
        "observers change what they observe of \(ViewDescription.name(object)), \(mostNested) times "
          + "inside each other; further changes are notified later", about: object)
    case .refused: return
    }
  }
}

/// Key-value observing.
package enum ObservingModule: KitModule {
  package static var services: [any KitService.Type] { [Self.self] }
  package static var features: [any ApplicationFeature.Type] { [ObservingWatch.self] }
}

extension ObservingModule: ObservingService {
  package static func propertiesDidChange(of object: NSObject) {
    Observed.look { $0 === object }
  }
}

/// Looks at what is observed when an event or a frame may have changed it.
final class ObservingWatch: StandingFeature, FollowsTouches, PreparesLayout, FollowsLayout {
  init(of application: UIApplication) {}

  func touchesWereSent(_ event: TouchesEvent) { Observed.look() }
  func layoutWillBegin() { Observed.look() }
  func layoutDidEnd() { Observed.look() }
}
