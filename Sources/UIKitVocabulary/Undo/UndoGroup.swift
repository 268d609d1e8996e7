internal import TouchstoneHitTree

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

  nonisolated(unsafe) private(set) var entries: [Entry] = [] {
    didSet { knownDiscardable = nil }
  }
  var actionName = ""
  var userInfo: [UndoManager.UserInfoKey: Any] = [:]

  /// Whether there is nothing in it that could be undone.
  var isEmpty: Bool { entries.isEmpty }

  /// Whether all of it may be thrown away; false for an empty group.
  var isDiscardable: Bool {
    if let knownDiscardable { return knownDiscardable }
    let answer = findsDiscardable
    knownDiscardable = answer
    return answer
  }

  /// The last answer, as long as it is right; a group is asked when it closes, those in it before it.
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

  private nonisolated(unsafe) var releaseLine: ReleaseLine<UndoGroup>?

  deinit {
    var groups = entries.compactMap { if case .group(let group) = $0 { group } else { nil } }
    entries = []
    ReleaseLine.release(&groups, into: releaseLine) { $0.releaseLine = $1 }
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
    var holder = self
    while case .group(let inner) = holder.entries.last {
      holder.knownDiscardable = nil
      holder = inner
    }
    guard case .operation(var operation) = holder.entries.popLast() else { return }
    operation.isDiscardable = isDiscardable
    holder.entries.append(.operation(operation))
  }

  /// Forgets what concerns a target, and groups that become empty by it.
  func remove(target: AnyObject) {
    var groups = [self]
    var next = 0
    while next < groups.count {
      for case .group(let inner) in groups[next].entries { groups.append(inner) }
      next += 1
    }
    // The innermost come last and are done first.
    for group in groups.reversed() {
      group.entries.removeAll { entry in
        switch entry {
        case .operation(let operation): operation.target === target
        case .group(let inner): inner.isEmpty
        }
      }
    }
  }

  /// Performs everything, the latest first.
  func perform() {
    // An operation may change this group, where it is one that is nested in an open group.
    var waiting = entries
    while let entry = waiting.popLast() {
      switch entry {
      case .operation(let operation): operation.perform()
      case .group(let group): waiting.append(contentsOf: group.entries)
      }
    }
  }
}
