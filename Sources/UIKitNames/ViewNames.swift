internal import TouchstoneHitTree
package import TouchstoneTrace
@_spi(Kit) package import UIKitCore

/// What everything in an application's windows is called at one moment.
///
/// A word is an object's identifier, else what stands on it, else the property that holds it; where
/// there is none the class stands for it. Where a word does not tell objects apart their place is
/// said too. One word stands for one thing everywhere: in the tree, in sentences, in the journal, in
/// lanes and in messages of tests.
@MainActor
package final class ViewNames {
  private var applicationReference: BackReference<UIApplication>
  private var application: UIApplication? { applicationReference.object }
  /// All views, with the words on them.
  private var tree: NamedTree
  /// What the properties say, read when the first name asks for it.
  private var held: HeldNames?
  /// What they said when they were last read, for the same tree.
  private var latestHeld: HeldNames?
  /// The recognizers of the view whose recognizer was named last.
  private var recognizerGroups: RecognizerGroups?
  /// Views of public classes that are known to have no name of their own in sentences: the answer of
  /// ``spokenName(of:)`` for each view on a long way up.
  var nameless: Set<ObjectIdentifier> = []
  /// The groups whose container is known.
  private var contained: [NameGroup] = []

  /// Reads the words of all views; properties are read when the first name asks for them.
  package init(of application: UIApplication) {
    applicationReference = BackReference(application)
    tree = NamedTree(application)
  }

  /// Reads the words again, as if nothing were known; what is as it was costs little.
  ///
  /// - Complexity: while the tree and its words stay, proportional to the number of views on which
  ///   something may stand. The first name that asks for properties reads those of a program's own
  ///   classes. Other views are not looked at.
  package func refresh(of application: UIApplication) {
    applicationReference = BackReference(application)
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

  /// Reads the words and the properties again.
  ///
  /// - Returns: Whether anything may be called something else than before.
  package func refreshAll(of application: UIApplication) -> Bool {
    let (oldTree, oldHeld) = (tree, latestHeld)
    refresh(of: application)
    return readProperties() !== oldHeld || tree !== oldTree
  }

  /// Whether a window lies in another view.
  package var haveInnerWindows: Bool { tree.hasInnerWindows }

  // MARK: Names

  /// What an object is called.
  package func name(of object: AnyObject) -> ObjectName {
    switch object {
    case let view as UIView: name(of: view)
    case let recognizer as UIGestureRecognizer: name(of: recognizer)
    default: ObjectName(word: OwnWords.word(object))
    }
  }

  /// What an object is called, in one text.
  package func text(of object: AnyObject) -> String {
    name(of: object).text(className: ClassNames.short(type(of: object)))
  }

  /// The views that are called so: by their whole name, or else by their word alone.
  package func views(called name: String) -> [UIView] {
    let whole = tree.views.filter { text(of: $0) == name }
    return whole.isEmpty ? tree.views.filter { self.name(of: $0).word == name } : whole
  }

  /// What all views are called, as a person could write it, in the order of the tree.
  package var words: [String] {
    var seen: Set<String> = []
    return tree.views.compactMap { name(of: $0).word }.filter { seen.insert($0).inserted }
  }

  private func name(of view: UIView) -> ObjectName {
    if let word = OwnWords.word(view) {
      // What a program calls a view is not doubtful because it stands on another one, too.
      let isVisible = OwnWords.identifier(view) == nil
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
    if let word = OwnWords.word(recognizer) { return ObjectName(word: word) }
    guard let view = recognizer.view else { return ObjectName(word: nil) }
    if let path = readProperties().path(of: recognizer, on: view) { return ObjectName(word: path) }
    if recognizerGroups?.isCurrent(on: view) != true {
      recognizerGroups = RecognizerGroups(on: view)
    }
    let found = recognizerGroups?.place(of: recognizer)
    return ObjectName(
      word: nil, place: found.map { Self.ordinal($0.place, of: $0.count) } ?? "")
  }

  // MARK: Places

  /// Where a view is among those of the same word, and in what; nothing where it is the only one.
  private func place(of view: UIView, in group: NameGroup?) -> String {
    guard let group else { return "" }
    let ordinal = ordinal(of: view, in: group)
    guard !ordinal.isEmpty else { return "" }
    return ordinal + (container(of: group).map { " in \($0)" } ?? "")
  }

  /// The word of what all views of a group lie in.
  private func container(of group: NameGroup) -> String? {
    if let known = group.container { return known }
    let shared = NameGroup.sharedAncestor(
      of: group.places.compactMap { held?.anchor($0, tree) ?? tree.anchor($0) })
    let container = shared.flatMap {
      LinkWalk($0, \.superview).lazy.compactMap(self.word).first
    }
    group.container = .some(container)
    contained.append(group)
    return container
  }

  /// Where a view without a word is among those of its class, and in what.
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

  /// The word of a view, whatever others are called.
  private func word(_ view: UIView) -> String? { OwnWords.word(view) ?? held?.path(of: view) }

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

  /// The property that holds a view; nil where none does.
  func heldPath(of view: UIView) -> String? { readProperties().path(of: view) }

  /// What the properties say now, where nobody has asked before.
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
