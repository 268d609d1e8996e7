public import Foundation
internal import TouchstoneGeometry
internal import TouchstoneHitTree
@_spi(Kit) package import UIKitCore

/// Detects changes of properties that are observed by key path or by name.
///
/// No runtime intercepts setters here. A scroll view reports each change of its offset, size and
/// insets, and a rewritten `@objc dynamic` property each change of its own. The framework's other
/// properties are compared after an event's touches, and before and after a frame's layout.
public enum KeyValueChanges {
  /// Notifies observers of changed properties of `object`, which a rewritten property calls after
  /// it was set.
  ///
  /// Off the main actor, it does nothing.
  public static func look(at object: NSObject) {
    nonisolated(unsafe) let object = object
    _ = MainQueue.ifCurrent { Observed.look { $0 === object } }
  }
}

/// The list of observations.
@MainActor
enum Observed {
  @exclusivity(unchecked) private static var entries: [ObservedEntry] = []

  /// The number of entries at which ended entries are removed, so that the cost per entry is small.
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

  /// The maximum number of nested checks. An observer that changes the property that it observes
  /// reaches it.
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
        "an observer of \(ViewDescription.name(object)) changes the property that it observes, "
          + "\(mostNested) calls deep; further changes are reported in a later check",
        about: object)
    case .refused: return
    }
  }
}

/// The module for key-value observing.
package enum ObservingModule: KitModule {
  package static var services: [any KitService.Type] { [Self.self] }
  package static var features: [any ApplicationFeature.Type] { [ObservingWatch.self] }
}

extension ObservingModule: ObservingService {
  package static func propertiesDidChange(of object: NSObject) {
    Observed.look { $0 === object }
  }
}

/// Checks observed properties when an event or a frame may have changed them.
final class ObservingWatch: StandingFeature, FollowsTouches, PreparesLayout, FollowsLayout {
  init(of application: UIApplication) {}

  func touchesWereSent(_ event: TouchesEvent) { Observed.look() }
  func layoutWillBegin() { Observed.look() }
  func layoutDidEnd() { Observed.look() }
}
