internal import TouchstoneGestures
@_spi(Kit) internal import UIKitCore

/// Which items there are, and where.
extension FocusTree {
  /// An item with its place in the window.
  struct Found {
    let item: any UIFocusItem
    let box: FocusBox
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
