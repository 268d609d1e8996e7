internal import TouchstoneHitTree

extension UIView {
  func attachLayer() {
    node.setOwner(self)
    layer.delegate = self
    layer.node = node
  }

  var enclosingWindow: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superviewStorage
    }
    return nil
  }

  func isInBranch(of view: UIView) -> Bool {
    var current: UIView? = self
    while let link = current {
      if link === view { return true }
      current = link.superviewStorage
    }
    return false
  }

  func findTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviewStorage {
      if let found = view.findTag(tag) { return found }
    }
    return nil
  }

  // MARK: Moving

  func insert(_ view: UIView, above sibling: UIView) {
    guard sibling !== view else { return }
    guard let place = index(of: sibling, without: view) else { return insertInFront(view) }
    insert(view, at: ViewPlace(index: place + 1, layer: .above(sibling.layer)))
  }

  func insert(_ view: UIView, below sibling: UIView) {
    guard sibling !== view else { return }
    guard let place = index(of: sibling, without: view) else { return insertInFront(view) }
    insert(view, at: ViewPlace(index: place, layer: .below(sibling.layer)))
  }

  func insertInFront(_ view: UIView) {
    insert(view, at: ViewPlace(index: subviewStorage.count, layer: .front))
  }

  /// Puts `view` at a place among the subviews, counted without it: directly below the one that has
  /// the place now.
  func insert(_ view: UIView, at index: Int) {
    let others = subviewStorage.filter { $0 !== view }
    if index < 0 {
      Fault.report("there is no place \(index) among subviews: the hindmost is 0", of: self)
    }
    let place = max(0, index)
    guard place < others.count else { return insertInFront(view) }
    insert(view, at: ViewPlace(index: place, layer: .below(others[place].layer)))
  }

  func leaveSuperview() {
    guard superviewStorage != nil else { return }
    HierarchyMove(view: self, to: nil, place: .front).run()
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.superviewStorage === self else { return }
    let last = subviewStorage.count - 1
    move(view, to: ViewPlace(index: toFront ? last : 0, layer: toFront ? .front : .back))
  }

  func exchangeSubviews(_ one: Int, _ other: Int) {
    let places = subviewStorage.indices
    guard places.contains(one), places.contains(other) else {
      Fault.report(
        "can't exchange the subviews \(one) and \(other): there are \(places.count)", of: self)
      return
    }
    guard one != other else { return }
    let (low, high) = (min(one, other), max(one, other))
    let (lower, upper) = (subviewStorage[low], subviewStorage[high])
    reseat(lower, at: high)
    reseat(upper, at: low)
    layer.exchangeSublayers(lower.layer, upper.layer)
  }

  private func index(of sibling: UIView, without view: UIView) -> Int? {
    subviewStorage.lazy.filter { $0 !== view }.enumerated().first { $0.element === sibling }?.offset
  }

  private func insert(_ view: UIView, at place: ViewPlace) {
    guard !isInBranch(of: view) else {
      Fault.report(
        "\(ViewDescription.name(view)) can't be added to \(ViewDescription.name(self)): it holds it",
        about: self)
      return
    }
    guard view.superviewStorage !== self else { return move(view, to: place) }
    HierarchyMove(view: view, to: self, place: place).run()
  }

  private func move(_ view: UIView, to place: ViewPlace) {
    reseat(view, at: max(0, min(place.index, subviewStorage.count - 1)))
    seatLayer(of: view, at: place.layer)
  }

  /// Changes a subview's place in the list of views and of nodes.
  private func reseat(_ view: UIView, at index: Int) {
    guard let old = subviewStorage.firstIndex(where: { $0 === view }), old != index else { return }
    subviewStorage.remove(at: old)
    subviewStorage.insert(view, at: index)
    view.node.removeFromParent()
    node.insert(view.node, at: index)
  }

  // MARK: The three records of one order: views, nodes, layers

  func link(_ view: UIView, at place: ViewPlace) {
    let index = max(0, min(place.index, subviewStorage.count))
    NodeGraveyard.empty()
    ViewNames.treeVersion += 1
    subviewStorage.insert(view, at: index)
    view.superviewStorage = self
    node.insert(view.node, at: index)
    seatLayer(of: view, at: place.layer)
  }

  private func seatLayer(of view: UIView, at place: ViewPlace.Layer) {
    switch place {
    case .front: layer.addSublayer(view.layer)
    case .back: layer.insertSublayer(view.layer, at: 0)
    case .above(let sibling): layer.insertSublayer(view.layer, above: sibling)
    case .below(let sibling): layer.insertSublayer(view.layer, below: sibling)
    }
  }

  func unlink(_ view: UIView) {
    guard let index = subviewStorage.firstIndex(where: { $0 === view }) else { return }
    ViewNames.treeVersion += 1
    subviewStorage.remove(at: index)
    view.superviewStorage = nil
    view.node.removeFromParent()
    view.layer.removeFromSuperlayer()
  }

  /// The view and everything in it, parents first.
  var branch: [UIView] {
    var views = [self]
    var index = 0
    while index < views.count {
      views.append(contentsOf: views[index].subviewStorage)
      index += 1
    }
    return views
  }
}

