internal import TouchstoneHitTree
@_spi(Kit) internal import UIKitCore

/// The reason that an item can't have the focus. Each case is a clause of the sentence "it …".
enum FocusRefusal: Equatable {
  case notInTree
  case otherWindow
  case windowHidden
  case hidden(String)
  case transparent(String)
  case interactionDisabled(String)
  case refuses
  case emptyFrame
  case outside(String)
  case covered(String)

  /// The text of the clause.
  var clause: String {
    switch self {
    case .notInTree: "is in no window of the scene"
    case .otherWindow: "is in a window that is not key"
    case .windowHidden: "is in a window that is hidden"
    case .hidden(let name): "is hidden, or in something hidden: \(name)"
    case .transparent(let name): "can't be seen: the alpha of \(name) is below 0.01"
    case .interactionDisabled(let name): "gets no events: \(name) has its interaction off"
    case .refuses: "answers false to canBecomeFocused"
    case .emptyFrame: "has no width or no height"
    case .outside(let name): "lies outside \(name), which cuts it off"
    case .covered(let name): "is covered by \(name)"
    }
  }
}

/// Determines whether an item can have the focus, and if not, the reason.
@MainActor
enum Focusability {
  /// Returns the first reason that an item can't have the focus in a scene, or `nil` if it can.
  static func refusal(of item: any UIFocusItem, in scene: UIWindowScene) -> FocusRefusal? {
    guard let window = FocusTree.window(of: item), window.sceneStorage === scene else {
      return .notInTree
    }
    if window.isHidden { return .windowHidden }
    if !window.isKeyWindow { return .otherWindow }
    if let reason = ancestry(of: item) { return reason }
    if !item.canBecomeFocused { return .refuses }
    if let reason = ownVerdict(item) { return reason }
    return FocusCover.refusal(of: item, in: window)
  }

  /// Returns the reason given by the item's view or one of its superviews, or `nil`.
  private static func ancestry(of item: any UIFocusItem) -> FocusRefusal? {
    var view = FocusTree.view(of: item)
    while let current = view {
      if let reason = HitTest.focusRefusal(of: current) { return reason }
      view = current.superviewStorage
    }
    return nil
  }

  /// Returns the reason given by the item's own size, or `nil`.
  static func ownVerdict(_ item: any UIFocusItem) -> FocusRefusal? {
    let size = (item as? UIView)?.bounds.size ?? item.frame.size
    return size.width > 0 && size.height > 0 ? nil : .emptyFrame
  }
}

extension HitTest {
  /// Returns the reason that neither a view nor its subviews can have the focus, or `nil`.
  ///
  /// The reasons are those of hit testing, except for animations, which are temporary.
  static func focusRefusal(of view: UIView) -> FocusRefusal? {
    if view.isHidden { return .hidden(ViewDescription.name(view)) }
    if view.alpha < leastAlpha { return .transparent(ViewDescription.name(view)) }
    return view.isUserInteractionEnabled ? nil : .interactionDisabled(ViewDescription.name(view))
  }
}

/// Returns why an item can't be focused: another view covers it, or an ancestor clips all of it.
///
/// An item is covered if a single view in front of it that accepts touches and has a background
/// contains all of the item's visible part. For an item that is scrolled out of view, the visible
/// area of its scroll view counts, because focusing the item would scroll it back.
@MainActor
enum FocusCover {
  static func refusal(of item: any UIFocusItem, in window: UIWindow) -> FocusRefusal? {
    guard let view = FocusTree.view(of: item), var rect = FocusTree.rect(of: item) else {
      return nil
    }
    var child = view
    while let parent = child.superviewStorage {
      for sibling in parent.subviewStorage.drop(while: { $0 !== child }).dropFirst() {
        if let cover = cover(in: sibling, rect, window) {
          return .covered(ViewDescription.name(cover))
        }
      }
      if parent is any UIFocusItemScrollableContainer {
        let seen = rect.intersection(parent.convert(parent.bounds, to: window))
        rect = isUsable(seen) ? seen : parent.convert(parent.bounds, to: window)
      } else if parent.clipsToBounds || parent === window {
        rect = rect.intersection(parent.convert(parent.bounds, to: window))
        if !isUsable(rect) { return .outside(ViewDescription.name(parent)) }
      }
      child = parent
    }
    return nil
  }

  private static func isUsable(_ rect: CGRect) -> Bool {
    !rect.isNull && rect.width > 0 && rect.height > 0
  }

  private static func cover(in view: UIView, _ rect: CGRect, _ window: UIWindow) -> UIView? {
    var waiting = [view]
    while let view = waiting.popLast() {
      guard HitTest.focusRefusal(of: view) == nil else { continue }
      let area = view.convert(view.bounds, to: window)
      if view.coversFocus, !view.isTransparentFocusItem, area.contains(rect) { return view }
      guard !view.clipsToBounds || area.contains(rect) else { continue }
      waiting.append(contentsOf: view.subviewStorage)
    }
    return nil
  }
}
