internal import TouchstoneGestures
@_spi(Kit) internal import UIKitCore

/// The focus groups of a scene, with the group and the priority of each item.
@MainActor
final class FocusGroups {
  /// The item that last had the focus, by group. The dictionary is never iterated.
  private var latest: [String: WeakFocusEnvironment] = [:]
  /// The group of items for which neither they nor any environment around them names a group.
  static let unnamed = ""

  /// Returns the group of an environment: its own, or that of the nearest environment around it
  /// that names one (statement 360).
  func name(of environment: any UIFocusEnvironment) -> String {
    for link in FocusTree.chain(from: environment) {
      if let name = link.focusGroupIdentifier { return name }
    }
    return Self.unnamed
  }

  func remember(_ item: any UIFocusItem) { latest[name(of: item)] = WeakFocusEnvironment(item) }

  /// Returns the priority of an item in its group. The item's own value can raise it but not lower
  /// it.
  func priority(of item: any UIFocusItem) -> Int {
    let isLatest = latest[name(of: item)]?.environment === item
    let given = isLatest ? UIFocusGroupPriority.previouslyFocused : .ignored
    return max(given.rawValue, item.focusGroupPriority.rawValue)
  }

  /// Returns items in reading order.
  func inReadingOrder(_ found: [FocusTree.Found]) -> [any UIFocusItem] {
    let isRightToLeft =
      found.first.flatMap { FocusTree.view(of: $0.item) }?
      .effectiveUserInterfaceLayoutDirection == .rightToLeft
    return ReadingOrder(isRightToLeft: isRightToLeft).sort(found.map(\.box)).map {
      found[$0].item
    }
  }

  /// Returns the eligible item with the highest priority, or the first of them in reading order if
  /// several share it.
  func first(
    of found: [FocusTree.Found], where isFit: (any UIFocusItem) -> Bool
  ) -> (any UIFocusItem)? {
    let read = inReadingOrder(found).enumerated().map {
      (item: $0.element, place: $0.offset, priority: priority(of: $0.element))
    }
    let sorted = read.sorted { ($1.priority, $0.place) < ($0.priority, $1.place) }
    for entry in sorted where isFit(entry.item) { return entry.item }
    return nil
  }

  /// Returns the names of the groups, ordered by the first item of each in reading order.
  func names(of found: [FocusTree.Found]) -> [String] {
    var names: [String] = []
    for item in inReadingOrder(found) {
      let name = name(of: item)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Returns the label of a group for use in a sentence.
  static func label(_ name: String) -> String { name.isEmpty ? "the unnamed group" : "\"\(name)\"" }
}
