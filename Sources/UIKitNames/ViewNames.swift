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
  /// Every view, windows front first, parents before children, the backmost first. None of them is
  /// kept alive.
  private let entries: [Entry]
  private let places: [ObjectIdentifier: Int]
  private let windows: [Int]
  /// The views of each word that stands on them or was given to them.
  private var groups: [String: NameGroup] = [:]
  /// The views of each word that a program gave them.
  private var identified: [String: NameGroup] = [:]
  private var properties: PropertyNames?
  private var pathGroups: [String: NameGroup] = [:]
  private var classGroups: [ClassGroup: NameGroup] = [:]
  /// For each view the place of the nearest one around it that can say where it is; properties are
  /// read before.
  private var surroundings: [Int?] = []

  private struct Entry {
    weak var view: UIView?
  }

  /// Views of one class that have no word, in the same surroundings.
  private struct ClassGroup: Hashable {
    let className: String
    let surroundings: ObjectIdentifier?
  }

  /// Reads the words of all views; properties are read when the first name asks for them.
  package init(of application: UIApplication) {
    let views = application.windowsFrontToBack.flatMap(\.branchInOrder)
    entries = views.map { Entry(view: $0) }
    places = Dictionary(
      views.enumerated().map { (ObjectIdentifier($0.element), $0.offset) }
    ) { first, _ in first }
    windows = views.indices.filter { views[$0] is UIWindow && views[$0].superview == nil }
    for (place, view) in views.enumerated() {
      guard let word = OwnWords.word(view) else { continue }
      NameGroup.add(place, to: word, in: &groups)
      if OwnWords.identifier(view) != nil { NameGroup.add(place, to: word, in: &identified) }
    }
  }

  private var views: [UIView] { entries.compactMap(\.view) }

  private func views(_ places: [Int]) -> [UIView] { places.compactMap { entries[$0].view } }

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
    let whole = views.filter { text(of: $0) == name }
    return whole.isEmpty ? views.filter { self.name(of: $0).word == name } : whole
  }

  /// What all views are called, as a person could write it, in the order of the tree.
  package var words: [String] {
    var seen: Set<String> = []
    return views.compactMap { name(of: $0).word }.filter { seen.insert($0).inserted }
  }

  private func name(of view: UIView) -> ObjectName {
    if let word = OwnWords.word(view) {
      // What a program calls a view is not doubtful because it stands on another one, too.
      let group = OwnWords.identifier(view) == nil ? groups[word] : identified[word]
      return ObjectName(word: word, place: place(of: view, in: group))
    }
    readProperties()
    if let path = path(of: view) {
      return ObjectName(word: path, place: place(of: view, in: pathGroups[path]))
    }
    return ObjectName(word: nil, place: placeInClass(of: view))
  }

  private func name(of recognizer: UIGestureRecognizer) -> ObjectName {
    if let word = OwnWords.word(recognizer) { return ObjectName(word: word) }
    guard let view = recognizer.view else { return ObjectName(word: nil) }
    readProperties()
    if let path = path(of: recognizer, from: view) { return ObjectName(word: path) }
    let like = (view.gestureRecognizers ?? []).filter {
      type(of: $0) == type(of: recognizer) && OwnWords.word($0) == nil
    }
    return ObjectName(word: nil, place: Self.ordinal(of: recognizer, in: like))
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
    let shared = NameGroup.sharedAncestor(of: views(group.places))
    let container = shared.flatMap {
      sequence(first: $0, next: \.superview).lazy.compactMap(self.word).first
    }
    group.container = .some(container)
    return container
  }

  /// Where a view without a word is among those of its class, and in what.
  private func placeInClass(of view: UIView) -> String {
    if view is UIWindow {
      let ordinal = Self.ordinal(
        of: view, in: views(windows).filter { type(of: $0) == type(of: view) })
      return ordinal.isEmpty ? "" : "\(ordinal) from the front"
    }
    guard let (group, container) = surroundings(of: view) else { return "" }
    let ordinal = classGroups[group].map { self.ordinal(of: view, in: $0) } ?? ""
    guard let container, let name = word(container) ?? className(ofControl: container) else {
      return ordinal
    }
    return "\(ordinal) in \(name)"
  }

  private func surroundings(of view: UIView) -> (ClassGroup, UIView?)? {
    guard !(view is UIWindow) else { return nil }
    let named: UIView?
    if let place = places[ObjectIdentifier(view)], surroundings.indices.contains(place) {
      named = surroundings[place].flatMap { entries[$0].view }
    } else {
      named = sequence(first: view, next: \.superview).dropFirst().first(where: saysWhere)
    }
    return (
      ClassGroup(
        className: ClassNames.full(type(of: view)), surroundings: named.map { ObjectIdentifier($0) }
      ),
      named
    )
  }

  /// Whether a view can say where something in it is.
  private func saysWhere(_ view: UIView) -> Bool {
    view is UIWindow || view is UIControl || word(view) != nil
  }

  /// Finds the surroundings of all views, parents before children.
  private func readSurroundings() {
    var saying: [Bool] = []
    saying.reserveCapacity(entries.count)
    surroundings.reserveCapacity(entries.count)
    for entry in entries {
      saying.append(entry.view.map(saysWhere) ?? false)
      let above = entry.view?.superview.flatMap { places[ObjectIdentifier($0)] }
      guard let above, above < surroundings.count else {
        surroundings.append(nil)
        continue
      }
      surroundings.append(saying[above] ? above : surroundings[above])
    }
  }

  private func className(ofControl view: UIView) -> String? {
    view is UIControl ? ClassNames.short(type(of: view)) : nil
  }

  /// The word of a view, whatever others are called.
  private func word(_ view: UIView) -> String? { OwnWords.word(view) ?? path(of: view) }

  private func ordinal(of view: UIView, in group: NameGroup) -> String {
    if group.order.isEmpty {
      for view in views(group.places) { group.order[ObjectIdentifier(view)] = group.order.count }
    }
    guard group.order.count > 1, let place = group.order[ObjectIdentifier(view)] else { return "" }
    return ", \(Self.ordinal(place + 1)) of \(group.order.count)"
  }

  private static func ordinal(of object: AnyObject, in group: [AnyObject]) -> String {
    guard group.count > 1, let place = group.firstIndex(where: { $0 === object }) else { return "" }
    return ", \(ordinal(place + 1)) of \(group.count)"
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

  /// Reads the properties of all that could hold something, and groups what has no other word.
  private func readProperties() {
    guard properties == nil else { return }
    var names = PropertyNames()
    for view in views {
      names.read(view)
      if let controller = view.controller { names.read(controller) }
    }
    for case let window as UIWindow in views(windows) {
      for object in Self.owners(of: window) { names.read(object) }
    }
    properties = names
    readSurroundings()
    let wordless = entries.indices.filter {
      entries[$0].view.map { OwnWords.word($0) == nil } ?? false
    }
    for place in wordless {
      guard let view = entries[place].view, let path = path(of: view) else { continue }
      NameGroup.add(place, to: path, in: &pathGroups)
    }
    for place in wordless {
      guard let view = entries[place].view, path(of: view) == nil,
        let (group, _) = surroundings(of: view)
      else { continue }
      NameGroup.add(place, to: group, in: &classGroups)
    }
  }

  /// The property that holds a view, of whoever is nearest on its way up; a controller holds its
  /// root view.
  private func path(of view: UIView) -> String? {
    if let path = path(of: view, from: view) { return path }
    return view.controller.map { "\(PropertyNames.word(for: $0)).view" }
  }

  private func path(of object: AnyObject, from view: UIView) -> String? {
    guard let holdings = properties?.holdings(of: object), !holdings.isEmpty else { return nil }
    func path(by owner: AnyObject) -> String? {
      guard owner !== object else { return nil }
      let owner = ObjectIdentifier(owner)
      return holdings.first { $0.owner == owner }?.path
    }
    var link: UIResponder? = view
    var watch = RingWatch()
    while let current = link, !watch.hasComeRound(to: current) {
      if let path = path(by: current) { return path }
      link = TouchCall.next(of: current)
    }
    let others = view.enclosingWindow.map { Self.owners(of: $0) } ?? []
    return others.lazy.compactMap(path).first
  }

  /// Who may hold views of a window without being a view or a controller of one.
  private static func owners(of window: UIWindow) -> [AnyObject] {
    var owners: [AnyObject] = []
    var controller = window.rootViewController
    if let controller { owners.append(controller) }
    while let presented = controller?.presentedViewController {
      owners.append(presented)
      controller = presented
    }
    guard let application = window.application else { return owners }
    owners.append(application)
    if let delegate = application.delegate { owners.append(delegate) }
    return owners
  }
}
