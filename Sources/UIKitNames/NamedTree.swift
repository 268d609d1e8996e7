@_spi(Kit) internal import UIKitCore

/// A view that can say where something is, while it lives.
struct ViewAnchor {
  weak var view: UIView?
}

/// All views of an application at one moment, with the words on them.
///
/// It keeps no view alive, and no weak reference to one that has nothing to say: to a view with weak
/// references every later call costs more.
@MainActor
final class NamedTree {
  /// The tree that was read.
  private let version = TreeVersion.current
  private let roots: [ObjectIdentifier]
  /// Every view, windows front first, parents before children, the backmost first; to be looked at only
  /// while the tree is as it was.
  private let pointers: [Unmanaged<UIView>]
  private let keys: [ObjectIdentifier]
  private let places: [ObjectIdentifier: Int]
  /// The windows that lie in no view.
  private let windows: [Int]
  /// The views of each word that stands on them or was given to them.
  private(set) var groups: [String: NameGroup] = [:]
  /// The views of each word that a program gave them.
  private(set) var identified: [String: NameGroup] = [:]
  /// The views that can say where something is, as far as it is known without reading properties.
  private var anchors: [Int: ViewAnchor] = [:]
  /// The views whose words may change without a word to anybody.
  private var speakers: [Speaker] = []
  /// The views whose properties may hold something.
  private var owners: [Int] = []
  /// The root views of controllers.
  private var hosts: [Int] = []
  /// Whether a window lies in another view.
  private(set) var hasInnerWindows = false

  private struct Speaker {
    let place: Int
    let words: SpokenWords
  }

  init(_ application: UIApplication) {
    let windows = application.windowsFrontToBack
    let views = windows.flatMap(\.branchInOrder)
    roots = windows.map { ObjectIdentifier($0) }
    pointers = views.map(Unmanaged.passUnretained)
    keys = views.map { ObjectIdentifier($0) }
    places = Dictionary(zip(keys, keys.indices)) { first, _ in first }
    self.windows = views.indices.filter {
      ClassFacts.of(views[$0]).isWindow && views[$0].superview == nil
    }
    for (place, view) in views.enumerated() { note(view, at: place) }
  }

  private func note(_ view: UIView, at place: Int) {
    let facts = ClassFacts.of(view)
    if facts.speaks { speakers.append(Speaker(place: place, words: .init(view))) }
    if facts.hasProperties { owners.append(place) }
    if view.controller != nil { hosts.append(place) }
    if facts.isWindow, view.superview != nil { hasInnerWindows = true }
    guard let word = facts.word(of: view) else {
      if facts.isWindow || facts.isControl { anchors[place] = ViewAnchor(view: view) }
      return
    }
    anchors[place] = ViewAnchor(view: view)
    NameGroup.add(place, to: word, in: &groups)
    if OwnWords.identifier(view) != nil { NameGroup.add(place, to: word, in: &identified) }
  }

  // MARK: Views

  /// Every view; none any more once the tree has changed.
  var views: [UIView] { isWhole ? pointers.map { $0.takeUnretainedValue() } : [] }

  /// Where a view is among all.
  func place(of view: UIView) -> Int? { places[ObjectIdentifier(view)] }

  /// The view of a place, of which only the identity is known.
  func key(_ place: Int) -> ObjectIdentifier { keys[place] }

  /// A view that can say where something is, while it lives.
  func anchor(_ place: Int) -> UIView? { anchors[place]?.view }

  /// The windows that lie in no view.
  var outerWindows: [UIView] { windows.compactMap(anchor) }

  /// All whose properties may hold something: views, their controllers, and what belongs to a window.
  var owningObjects: [AnyObject] {
    guard isWhole else { return [] }
    var objects: [AnyObject] = owners.map { pointers[$0].takeUnretainedValue() }
    objects += rootViews.compactMap(\.controller)
    for case let window as UIWindow in outerWindows { objects += HeldNames.owners(of: window) }
    return objects
  }

  /// The root views of controllers.
  var rootViews: [UIView] { isWhole ? hosts.map { pointers[$0].takeUnretainedValue() } : [] }

  // MARK: Whether it holds

  /// Whether the tree is as it was read, so that all its views live.
  var isWhole: Bool {
    version == TreeVersion.current && windows.allSatisfy { anchors[$0]?.view != nil }
  }

  /// Whether the tree and all words are as they were read.
  func isCurrent(in application: UIApplication) -> Bool {
    guard isWhole,
      application.windowsFrontToBack.elementsEqual(roots, by: { ObjectIdentifier($0) == $1 })
    else { return false }
    for speaker in speakers {
      // What answers may be a program's own, which may change the tree.
      guard version == TreeVersion.current,
        SpokenWords(pointers[speaker.place].takeUnretainedValue()) == speaker.words
      else { return false }
    }
    return version == TreeVersion.current
  }
}

/// What a view says, not yet made fit for a sentence.
struct SpokenWords: Equatable {
  private let identifier: String?
  private let visible: String?

  /// Asks a view.
  @MainActor
  init(_ view: UIView) {
    identifier = view.accessibilityIdentifier
    visible = identifier == nil ? view.ownWord : nil
  }
}
