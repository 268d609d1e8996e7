internal import TouchstoneGestures

/// What of an application assistive technology reaches, and in which order.
///
/// Views that are hidden or see-through are passed over with all that is in them. An element is read
/// as one thing. A container that names its elements decides on their order; otherwise they are
/// read by their places, row by row, and what a view groups is read together. A modal view hides
/// whatever stands beside it.
@MainActor
package struct AccessibilityTree {
  private var seen: Set<ObjectIdentifier> = []

  /// The trees of all windows that count, the one at the back first.
  package static func roots(of application: UIApplication) -> [AccessibilityNode] {
    var tree = AccessibilityTree()
    let windows = application.windowsFrontToBack.filter { $0.isOnScreen && refusal(of: $0) == nil }
    if let modal = windows.first(where: \.accessibilityViewIsModal) {
      return tree.order(tree.parts(in: modal), in: modal)
    }
    return windows.reversed().flatMap { tree.order(tree.parts(in: $0), in: $0) }
  }

  /// Every node in the order of reading, containers before what they hold.
  package static func nodes(of application: UIApplication) -> [AccessibilityNode] {
    roots(of: application).flatMap(\.flattened)
  }

  /// Why a view, and all in it, is passed over; nil where it is not.
  static func refusal(of view: UIView) -> String? {
    if view.isHidden { return "is hidden" }
    if view.alpha < HitTest.leastAlpha { return "is see-through" }
    if view.accessibilityElementsHidden { return "hides its elements" }
    return nil
  }

  // MARK: Walking

  /// Nodes that are read together, and their place.
  private struct Part {
    let nodes: [AccessibilityNode]
    let box: FocusBox
  }

  /// What is in a view, not in order yet.
  private mutating func parts(in view: UIView) -> [Part] {
    guard Self.refusal(of: view) == nil, seen.insert(ObjectIdentifier(view)).inserted else {
      return []
    }
    if view.isAccessibilityElement {
      return [part([AccessibilityNode(kind: .element, object: view)], at: view)]
    }
    let named = namedElements(of: view)
    let parts = named == nil ? inner(view).flatMap { self.parts(in: $0) } : []
    let kind = Self.kind(of: view)
    guard named != nil || kind != nil || view.shouldGroupAccessibilityChildren else {
      return parts
    }
    let nodes = named ?? order(parts, in: view)
    guard !nodes.isEmpty else { return [] }
    guard let kind else { return [part(nodes, at: view)] }
    return [part([AccessibilityNode(kind: kind, object: view, children: nodes)], at: view)]
  }

  private static func kind(of object: UIResponder) -> AccessibilityNode.Kind? {
    if object.accessibilityViewIsModal { return .modal }
    let type = object.accessibilityContainerType
    return type == .none ? nil : .container(type)
  }

  /// The subviews that count: the frontmost modal one alone, where there is one.
  private func inner(_ view: UIView) -> [UIView] {
    let shown = view.subviews.filter { Self.refusal(of: $0) == nil }
    return shown.last { $0.accessibilityViewIsModal }.map { [$0] } ?? shown
  }

  /// The elements that a container names itself, in its order; nil where it leaves them to its views.
  private mutating func namedElements(of container: UIResponder) -> [AccessibilityNode]? {
    let count = container.accessibilityElementCount()
    guard count > 0, count != NSNotFound else {
      return container.accessibilityElements == nil ? nil : []
    }
    var nodes: [AccessibilityNode] = []
    for index in 0..<count {
      switch container.accessibilityElement(at: index) {
      case let view as UIView where Self.isShown(view):
        nodes += order(parts(in: view), in: view)
      case is UIView: break
      case let element as UIResponder: nodes += self.nodes(of: element)
      default: break
      }
    }
    return nodes
  }

  private mutating func nodes(of object: UIResponder) -> [AccessibilityNode] {
    guard seen.insert(ObjectIdentifier(object)).inserted else { return [] }
    if object.isAccessibilityElement { return [AccessibilityNode(kind: .element, object: object)] }
    guard !object.accessibilityElementsHidden, let nodes = namedElements(of: object) else {
      return []
    }
    guard let kind = Self.kind(of: object) else { return nodes }
    return [AccessibilityNode(kind: kind, object: object, children: nodes)]
  }

  /// Whether a view that a container names can be seen.
  private static func isShown(_ view: UIView) -> Bool {
    guard view.window != nil else { return false }
    var link: UIView? = view
    while let current = link {
      if refusal(of: current) != nil { return false }
      link = current.superview
    }
    return true
  }

  // MARK: Order

  private func part(_ nodes: [AccessibilityNode], at object: UIResponder) -> Part {
    let frame = object.accessibilityFrame
    return Part(
      nodes: nodes,
      box: FocusBox(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height))
  }

  private func order(_ parts: [Part], in view: UIView) -> [AccessibilityNode] {
    let order = ReadingOrder(
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return order.sort(parts.map(\.box)).flatMap { parts[$0].nodes }
  }
}

extension AccessibilityTree {
  /// Why assistive technology does not reach an object, in one line; nil where it does.
  package static func reason(against object: UIResponder, in application: UIApplication) -> String?
  {
    if nodes(of: application).contains(where: { $0.object === object }) { return nil }
    let name = ViewDescription.name(object)
    guard let view = object as? UIView else {
      return "\(name) is in no container that names it among its accessibilityElements"
    }
    guard let window = view.window, window.isOnScreen else {
      return "\(name) is in no window that is shown"
    }
    var link: UIView? = view
    while let current = link {
      let owner = current === view ? name : "\(ViewDescription.name(current)), which holds \(name),"
      if let refusal = refusal(of: current) { return "\(owner) \(refusal)" }
      if current !== view, current.isAccessibilityElement { return "\(owner) is read as one thing" }
      link = current.superview
    }
    if !view.isAccessibilityElement, kind(of: view) == nil {
      return "\(name) is no accessibility element"
    }
    return "\(name) stands beside something modal, or a container around it does not name it"
  }
}
