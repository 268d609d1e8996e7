internal import TouchstoneGestures

/// The tree of focus environments: who is in whom, and which items there are.
@MainActor
enum FocusTree {
  /// An item with its place in the window.
  struct Found {
    let item: any UIFocusItem
    let box: FocusBox
  }

  /// An environment and everything around it, the innermost first; a ring ends where it closes.
  static func chain(from environment: any UIFocusEnvironment) -> [any UIFocusEnvironment] {
    var chain: [any UIFocusEnvironment] = []
    var seen: Set<ObjectIdentifier> = []
    var link: (any UIFocusEnvironment)? = environment
    while let current = link, seen.insert(ObjectIdentifier(current)).inserted {
      chain.append(current)
      link = current.parentFocusEnvironment
    }
    return chain
  }

  static func contains(
    _ outer: any UIFocusEnvironment, _ inner: any UIFocusEnvironment
  ) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var link: (any UIFocusEnvironment)? = inner
    while let current = link, seen.insert(ObjectIdentifier(current)).inserted {
      if current === outer { return true }
      link = current.parentFocusEnvironment
    }
    return false
  }

  /// The window an environment is in.
  static func window(of environment: any UIFocusEnvironment) -> UIWindow? {
    if let view = environment as? UIView { return view.enclosingWindow }
    for link in chain(from: environment) {
      if let view = link as? UIView { return view.enclosingWindow }
    }
    return nil
  }

  /// The view that an item is, or that holds it.
  static func view(of environment: any UIFocusEnvironment) -> UIView? {
    if let view = environment as? UIView { return view }
    for link in chain(from: environment) {
      if let view = link as? UIView { return view }
    }
    return nil
  }

  /// Whether an item is in a window of the scene that is shown.
  static func isInTree(_ item: any UIFocusItem, of scene: UIWindowScene) -> Bool {
    guard let window = window(of: item) else { return false }
    return window.sceneStorage === scene && !window.isHidden
  }

  // MARK: Places

  /// An item's rectangle in its window; nil for one outside any.
  static func rect(of item: any UIFocusItem) -> CGRect? {
    guard let window = window(of: item) else { return nil }
    if let view = item as? UIView { return view.convert(view.bounds, to: window) }
    guard let space = item.parentFocusEnvironment?.focusItemContainer?.coordinateSpace else {
      return nil
    }
    return ViewConversion.convert(item.frame, fromSpace: space, toSpace: window)
  }

  static func box(_ rect: CGRect) -> FocusBox {
    FocusBox(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  // MARK: Items

  /// So large that no item lies outside; an infinite one could not be converted.
  static let everywhere = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)

  /// Every item in an environment that may have the focus as far as it goes by itself, parents
  /// before children; whether something covers it is asked for the chosen one only.
  static func items(in environment: any UIFocusEnvironment) -> [Found] {
    var found: [Found] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting: [any UIFocusEnvironment] = [environment]
    while let environment = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(environment)).inserted else { continue }
      if let view = environment as? UIView, HitTest.focusRefusal(of: view) != nil { continue }
      if let item = environment as? any UIFocusItem, item.canBecomeFocused,
        Focusability.ownVerdict(item) == nil, let rect = rect(of: item)
      {
        found.append(Found(item: item, box: box(rect)))
      }
      if let controller = environment as? UIViewController {
        if let view = controller.viewIfLoaded { waiting.append(view) }
        continue
      }
      guard let container = environment.focusItemContainer else { continue }
      waiting.append(contentsOf: container.focusItems(in: everywhere).reversed())
    }
    return found
  }

  /// The guides in a window that are on, with their places.
  static func guides(in window: UIWindow) -> [(guide: UIFocusGuide, box: FocusBox)] {
    var found: [(UIFocusGuide, FocusBox)] = []
    var views: [UIView] = [window]
    while let view = views.popLast() {
      guard HitTest.focusRefusal(of: view) == nil else { continue }
      for case let guide as UIFocusGuide in view.settings.layoutGuides
      where guide.isEnabled && guide.layoutFrame.width > 0 && guide.layoutFrame.height > 0 {
        found.append((guide, box(view.convert(guide.layoutFrame, to: window))))
      }
      views.append(contentsOf: view.subviewStorage.reversed())
    }
    return found
  }
}