/// Where a view goes among its siblings, and its layer among layers that may belong to no view.
struct ViewPlace {
  /// Counted from the back, without the view itself.
  let index: Int
  let layer: Layer

  /// A place among layers.
  enum Layer {
    case front
    case back
    case above(CALayer)
    case below(CALayer)
  }

  /// In front of everything.
  static let front = ViewPlace(index: .max, layer: .front)
}

/// One change of a view's superview, with the calls that announce it.
///
/// The order is: will move to window, will move to superview, the change itself, did move to
/// window, did move to superview, did add subview; in a branch, parents before children.
@MainActor
private struct HierarchyMove {
  let view: UIView
  let to: UIView?
  let place: ViewPlace

  func run() {
    let oldSuperview = view.superviewStorage
    let oldWindow = view.enclosingWindow
    let newWindow = to?.enclosingWindow
    let changesWindow = oldWindow !== newWindow
    if changesWindow {
      for member in view.branch {
        member.controller?.viewWillMove(to: newWindow)
        member.willMove(toWindow: newWindow)
      }
    }
    view.willMove(toSuperview: to)
    if let oldSuperview {
      oldSuperview.willRemoveSubview(view)
      // The announcements run program code, which may have moved the view already.
      guard view.superviewStorage === oldSuperview else { return }
    }
    if changesWindow, let oldWindow {
      FirstResponder.leave(oldWindow, branch: view, for: newWindow)
    }
    guard view.superviewStorage === oldSuperview else { return }
    oldSuperview?.unlink(view)
    if changesWindow, let oldWindow {
      FirstResponder.left(oldWindow, branch: view, for: newWindow)
    }
    if let to, !to.isInBranch(of: view) { to.link(view, at: place) }
    announce(oldWindow: oldWindow, newWindow: newWindow, changesWindow: changesWindow)
    oldSuperview?.setNeedsLayout()
    to?.setNeedsLayout()
  }

  private func announce(oldWindow: UIWindow?, newWindow: UIWindow?, changesWindow: Bool) {
    if changesWindow {
      for member in view.branch where member.enclosingWindow === newWindow {
        if let oldWindow {
          member.didLeave(oldWindow)
          oldWindow.application?.gestures.viewDidLeave(member)
          oldWindow.sceneStorage?.focus.viewDidLeave(member)
        }
        member.didMoveToWindow()
        member.controller?.viewDidMove(to: newWindow)
      }
    }
    if changesWindow, let oldWindow {
      oldWindow.application?.motion.responderMayHaveLeft(oldWindow)
    }
    if to != nil { view.updateInsetsAfterMove() }
    view.didMoveToSuperview()
    if let to, view.superviewStorage === to { to.didAddSubview(view) }
    if view.settings.tintColor == nil, to != nil { view.tintColorDidChange() }
  }
}
