internal import TouchstoneGestures
@_spi(Kit) internal import UIKitCore

/// The lookup of items and their rectangles.
extension FocusTree {
  /// An item with its rectangle in the window.
  struct Found {
    let item: any UIFocusItem
    let box: FocusBox
  }

  // MARK: Positions

  /// Returns an item's rectangle in its window, or `nil` if it isn't in a window.
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

  /// A rectangle so large that no item is outside. An infinite one could not be converted.
  static let everywhere = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)

  /// Returns every item in an environment that can have the focus on its own, parents before
  /// children.
  ///
  /// Whether a view covers an item is only checked for the chosen item.
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

  /// Returns the enabled, nonempty focus guides in a window, with their rectangles.
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
