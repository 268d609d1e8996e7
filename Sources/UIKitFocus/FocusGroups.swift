internal import TouchstoneGestures
@_spi(Kit) internal import UIKitCore

/// The focus groups of a scene: which item belongs to which, and which comes first in one.
@MainActor
final class FocusGroups {
  /// The item that had the focus last in each group; looked up, never gone through.
  private var latest: [String: WeakFocusEnvironment] = [:]
  /// The group of what names none, and stands in nothing that does.
  static let unnamed = ""

  /// The name of an environment's group: its own, or that of the nearest environment around it
  /// which has one (statement 360).
  func name(of environment: any UIFocusEnvironment) -> String {
    for link in FocusTree.chain(from: environment) {
      if let name = link.focusGroupIdentifier { return name }
    }
    return Self.unnamed
  }

  func remember(_ item: any UIFocusItem) { latest[name(of: item)] = WeakFocusEnvironment(item) }

  /// How early an item comes in its group; the item's own value can raise it, never lower it.
  func priority(of item: any UIFocusItem) -> Int {
    let isLatest = latest[name(of: item)]?.environment === item
    let given = isLatest ? UIFocusGroupPriority.previouslyFocused : .ignored
    return max(given.rawValue, item.focusGroupPriority.rawValue)
  }

  /// Items in the order in which they are read.
  func inReadingOrder(_ found: [FocusTree.Found]) -> [any UIFocusItem] {
    let isRightToLeft =
      found.first.flatMap { FocusTree.view(of: $0.item) }?
      .effectiveUserInterfaceLayoutDirection == .rightToLeft
    return ReadingOrder(isRightToLeft: isRightToLeft).sort(found.map(\.box)).map {
      found[$0].item
    }
  }

  /// The item with the highest priority that is fit, and of equal ones the first that is read.
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

  /// The names of the groups, in the order of what is read first in each.
  func names(of found: [FocusTree.Found]) -> [String] {
    var names: [String] = []
    for item in inReadingOrder(found) {
      let name = name(of: item)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// How a sentence calls a group.
  static func label(_ name: String) -> String { name.isEmpty ? "the unnamed group" : "\"\(name)\"" }
}
