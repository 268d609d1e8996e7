@_spi(Kit) internal import UIKitCore

/// The names of views by the properties that store them, and the groups that distinguish unlabeled
/// views.
@MainActor
final class HeldNames {
  private let properties: PropertyNames
  /// The property path of each view in the tree that a property stores.
  private let paths: [ObjectIdentifier: String]
  /// The views with a property path, which can describe the location of other views.
  private var anchors: [Int: ViewAnchor] = [:]
  /// The views of each path that have no label.
  private(set) var pathGroups: [String: NameGroup] = [:]
  /// The views that have neither a label nor a path.
  private var classGroups: [ClassGroup: NameGroup] = [:]
  /// For each view, the index of its nearest ancestor that can describe a location.
  private var surroundings: [Int?] = []

  /// The key of views with the same class name ID and the same surrounding view.
  private struct ClassGroup: Hashable {
    let className: Int
    let surroundings: ObjectIdentifier?
  }

  /// Reads the properties of all objects that may store views of a tree, and groups the unlabeled
  /// views.
  init(_ tree: NamedTree) {
    let views = tree.views
    let held: [UIView]
    (properties, held) = PropertyNames.read(tree.owningObjects)
    paths = Self.paths(of: held, properties, tree)
    for (place, view) in views.enumerated() where paths[tree.key(place)] != nil {
      anchors[place] = ViewAnchor(view: view)
    }
    readSurroundings(tree, views)
    for (place, view) in views.enumerated() where ClassFacts.of(view).word(of: view) == nil {
      if let path = paths[tree.key(place)] {
        NameGroup.add(place, to: path, in: &pathGroups)
      } else if !ClassFacts.of(view).isWindow {
        NameGroup.add(place, to: classGroup(of: view, tree).group, in: &classGroups)
      }
    }
  }

  /// Returns whether the properties still store the same objects.
  func isCurrent(_ tree: NamedTree) -> Bool {
    let (properties, held) = PropertyNames.read(tree.owningObjects)
    return properties == self.properties && Self.paths(of: held, properties, tree) == paths
  }

  // MARK: Paths

  /// Returns the path of the property that stores a view, or `nil` if no property stores it.
  ///
  /// The nearest owner up the responder chain wins. A root view without a property is named after
  /// its controller.
  func path(of view: UIView) -> String? { Self.path(of: view, properties) }

  /// Returns the path of the property that stores a recognizer, or `nil` if no property stores it.
  func path(of recognizer: UIGestureRecognizer, on view: UIView) -> String? {
    Self.path(of: recognizer, from: view, properties)
  }

  private static func path(of view: UIView, _ properties: PropertyNames) -> String? {
    if let path = path(of: view, from: view, properties) { return path }
    return view.controller.map { "\(PropertyNames.word(for: $0)).view" }
  }

  private static func path(
    of object: AnyObject, from view: UIView, _ properties: PropertyNames
  ) -> String? {
    let holdings = properties.holdings(of: object)
    guard !holdings.isEmpty else { return nil }
    func path(by owner: AnyObject) -> String? {
      guard owner !== object else { return nil }
      let owner = ObjectIdentifier(owner)
      return holdings.first { $0.owner == owner }?.path
    }
    var link: UIResponder? = view
    var watch = CycleDetector()
    while let current = link, !watch.hasComeRound(to: current) {
      if let path = path(by: current) { return path }
      link = TouchCall.next(of: current)
    }
    let others = view.enclosingWindow.map { owners(of: $0) } ?? []
    return others.lazy.compactMap(path).first
  }

  private static func paths(
    of held: [UIView], _ properties: PropertyNames, _ tree: NamedTree
  ) -> [ObjectIdentifier: String] {
    var paths: [ObjectIdentifier: String] = [:]
    for view in held + tree.rootViews where tree.place(of: view) != nil {
      paths[ObjectIdentifier(view)] = path(of: view, properties)
    }
    return paths
  }

  /// Returns the objects that may store views of a window without being one of its views or their
  /// controllers.
  static func owners(of window: UIWindow) -> [AnyObject] {
    var owners: [AnyObject] = Array(
      LinkWalk(window.rootViewController, \.presentedViewController))
    guard let application = window.application else { return owners }
    owners.append(application)
    if let delegate = application.delegate { owners.append(delegate) }
    return owners
  }

  // MARK: Surroundings

  /// Returns the view at an index if it can describe a location and still exists.
  func anchor(_ place: Int, _ tree: NamedTree) -> UIView? {
    anchors[place]?.view ?? tree.anchor(place)
  }

  /// Returns the group of an unlabeled view, and the view that describes its location.
  func surroundings(of view: UIView, _ tree: NamedTree) -> (group: NameGroup?, around: UIView?) {
    let (key, around) = classGroup(of: view, tree)
    return (classGroups[key], around)
  }

  private func classGroup(
    of view: UIView, _ tree: NamedTree
  ) -> (group: ClassGroup, around: UIView?) {
    let around: UIView?
    if let place = tree.place(of: view), surroundings.indices.contains(place) {
      around = surroundings[place].flatMap { anchor($0, tree) }
    } else {
      around = LinkWalk(view, \.superview).dropFirst().first(where: saysWhere)
    }
    return (
      ClassGroup(
        className: ClassFacts.of(view).number, surroundings: around.map { ObjectIdentifier($0) }),
      around
    )
  }

  /// Returns whether a view can describe the location of the views in it.
  private func saysWhere(_ view: UIView) -> Bool {
    view is UIWindow || view is UIControl || ObjectLabels.word(view) != nil || path(of: view) != nil
  }

  /// Finds the surroundings of all views, parents before children.
  private func readSurroundings(_ tree: NamedTree, _ views: [UIView]) {
    surroundings.reserveCapacity(views.count)
    for view in views {
      guard let above = view.superview.flatMap(tree.place), above < surroundings.count else {
        surroundings.append(nil)
        continue
      }
      surroundings.append(anchor(above, tree) == nil ? surroundings[above] : above)
    }
  }
}
