internal import TouchstoneHitTree

extension UIView {
  /// A view moved to another window, or out of any: its controller may appear or disappear.
  func tellController(_ window: UIWindow?) { controller?.viewMoved(to: window) }

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

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard sibling !== view else { return }
    guard let place = subviewStorage.firstIndex(where: { $0 === sibling }) else {
      insert(view, at: subviewStorage.count)
      return
    }
    let own = subviewStorage.firstIndex { $0 === view }
    insert(view, at: place + offset - (own.map { $0 < place + offset } == true ? 1 : 0))
  }

  /// Puts `view` at a place among the subviews, counted without it.
  func insert(_ view: UIView, at index: Int) {
    guard !isInBranch(of: view) else {
      Fault.report(
        "\(ViewDescription.name(view)) can't be added to \(ViewDescription.name(self)): it holds it"
      )
      return
    }
    guard view.superviewStorage !== self else {
      move(view, to: index)
      return
    }
    HierarchyMove(view: view, to: self, index: index).run()
  }

  func leaveSuperview() {
    guard superviewStorage != nil else { return }
    HierarchyMove(view: self, to: nil, index: 0).run()
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.superviewStorage === self else { return }
    move(view, to: toFront ? subviewStorage.count - 1 : 0)
  }

  func exchangeSubviews(_ one: Int, _ other: Int) {
    guard one != other, subviewStorage.indices.contains(one), subviewStorage.indices.contains(other)
    else { return }
    let first = subviewStorage[min(one, other)]
    let second = subviewStorage[max(one, other)]
    move(first, to: max(one, other))
    move(second, to: min(one, other))
  }

  private func move(_ view: UIView, to index: Int) {
    guard let old = subviewStorage.firstIndex(where: { $0 === view }) else { return }
    let place = max(0, min(index, subviewStorage.count - 1))
    guard place != old else { return }
    unlink(view)
    link(view, at: place)
  }

  // MARK: The three records of one order: views, nodes, layers

  func link(_ view: UIView, at index: Int) {
    let place = max(0, min(index, subviewStorage.count))
    NodeGraveyard.empty()
    let above = place < subviewStorage.count ? subviewStorage[place] : nil
    ViewNames.treeVersion += 1
    subviewStorage.insert(view, at: place)
    view.superviewStorage = self
    node.insert(view.node, at: place)
    if let above {
      layer.insertSublayer(view.layer, below: above.layer)
    } else {
      layer.addSublayer(view.layer)
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

/// One change of a view's superview, with the calls that announce it.
///
/// The order is: will move to window, will move to superview, the change itself, did move to
/// window, did move to superview, did add subview; in a branch, parents before children.
@MainActor
private struct HierarchyMove {
  let view: UIView
  let to: UIView?
  let index: Int

  func run() {
    let oldSuperview = view.superviewStorage
    let oldWindow = view.enclosingWindow
    let newWindow = to?.enclosingWindow
    let changesWindow = oldWindow !== newWindow
    if changesWindow {
      for member in view.branch { member.willMove(toWindow: newWindow) }
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
    if let to, !to.isInBranch(of: view) { to.link(view, at: index) }
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
        member.tellController(newWindow)
      }
    }
    if changesWindow, let oldWindow {
      oldWindow.application?.motion.responderMayHaveLeft(oldWindow)
    }
    view.didMoveToSuperview()
    if let to, view.superviewStorage === to { to.didAddSubview(view) }
    if view.settings.tintColor == nil, to != nil { view.tintColorDidChange() }
  }
}
