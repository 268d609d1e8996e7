@_spi(Kit) internal import UIKitCore

/// Views that a word does not tell apart, in the order of the tree.
@MainActor
final class NameGroup {
  /// The places of the views in the tree.
  var places: [Int] = []
  /// Which of them each view is; empty until somebody asks.
  var order: [ObjectIdentifier: Int] = [:]
  /// The word of what they all lie in; nothing until somebody asks.
  var container: String??

  /// Adds a view to the group of a key.
  static func add<Key: Hashable>(_ place: Int, to key: Key, in groups: inout [Key: NameGroup]) {
    if let group = groups[key] { return group.places.append(place) }
    let group = NameGroup()
    group.places = [place]
    groups[key] = group
  }

  /// The nearest view that all of some views lie in, and that is none of them.
  ///
  /// - Complexity: each view on the ways up is passed once.
  static func sharedAncestor(of views: [UIView]) -> UIView? {
    guard let first = views.first else { return nil }
    let line = Array(LinkWalk(first, \.superview).dropFirst())
    // How far up the first view's line one is that has been passed, or the first above it there.
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
