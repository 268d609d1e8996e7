@_spi(Kit) internal import UIKitCore

/// A weak reference to a view that can describe the location of other views.
struct ViewAnchor {
  weak var view: UIView?
}

/// All views of an application at one moment, with their labels.
///
/// The tree retains no views. It has weak references only to views that have a label or describe a
/// location, because a weak reference makes every later retain and release of a view slower.
@MainActor
final class NamedTree {
  /// The version of the tree that was read.
  private let version = TreeVersion.current
  private let roots: [ObjectIdentifier]
  /// Every view, with the front window first, parents before children, and subviews from back to
  /// front. Dereferenced only while the tree is unchanged.
  private let pointers: [Unmanaged<UIView>]
  private let keys: [ObjectIdentifier]
  private let places: [ObjectIdentifier: Int]
  /// The indices of the windows that aren't inside a view.
  private let windows: [Int]
  /// The views of each label, whether visible or given by app code.
  private(set) var groups: [String: NameGroup] = [:]
  /// The views of each label that app code gave them.
  private(set) var identified: [String: NameGroup] = [:]
  /// The views that can describe a location, as far as this is known without reading properties.
  private var anchors: [Int: ViewAnchor] = [:]
  /// The views with a label that may change without notice.
  private var speakers: [Speaker] = []
  /// The indices of views with properties that may store something.
  private var owners: [Int] = []
  /// The indices of the root views of controllers.
  private var hosts: [Int] = []
  /// Whether a window is inside another view.
  private(set) var hasInnerWindows = false
  /// Whether a view shows a row of a list.
  private(set) var hasRows = false

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
    if facts.isRow { hasRows = true }
    guard let word = facts.word(of: view) else {
      if facts.isWindow || facts.isControl { anchors[place] = ViewAnchor(view: view) }
      return
    }
    anchors[place] = ViewAnchor(view: view)
    NameGroup.add(place, to: word, in: &groups)
    if ObjectLabels.identifier(view) != nil { NameGroup.add(place, to: word, in: &identified) }
  }

  // MARK: Views

  /// Every view, or an empty array once the tree has changed.
  var views: [UIView] { isWhole ? pointers.map { $0.takeUnretainedValue() } : [] }

  /// Returns the index of a view in the tree, or `nil` if it isn't in it.
  func place(of view: UIView) -> Int? { places[ObjectIdentifier(view)] }

  /// Returns the identity of the view at an index.
  func key(_ place: Int) -> ObjectIdentifier { keys[place] }

  /// Returns the view at an index if it can describe a location and still exists.
  func anchor(_ place: Int) -> UIView? { anchors[place]?.view }

  /// The windows that aren't inside a view.
  var outerWindows: [UIView] { windows.compactMap(anchor) }

  /// All objects whose properties may store something: views, their controllers, and the owners of
  /// each window.
  var owningObjects: [AnyObject] {
    guard isWhole else { return [] }
    var objects: [AnyObject] = owners.map { pointers[$0].takeUnretainedValue() }
    objects += rootViews.compactMap(\.controller)
    for case let window as UIWindow in outerWindows { objects += HeldNames.owners(of: window) }
    return objects
  }

  /// The root views of controllers.
  var rootViews: [UIView] { isWhole ? hosts.map { pointers[$0].takeUnretainedValue() } : [] }

  // MARK: Validity

  /// Whether the tree is unchanged since it was read, so that all its views exist.
  var isWhole: Bool {
    version == TreeVersion.current && windows.allSatisfy { anchors[$0]?.view != nil }
  }

  /// Returns whether the tree and all labels are unchanged since they were read.
  func isCurrent(in application: UIApplication) -> Bool {
    guard isWhole,
      application.windowsFrontToBack.elementsEqual(roots, by: { ObjectIdentifier($0) == $1 })
    else { return false }
    for speaker in speakers {
      // App code may compute the label, and may change the tree while doing so.
      guard version == TreeVersion.current,
        SpokenWords(pointers[speaker.place].takeUnretainedValue()) == speaker.words
      else { return false }
    }
    return version == TreeVersion.current
  }
}

/// The labels of a view before they are shortened for use in a sentence.
struct SpokenWords: Equatable {
  private let identifier: String?
  private let visible: String?

  /// Reads the labels of a view.
  @MainActor
  init(_ view: UIView) {
    identifier = view.accessibilityIdentifier
    visible = identifier == nil ? view.ownLabel : nil
  }
}
