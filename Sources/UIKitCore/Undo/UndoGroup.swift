/// One thing that can be undone: who changes back, and how.
struct UndoOperation {
  private(set) weak var target: AnyObject?
  var isDiscardable = false
  private let action: @MainActor (AnyObject) -> Void

  init(_ target: AnyObject, _ action: @escaping @MainActor (AnyObject) -> Void) {
    self.target = target
    self.action = action
  }

  /// Does nothing where the target is gone.
  @MainActor
  func perform() {
    if let target { action(target) }
  }
}

/// What is undone, or done again, by one command.
@MainActor
final class UndoGroup {
  enum Entry {
    case operation(UndoOperation)
    case group(UndoGroup)
  }

  private(set) var entries: [Entry] = []
  var actionName = ""
  var userInfo: [UndoManager.UserInfoKey: Any] = [:]

  /// Whether there is nothing in it that could be undone.
  var isEmpty: Bool { entries.isEmpty }

  /// Whether all of it may be thrown away; false for an empty group.
  var isDiscardable: Bool {
    !isEmpty
      && entries.allSatisfy {
        switch $0 {
        case .operation(let operation): operation.isDiscardable
        case .group(let group): group.isDiscardable
        }
      }
  }

  func add(_ operation: UndoOperation) { entries.append(.operation(operation)) }

  func add(_ group: UndoGroup) { entries.append(.group(group)) }

  func removeAll() { entries = [] }

  /// Takes the latest entry out, where that is a group.
  func takeLastGroup() -> UndoGroup? {
    guard case .group(let group) = entries.last else { return nil }
    entries.removeLast()
    return group
  }

  /// Marks the latest operation.
  func setLastDiscardable(_ isDiscardable: Bool) {
    guard let last = entries.indices.last else { return }
    switch entries[last] {
    case .operation(var operation):
      operation.isDiscardable = isDiscardable
      entries[last] = .operation(operation)
    case .group(let group): group.setLastDiscardable(isDiscardable)
    }
  }

  /// Forgets what concerns a target, and groups that become empty by it.
  func remove(target: AnyObject) {
    entries.removeAll { entry in
      switch entry {
      case .operation(let operation): return operation.target === target
      case .group(let group):
        group.remove(target: target)
        return group.isEmpty
      }
    }
  }

  /// Performs everything, the latest first.
  func perform() {
    // An operation may change this group, where it is one that is nested in an open group.
    for entry in entries.reversed() {
      switch entry {
      case .operation(let operation): operation.perform()
      case .group(let group): group.perform()
      }
    }
  }
}
