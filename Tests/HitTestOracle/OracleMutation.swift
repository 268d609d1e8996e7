/// A change of a tree, which is made in the plain values and in real views.
package enum OracleMutation: Sendable {
  case center(Int, OraclePoint)
  case bounds(Int, OracleRect)
  case transform(Int, OracleTransform)
  case anchor(Int, OraclePoint)
  case hidden(Int, Bool)
  case alpha(Int, Double)
  case interaction(Int, Bool)
  /// A move into another view, at an index counted from the back.
  case move(Int, into: Int, at: Int)
  case remove(Int)
  case toFront(Int)
  case toBack(Int)
  case exchange(Int, Int, Int)
  case level(Int, Double)
  /// A move of a window in front of the others of its level.
  case windowToFront(Int)
}

extension OracleTree {
  /// Makes the change.
  package mutating func apply(_ mutation: OracleMutation) {
    switch mutation {
    case .center(let view, let center): views[view].center = center
    case .bounds(let view, let bounds): views[view].bounds = bounds
    case .transform(let view, let transform): views[view].transform = transform
    case .anchor(let view, let anchor): views[view].anchor = anchor
    case .hidden(let view, let isHidden):
      if views[view].isHidden, !isHidden { orderFront(view) }
      views[view].isHidden = isHidden
    case .alpha(let view, let alpha): views[view].alpha = alpha
    case .interaction(let view, let isInteractive): views[view].isInteractive = isInteractive
    case .move(let view, let parent, let index):
      takeOut(view)
      views[parent].children.insert(view, at: min(index, views[parent].children.count))
    case .remove(let view): takeOut(view)
    case .toFront(let view):
      guard let parent = parent(of: view) else { return }
      takeOut(view)
      views[parent].children.append(view)
    case .toBack(let view):
      guard let parent = parent(of: view) else { return }
      takeOut(view)
      views[parent].children.insert(view, at: 0)
    case .exchange(let view, let one, let other): views[view].children.swapAt(one, other)
    case .level(let view, let level):
      for index in windows.indices where windows[index].view == view {
        windows[index].level = level
      }
    case .windowToFront(let view):
      orderFront(view)
      views[view].isHidden = false
    }
  }

  private mutating func takeOut(_ view: Int) {
    guard let parent = parent(of: view) else { return }
    views[parent].children.removeAll { $0 == view }
  }

  private mutating func orderFront(_ view: Int) {
    let latest = windows.map(\.order).max() ?? 0
    for index in windows.indices where windows[index].view == view {
      windows[index].order = latest + 1
    }
  }
}
