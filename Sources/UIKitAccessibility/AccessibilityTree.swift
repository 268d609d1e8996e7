internal import TouchstoneGestures
@_spi(Kit) package import UIKitCore

/// The elements of an application that assistive technology reaches, in reading order.
///
/// Hidden and transparent views are skipped with their subviews. An element is read as a unit. A
/// container that names its elements decides their order. Otherwise elements are sorted by their
/// frames, row by row, and the elements of a grouping view stay together. A modal view hides its
/// siblings.
@MainActor
package struct AccessibilityTree {
  private var seen: Set<ObjectIdentifier> = []
  /// All nodes found so far, in no particular order. Other lists refer to them by index.
  private var found: [Found] = []

  /// Returns every node in reading order, containers before their contents, and windows from back
  /// to front.
  ///
  /// If a window is modal, only the frontmost modal window is read.
  package static func nodes(of application: UIApplication) -> [AccessibilityNode] {
    var tree = AccessibilityTree()
    let windows = application.windowsFrontToBack.filter { $0.isOnScreen && refusal(of: $0) == nil }
    let modal = windows.first(where: \.accessibilityViewIsModal)
    let roots = (modal.map { [$0] } ?? windows.reversed()).flatMap { tree.read($0) }
    return tree.list(roots)
  }

  /// Returns the reason that a view and its subviews are skipped, or `nil` if they aren't.
  package static func refusal(of view: UIView) -> String? {
    if view.isHidden { return "is hidden" }
    if view.alpha < HitTest.leastAlpha { return "is see-through" }
    if view.accessibilityElementsHidden { return "hides its elements" }
    return nil
  }

  // MARK: Traversal

  private struct Found {
    let kind: AccessibilityNode.Kind
    let object: UIResponder
    var children: [Int] = []
  }

  /// Nodes that are read together, and the object whose frame gives their position.
  private struct Part {
    let nodes: [Int]
    let object: UIResponder
  }

  /// A container that is being read.
  private struct Reading {
    let object: UIResponder
    /// Whether the container names its elements, and therefore their order.
    let isNaming: Bool
    /// The objects still to be read, the next one last.
    var waiting: [UIResponder]
    var parts: [Part] = []
  }

  /// Reads a window and its contents.
  private mutating func read(_ window: UIWindow) -> [Int] {
    var open: [Reading] = []
    var result: [Part] = []
    func attach(_ parts: [Part], of object: UIResponder) {
      guard let outer = open.indices.last else {
        result = parts
        return
      }
      if open[outer].isNaming {
        open[outer].parts.append(Part(nodes: order(parts, in: object), object: object))
      } else {
        open[outer].parts += parts
      }
    }
    func begin(_ object: UIResponder) {
      guard !isPassedOver(object), seen.insert(ObjectIdentifier(object)).inserted else { return }
      if object.isAccessibilityElement {
        attach([Part(nodes: [add(.element, object)], object: object)], of: object)
      } else if let named = namedElements(of: object) {
        open.append(Reading(object: object, isNaming: true, waiting: named.reversed()))
      } else if let view = object as? UIView {
        open.append(Reading(object: view, isNaming: false, waiting: inner(view).reversed()))
      }
    }
    begin(window)
    while let last = open.indices.last {
      if let next = open[last].waiting.popLast() {
        begin(next)
      } else {
        let reading = open.removeLast()
        attach(parts(of: reading), of: reading.object)
      }
    }
    return order(result, in: window)
  }

  private func isPassedOver(_ object: UIResponder) -> Bool {
    guard let view = object as? UIView else {
      return object.accessibilityElementsHidden && !object.isAccessibilityElement
    }
    return Self.refusal(of: view) != nil
  }

  private mutating func add(
    _ kind: AccessibilityNode.Kind, _ object: UIResponder, _ children: [Int] = []
  ) -> Int {
    found.append(Found(kind: kind, object: object, children: children))
    return found.count - 1
  }

  /// Returns the parts that a finished container adds to its surroundings.
  private mutating func parts(of reading: Reading) -> [Part] {
    let object = reading.object
    let kind = Self.kind(of: object)
    let groups = (object as? UIView)?.shouldGroupAccessibilityChildren ?? false
    guard reading.isNaming || kind != nil || groups else { return reading.parts }
    let nodes =
      reading.isNaming ? reading.parts.flatMap(\.nodes) : order(reading.parts, in: object)
    guard !nodes.isEmpty else { return [] }
    guard let kind else { return [Part(nodes: nodes, object: object)] }
    return [Part(nodes: [add(kind, object, nodes)], object: object)]
  }

  private static func kind(of object: UIResponder) -> AccessibilityNode.Kind? {
    if object.accessibilityViewIsModal { return .modal }
    let type = object.accessibilityContainerType
    return type == .none ? nil : .container(type)
  }

  /// Returns the visible subviews, or only the frontmost modal one if there is one.
  private func inner(_ view: UIView) -> [UIView] {
    let shown = view.subviews.filter { Self.refusal(of: $0) == nil }
    return shown.last { $0.accessibilityViewIsModal }.map { [$0] } ?? shown
  }

  /// Returns the elements that a container names, in its order, or `nil` if it leaves them to its
  /// subviews.
  private func namedElements(of container: UIResponder) -> [UIResponder]? {
    if container.accessibilityElements == nil, let own = container as? any ReadsOwnElements {
      return own.elementsToRead?.filter { element in
        (element as? UIView).map { Self.isShown($0) } ?? true
      }
    }
    let count = container.accessibilityElementCount()
    guard count > 0, count != NSNotFound else {
      return container.accessibilityElements == nil ? nil : []
    }
    return (0..<count).compactMap { container.accessibilityElement(at: $0) as? UIResponder }
      .filter { element in (element as? UIView).map { Self.isShown($0) } ?? true }
  }

  /// Returns whether a view that a container names is visible.
  private static func isShown(_ view: UIView) -> Bool {
    guard view.window != nil else { return false }
    return LinkWalk(view, \.superview).allSatisfy { refusal(of: $0) == nil }
  }

  // MARK: Order

  private func order(_ parts: [Part], in object: UIResponder) -> [Int] {
    // Don't query frames if there is nothing to sort.
    guard parts.count > 1 else { return parts.first?.nodes ?? [] }
    let direction = (object as? UIView)?.effectiveUserInterfaceLayoutDirection
    let boxes = parts.map { part in
      let frame = part.object.accessibilityFrame
      return FocusBox(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    }
    return ReadingOrder(isRightToLeft: direction == .rightToLeft).sort(boxes)
      .flatMap { parts[$0].nodes }
  }

  /// Returns the nodes with their descendants, each before its contents.
  private func list(_ roots: [Int]) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    var waiting = roots.reversed().map { (place: $0, level: 0, parent: Int?.none) }
    while let (place, level, parent) = waiting.popLast() {
      let node = found[place]
      let own = nodes.count
      nodes.append(
        AccessibilityNode(kind: node.kind, object: node.object, level: level, parent: parent))
      waiting.append(contentsOf: node.children.reversed().map { ($0, level + 1, own) })
    }
    return nodes
  }
}

extension AccessibilityTree {
  /// Returns the reason that assistive technology doesn't reach an object, in one line, or `nil` if
  /// it does.
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
    for current in LinkWalk(view, \.superview) {
      let owner = current === view ? name : "\(ViewDescription.name(current)), which holds \(name),"
      if let refusal = refusal(of: current) { return "\(owner) \(refusal)" }
      if current !== view, current.isAccessibilityElement { return "\(owner) is read as one thing" }
    }
    if !view.isAccessibilityElement, kind(of: view) == nil {
      return "\(name) is no accessibility element"
    }
    return "\(name) stands beside something modal, or a container around it does not name it"
  }
}
