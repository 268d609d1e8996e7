internal import TouchstoneHitTree

/// One undoable change: a target and the closure that reverses the change.
struct UndoOperation {
  private(set) weak var target: AnyObject?
  var isDiscardable = false
  private let action: @MainActor (AnyObject) -> Void

  init(_ target: AnyObject, _ action: @escaping @MainActor (AnyObject) -> Void) {
    self.target = target
    self.action = action
  }

  /// Calls the closure with the target, unless the target was deallocated.
  @MainActor
  func perform() {
    if let target { action(target) }
  }
}

/// The operations that one undo or redo performs.
@MainActor
final class UndoGroup {
  enum Entry {
    case operation(UndoOperation)
    case group(UndoGroup)
  }

  nonisolated(unsafe) private(set) var entries: [Entry] = [] {
    didSet { knownDiscardable = nil }
  }
  var actionName = ""
  var userInfo: [UndoManager.UserInfoKey: Any] = [:]

  /// Whether the group has no operations.
  var isEmpty: Bool { entries.isEmpty }

  /// Whether all operations may be discarded, or `false` if the group is empty.
  var isDiscardable: Bool {
    if let knownDiscardable { return knownDiscardable }
    let answer = findsDiscardable
    knownDiscardable = answer
    return answer
  }

  /// The cached value of ``isDiscardable``, or `nil` if it must be computed again.
  ///
  /// A group computes it when it closes, after its inner groups have.
  private nonisolated(unsafe) var knownDiscardable: Bool?

  private var findsDiscardable: Bool {
    var waiting = [self]
    while let group = waiting.popLast() {
      if group.isEmpty { return false }
      for entry in group.entries {
        switch entry {
        case .operation(let operation): if !operation.isDiscardable { return false }
        case .group(let inner):
          guard let known = inner.knownDiscardable else {
            waiting.append(inner)
            continue
          }
          if !known { return false }
        }
      }
    }
    return true
  }

  private nonisolated(unsafe) var releaseLine: ReleaseQueue<UndoGroup>?

  deinit {
    var groups = entries.compactMap { if case .group(let group) = $0 { group } else { nil } }
    entries = []
    ReleaseQueue.release(&groups, into: releaseLine) { $0.releaseLine = $1 }
  }

  func add(_ operation: UndoOperation) { entries.append(.operation(operation)) }

  func add(_ group: UndoGroup) { entries.append(.group(group)) }

  func removeAll() { entries = [] }

  /// Removes and returns the last entry if it is a group, or returns `nil` if it isn't.
  func takeLastGroup() -> UndoGroup? {
    guard case .group(let group) = entries.last else { return nil }
    entries.removeLast()
    return group
  }

  /// Sets whether the operation registered last may be discarded.
  func setLastDiscardable(_ isDiscardable: Bool) {
    var holder = self
    while case .group(let inner) = holder.entries.last {
      holder.knownDiscardable = nil
      holder = inner
    }
    guard case .operation(var operation) = holder.entries.popLast() else { return }
    operation.isDiscardable = isDiscardable
    holder.entries.append(.operation(operation))
  }

  /// Removes the operations of a target, and inner groups that become empty.
  func remove(target: AnyObject) {
    var groups = [self]
    var next = 0
    while next < groups.count {
      for case .group(let inner) in groups[next].entries { groups.append(inner) }
      next += 1
    }
    // Inner groups follow outer groups in the array, so the reversed order handles them first.
    for group in groups.reversed() {
      group.entries.removeAll { entry in
        switch entry {
        case .operation(let operation): operation.target === target
        case .group(let inner): inner.isEmpty
        }
      }
    }
  }

  /// Performs all operations in reverse order of registration.
  func perform() {
    // Iterate over a copy, because an operation may change this group if it is in an open group.
    var waiting = entries
    while let entry = waiting.popLast() {
      switch entry {
      case .operation(let operation): operation.perform()
      case .group(let group): waiting.append(contentsOf: group.entries)
      }
    }
  }
}
