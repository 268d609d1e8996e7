internal import TouchstoneHitTree

extension UIView {
  func attachLayer() {
    DeferredFreeQueue.empty()
    node.setOwner(self)
    layer.delegate = self
    layer.isOpaque = true
    layer.node = node
    if type(of: self).requiresConstraintBasedLayout { node.mark(.constraints) }
  }

  /// The window that contains the view. A window's own value is the window itself.
  package var enclosingWindow: UIWindow? { windowStorage }

  /// Records the branch's current window. A branch below a nested window isn't changed.
  private func settleWindow(_ window: UIWindow?) {
    guard windowStorage !== window, windowStorage !== self else { return }
    walk { view, _ in
      guard view.windowStorage !== view else { return false }
      view.windowStorage = window
      return true
    }
  }

  package func isInBranch(of view: UIView) -> Bool {
    if view.subviewStorage.isEmpty { return view === self }
    var current: UIView? = self
    while let link = current {
      if link === view { return true }
      current = link.superviewStorage
    }
    return false
  }

  func findTag(_ tag: Int) -> UIView? {
    var found: UIView?
    walk { view, _ in
      if found == nil, view.tag == tag { found = view }
      return found == nil
    }
    return found
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

  /// Inserts `view` at an index among the subviews, counted without `view`: directly below the
  /// subview that has that index now.
  func insert(_ view: UIView, at index: Int) {
    if index < 0 {
      Fault.report("there is no subview index \(index); the lowest index is 0", of: self)
    }
    let old = place(of: view)
    let place = max(0, index)
    guard place < subviewStorage.count - (old == nil ? 0 : 1) else { return insertInFront(view) }
    let above = old.map { place < $0 ? place : place + 1 } ?? place
    insert(view, at: ViewPlace(index: place, layer: .below(subviewStorage[above].layer)))
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
        "can't exchange the subviews at \(one) and \(other): there are only \(places.count)",
        of: self)
      return
    }
    guard one != other else { return }
    let (low, high) = (min(one, other), max(one, other))
    let (lower, upper) = (subviewStorage[low], subviewStorage[high])
    TreeVersion.advance()
    subviewStorage.swapAt(low, high)
    node.exchangeChildren(low, high)
    layer.exchangeSublayers(lower.layer, upper.layer)
  }

  /// Returns the index of a subview, or `nil` if `view` isn't a subview.
  func place(of view: UIView) -> Int? {
    guard view.superviewStorage === self else { return nil }
    return node.index(of: view.node)
  }

  private func index(of sibling: UIView, without view: UIView) -> Int? {
    guard let place = place(of: sibling) else { return nil }
    guard let old = self.place(of: view), old < place else { return place }
    return place - 1
  }

  private func insert(_ view: UIView, at place: ViewPlace) {
    guard !isInBranch(of: view) else {
      Fault.report(
        "\(ViewDescription.name(view)) can't be added to \(ViewDescription.name(self)), which is "
          + "inside it",
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

  /// Changes a subview's index among the views and nodes.
  private func reseat(_ view: UIView, at index: Int) {
    guard let old = place(of: view), old != index else { return }
    TreeVersion.advance()
    subviewStorage.remove(at: old)
    subviewStorage.insert(view, at: index)
    view.node.removeFromParent()
    node.insert(view.node, at: index)
  }

  // MARK: The three records of one order: views, nodes, layers

  func link(_ view: UIView, at place: ViewPlace) {
    let index = max(0, min(place.index, subviewStorage.count))
    DeferredFreeQueue.empty()
    TreeVersion.advance()
    subviewStorage.insert(view, at: index)
    view.superviewStorage = self
    if view.settings.preservesSuperviewLayoutMargins { settings.mayHandMarginsOn = true }
    node.insert(view.node, at: index)
    view.settleWindow(enclosingWindow)
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

  /// Removes a subview. Its window is reset only if `leavesWindow` is `true`.
  func unlink(_ view: UIView, leavesWindow: Bool) {
    guard let index = place(of: view) else { return }
    TreeVersion.advance()
    subviewStorage.remove(at: index)
    view.superviewStorage = nil
    view.node.removeFromParent()
    if leavesWindow { view.settleWindow(nil) }
    view.layer.removeFromSuperlayer()
  }
}

/// The position of a view among its siblings, and of its layer, which may have other siblings.
struct ViewPlace {
  /// The index from the back, without the view itself.
  let index: Int
  let layer: Layer

  /// A position among sublayers.
  enum Layer {
    case front
    case back
    case above(CALayer)
    case below(CALayer)
  }

  /// In front of all siblings.
  static let front = ViewPlace(index: .max, layer: .front)
}

/// One change of a view's superview, with the calls that announce it.
///
/// The order is: will move to window, will move to superview, the change, did move to window, did
/// move to superview, did add subview. In a branch, parents come before children. Before a member's
/// did move to window, its tracking, scrolling and gestures end.
///
/// App code that is called before the change may move the view. If it does, that move replaces this
/// one. If app code only moves one of the superviews to another window, this move is announced
/// again.
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
    let oldTint = view.tintToCompare
    var announced: [UIViewController] = []
    if changesWindow {
      for member in view.branch {
        if let controller = member.controller {
          announced.append(controller)
          controller.viewWillMove(to: newWindow)
        }
        member.willMove(toWindow: newWindow)
      }
    }
    view.willMove(toSuperview: to)
    oldSuperview?.willRemoveSubview(view)
    if view.superviewStorage === oldSuperview {
      KitServices.installed.layout?.superviewWillChange(of: view)
      if changesWindow, let oldWindow {
        FirstResponder.leave(oldWindow, branch: view, for: newWindow, isOut: false)
      }
    }
    // App code may have moved the view, or moved a superview to another window.
    let isOwnMove = view.superviewStorage === oldSuperview && to?.isInBranch(of: view) != true
    guard isOwnMove, view.enclosingWindow === oldWindow, to?.enclosingWindow === newWindow else {
      for controller in announced { controller.viewDidMoveElsewhere() }
      return isOwnMove ? run() : ()
    }
    oldSuperview?.unlink(view, leavesWindow: changesWindow)
    to?.link(view, at: place)
    if changesWindow, let oldWindow {
      FirstResponder.leave(oldWindow, branch: view, for: newWindow, isOut: true)
    }
    announce(oldWindow: oldWindow, newWindow: newWindow, changesWindow: changesWindow)
    // The announcements may have moved their views out of the branch.
    for controller in announced { controller.viewDidMoveElsewhere() }
    if to != nil { view.announceTint(since: oldTint) }
    oldSuperview?.setNeedsLayout()
    to?.setNeedsLayout()
  }

  private func announce(oldWindow: UIWindow?, newWindow: UIWindow?, changesWindow: Bool) {
    if to != nil { KitServices.installed.traits?.settle(view) }
    if changesWindow {
      if let followers = newWindow?.application?.moments.viewFollowers, !followers.isEmpty {
        for follower in followers { follower.branchDidEnter(view) }
      }
      for member in view.branch where member.enclosingWindow === newWindow {
        if let oldWindow {
          member.didLeave(oldWindow)
          member.cancelGestures()
          oldWindow.sceneStorage?.focus.mover?.viewDidLeave(member)
        }
        member.didMoveToWindow()
        member.controller?.viewDidMove(to: newWindow)
      }
      if let oldWindow, let application = oldWindow.application {
        for follower in application.moments.windowFollowers { follower.viewsDidLeave(oldWindow) }
      }
    }
    if to != nil { view.updateInsetsAfterMove() }
    view.didMoveToSuperview()
    if let to, view.superviewStorage === to { to.didAddSubview(view) }
  }
}
