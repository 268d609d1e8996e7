@_spi(Kit) internal import UIKitCore

/// Views that share a name, in tree order.
@MainActor
final class NameGroup {
  /// The tree indices of the views.
  var places: [Int] = []
  /// The position of each view in the group. Empty until it is needed.
  var order: [ObjectIdentifier: Int] = [:]
  /// The name of the view that contains all views of the group. The outer optional is `nil` until
  /// the name is looked up.
  var container: String??

  /// Adds a view to the group of a key.
  static func add<Key: Hashable>(_ place: Int, to key: Key, in groups: inout [Key: NameGroup]) {
    if let group = groups[key] { return group.places.append(place) }
    let group = NameGroup()
    group.places = [place]
    groups[key] = group
  }

  /// Returns the nearest common ancestor of some views that isn't one of them, or `nil` if there is
  /// none.
  ///
  /// - Complexity: Each ancestor is visited once.
  static func sharedAncestor(of views: [UIView]) -> UIView? {
    guard let first = views.first else { return nil }
    let line = Array(LinkWalk(first, \.superview).dropFirst())
    // For each visited view, its height on the first view's ancestor line, or that of its first
    // ancestor on the line.
    var heights: [ObjectIdentifier: Int] = [:]
    for (height, view) in line.enumerated() { heights[ObjectIdentifier(view)] = height }
    var nearest = 0
    for view in views.dropFirst() {
      var passed: [ObjectIdentifier] = []
      var height = line.count
      for current in LinkWalk(view.superview, \.superview) {
        if let known = heights[ObjectIdentifier(current)] {
          height = known
          break
        }
        passed.append(ObjectIdentifier(current))
      }
      for view in passed { heights[view] = height }
      nearest = max(nearest, height)
    }
    return nearest < line.count ? line[nearest] : nil
  }
}
