internal import TouchstoneHitTree
@_spi(Kit) internal import UIKitCore

/// Why an item can't have the focus, each case a clause of the sentence "it …".
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

  /// The clause.
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

/// Says whether an item can have the focus, and why not.
@MainActor
enum Focusability {
  /// The first reason against an item in a scene; nil where it can have the focus.
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

  /// What stands against it in the views it is in.
  private static func ancestry(of item: any UIFocusItem) -> FocusRefusal? {
    var view = FocusTree.view(of: item)
    while let current = view {
      if let reason = HitTest.focusRefusal(of: current) { return reason }
      view = current.superviewStorage
    }
    return nil
  }

  /// What stands against its own size.
  static func ownVerdict(_ item: any UIFocusItem) -> FocusRefusal? {
    let size = (item as? UIView)?.bounds.size ?? item.frame.size
    return size.width > 0 && size.height > 0 ? nil : .emptyFrame
  }
}

extension HitTest {
  /// Why neither a view nor anything in it can have the focus; the reasons of a hit test, but for
  /// animations, which pass.
  static func focusRefusal(of view: UIView) -> FocusRefusal? {
    if view.isHidden { return .hidden(ViewDescription.name(view)) }
    if view.alpha < leastAlpha { return .transparent(ViewDescription.name(view)) }
    return view.isUserInteractionEnabled ? nil : .interactionDisabled(ViewDescription.name(view))
  }
}

/// Says whether a view lies in front of an item.
///
/// An item is covered where one view in front of it, which takes touches and has a background,
/// holds all of the item that could be seen. What has been scrolled away counts as the place of its
/// scroll view, since the focus would scroll it back.
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
