internal import TouchstoneGestures
@_spi(Kit) package import UIKitCore

/// What of an application assistive technology reaches, and in which order.
///
/// Views that are hidden or see-through are passed over with all that is in them. An element is read
/// as one thing. A container that names its elements decides on their order; otherwise they are
/// read by their places, row by row, and what a view groups is read together. A modal view hides
/// whatever stands beside it.
@MainActor
package struct AccessibilityTree {
  private var seen: Set<ObjectIdentifier> = []
  /// All nodes that were found, in no order; a place in this list stands for each.
  private var found: [Found] = []

  /// Every node in the order of reading, containers before what they hold; the windows that count,
  /// the one at the back first.
  package static func nodes(of application: UIApplication) -> [AccessibilityNode] {
    var tree = AccessibilityTree()
    let windows = application.windowsFrontToBack.filter { $0.isOnScreen && refusal(of: $0) == nil }
    let modal = windows.first(where: \.accessibilityViewIsModal)
    let roots = (modal.map { [$0] } ?? windows.reversed()).flatMap { tree.read($0) }
    return tree.list(roots)
  }

  /// Why a view, and all in it, is passed over; nil where it is not.
  static func refusal(of view: UIView) -> String? {
    if view.isHidden { return "is hidden" }
    if view.alpha < HitTest.leastAlpha { return "is see-through" }
    if view.accessibilityElementsHidden { return "hides its elements" }
    return nil
  }

  // MARK: Walking

  private struct Found {
    let kind: AccessibilityNode.Kind
    let object: UIResponder
    var children: [Int] = []
  }

  /// Nodes that are read together, and what they belong to, which tells their place.
  private struct Part {
    let nodes: [Int]
    let object: UIResponder
  }

  /// A container that is being read.
  private struct Reading {
    let object: UIResponder
    /// Whether it names its elements, and with them their order.
    let isNaming: Bool
    /// What is still to be read, the next one last.
    var waiting: [UIResponder]
    var parts: [Part] = []
  }

  /// Reads a window and all in it.
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

  /// What a container that was read gives to whatever is around it.
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

  /// The subviews that count: the frontmost modal one alone, where there is one.
  private func inner(_ view: UIView) -> [UIView] {
    let shown = view.subviews.filter { Self.refusal(of: $0) == nil }
    return shown.last { $0.accessibilityViewIsModal }.map { [$0] } ?? shown
  }

  /// The elements that a container names itself, in its order; nil where it leaves them to its views.
  private func namedElements(of container: UIResponder) -> [UIResponder]? {
    let count = container.accessibilityElementCount()
    guard count > 0, count != NSNotFound else {
      return container.accessibilityElements == nil ? nil : []
    }
    return (0..<count).compactMap { container.accessibilityElement(at: $0) as? UIResponder }
      .filter { element in (element as? UIView).map { Self.isShown($0) } ?? true }
  }

  /// Whether a view that a container names can be seen.
  private static func isShown(_ view: UIView) -> Bool {
    guard view.window != nil else { return false }
    return LinkWalk(view, \.superview).allSatisfy { refusal(of: $0) == nil }
  }

  // MARK: Order

  private func order(_ parts: [Part], in object: UIResponder) -> [Int] {
    // Where there is no choice nobody is asked for a place.
    guard parts.count > 1 else { return parts.first?.nodes ?? [] }
    let direction = (object as? UIView)?.effectiveUserInterfaceLayoutDirection
    let boxes = parts.map { part in
      let frame = part.object.accessibilityFrame
      return FocusBox(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    }
    return ReadingOrder(isRightToLeft: direction == .rightToLeft).sort(boxes)
      .flatMap { parts[$0].nodes }
  }

  /// The nodes and those in them, each before what it holds.
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
