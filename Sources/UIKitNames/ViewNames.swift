internal import TouchstoneHitTree
package import TouchstoneTrace
@_spi(Kit) package import UIKitCore

/// The names of everything in an application's windows at one moment.
///
/// An object's name is its identifier, else its visible text, else the property that stores it. An
/// object without any of these is named after its class. If objects share a name, their position is
/// added. A name means the same object everywhere: in the tree, in sentences, in the journal, in
/// lanes and in messages of tests.
@MainActor
package final class ViewNames {
  private var applicationReference: ZeroingReference<UIApplication>
  private var application: UIApplication? { applicationReference.object }
  /// All views with their labels.
  private(set) var tree: NamedTree
  /// The names from properties, or `nil` until a name needs them.
  private var held: HeldNames?
  /// The names from properties as last read for the same tree.
  private var latestHeld: HeldNames?
  /// The recognizers of the view whose recognizer was named last.
  private var recognizerGroups: RecognizerGroups?
  /// Views of public classes without a name of their own in sentences. Caches the result of
  /// ``spokenName(of:)`` for deeply nested views.
  var nameless: Set<ObjectIdentifier> = []
  /// The groups with a known container name.
  private var contained: [NameGroup] = []

  /// Reads the labels of all views. Properties are read when the first name needs them.
  package init(of application: UIApplication) {
    applicationReference = ZeroingReference(application)
    tree = NamedTree(application)
  }

  /// Reads the labels again. Unchanged parts are reused.
  ///
  /// - Complexity: If the tree and its labels are unchanged, proportional to the number of views
  ///   that may have a label. The first name that needs properties reads those of app classes.
  ///   Other views aren't visited.
  package func refresh(of application: UIApplication) {
    applicationReference = ZeroingReference(application)
    nameless = []
    if tree.isCurrent(in: application) {
      for group in contained { group.container = nil }
    } else {
      tree = NamedTree(application)
      latestHeld = nil
    }
    contained = []
    recognizerGroups = nil
    held = nil
  }

  /// Reads the labels and the properties again.
  ///
  /// - Returns: Whether any name may have changed.
  package func refreshAll(of application: UIApplication) -> Bool {
    let (oldTree, oldHeld) = (tree, latestHeld)
    refresh(of: application)
    return readProperties() !== oldHeld || tree !== oldTree
  }

  /// Whether a window is inside another view.
  package var haveInnerWindows: Bool { tree.hasInnerWindows }

  // MARK: Names

  /// Returns the name of an object.
  package func name(of object: AnyObject) -> ObjectName {
    switch object {
    case let view as UIView: name(of: view)
    case let recognizer as UIGestureRecognizer: name(of: recognizer)
    default: ObjectName(word: ObjectLabels.word(object))
    }
  }

  /// Returns the name of an object as one string.
  package func text(of object: AnyObject) -> String {
    name(of: object).text(className: ClassNames.short(type(of: object)))
  }

  /// Returns the views with a full name, or the views with that label if no view has the full name.
  package func views(called name: String) -> [UIView] {
    let whole = tree.views.filter { text(of: $0) == name }
    return whole.isEmpty ? tree.views.filter { self.name(of: $0).word == name } : whole
  }

  /// The labels of all views in tree order, without duplicates, as a developer could write them.
  package var words: [String] {
    var seen: Set<String> = []
    return tree.views.compactMap { name(of: $0).word }.filter { seen.insert($0).inserted }
  }

  private func name(of view: UIView) -> ObjectName {
    if let row = rowName(of: view) { return row }
    if let word = ObjectLabels.word(view) {
      // A name that app code gave a view isn't ambiguous because another view shows the same text.
      let isVisible = ObjectLabels.identifier(view) == nil
      let group = isVisible ? tree.groups[word] : tree.identified[word]
      return ObjectName(word: word, place: place(of: view, in: group))
    }
    let held = readProperties()
    if let path = held.path(of: view) {
      return ObjectName(word: path, place: place(of: view, in: held.pathGroups[path]))
    }
    return ObjectName(word: nil, place: placeInClass(of: view))
  }

  private func name(of recognizer: UIGestureRecognizer) -> ObjectName {
    if let word = ObjectLabels.word(recognizer) { return ObjectName(word: word) }
    guard let view = recognizer.view else { return ObjectName(word: nil) }
    if let path = readProperties().path(of: recognizer, on: view) { return ObjectName(word: path) }
    if recognizerGroups?.isCurrent(on: view) != true {
      recognizerGroups = RecognizerGroups(on: view)
    }
    let found = recognizerGroups?.place(of: recognizer)
    return ObjectName(
      word: nil, place: found.map { Self.ordinal($0.place, of: $0.count) } ?? "")
  }

  // MARK: Positions

  /// Returns the position of a view among those with the same label, and their container. Empty if
  /// the label is unique.
  func place(of view: UIView, in group: NameGroup?) -> String {
    guard let group else { return "" }
    let ordinal = ordinal(of: view, in: group)
    guard !ordinal.isEmpty else { return "" }
    if tree.hasRows, let row = onlyRow(of: view, in: group) { return " in \(row)" }
    return ordinal + (container(of: group).map { " in \($0)" } ?? "")
  }

  /// Returns the label of the view that contains all views of a group, or `nil` if no labeled view
  /// does.
  private func container(of group: NameGroup) -> String? {
    if let known = group.container { return known }
    let shared = NameGroup.sharedAncestor(of: group.places.compactMap(anchor))
    let container = shared.flatMap {
      LinkWalk($0, \.superview).lazy.compactMap(self.word).first
    }
    group.container = .some(container)
    contained.append(group)
    return container
  }

  /// Returns the view at an index of the tree if it can describe a location and still exists.
  func anchor(_ place: Int) -> UIView? { held?.anchor(place, tree) ?? tree.anchor(place) }

  /// Returns the position of an unlabeled view among those of its class, and their container.
  private func placeInClass(of view: UIView) -> String {
    if view is UIWindow {
      let ordinal = Self.ordinal(
        of: view, in: tree.outerWindows.filter { type(of: $0) == type(of: view) })
      return ordinal.isEmpty ? "" : "\(ordinal) from the front"
    }
    let (group, container) = readProperties().surroundings(of: view, tree)
    let ordinal = group.map { self.ordinal(of: view, in: $0) } ?? ""
    guard let container, let name = word(container) ?? className(ofControl: container) else {
      return ordinal
    }
    return "\(ordinal) in \(name)"
  }

  private func className(ofControl view: UIView) -> String? {
    view is UIControl ? ClassNames.short(type(of: view)) : nil
  }

  /// Returns the label of a view, whether it is unique or not.
  private func word(_ view: UIView) -> String? {
    rowWord(of: view) ?? ObjectLabels.word(view) ?? held?.path(of: view)
  }

  private func ordinal(of view: UIView, in group: NameGroup) -> String {
    if group.order.isEmpty {
      for place in group.places { group.order[tree.key(place)] = group.order.count }
    }
    guard group.order.count > 1, let place = group.order[ObjectIdentifier(view)] else { return "" }
    return Self.ordinal(place, of: group.order.count)
  }

  private static func ordinal(of object: AnyObject, in group: [AnyObject]) -> String {
    guard group.count > 1, let place = group.firstIndex(where: { $0 === object }) else { return "" }
    return ordinal(place, of: group.count)
  }

  private static func ordinal(_ place: Int, of count: Int) -> String {
    count > 1 ? ", \(ordinal(place + 1)) of \(count)" : ""
  }

  private static func ordinal(_ number: Int) -> String {
    let ending =
      switch (number % 100, number % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return "\(number)\(ending)"
  }

  // MARK: Properties

  /// Returns the names from the properties of app objects.
  func heldNames() -> HeldNames { readProperties() }

  /// Returns the property that stores a view, or `nil` if no property stores it.
  func heldPath(of view: UIView) -> String? { readProperties().path(of: view) }

  /// Returns the names from properties, reading them if they aren't known yet.
  private func readProperties() -> HeldNames {
    if let held { return held }
    if !tree.isWhole, let application {
      tree = NamedTree(application)
      latestHeld = nil
    }
    let held = latestHeld.flatMap { $0.isCurrent(tree) ? $0 : nil } ?? HeldNames(tree)
    self.held = held
    latestHeld = held
    return held
  }
}
