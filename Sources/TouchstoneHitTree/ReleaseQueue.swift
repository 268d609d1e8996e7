/// Releases a deep tree of objects iteratively instead of recursively.
///
/// Deallocating an object releases its children, which release theirs. At 10,000 levels, the
/// recursion overflows the stack. With this queue, an object that is about to be deallocated
/// enqueues its children, and a loop releases them one at a time. The order is that of the
/// recursion: a parent, then its first child with its whole subtree, then the second child.
package final class ReleaseQueue<Member: AnyObject> {
  /// The objects to release, the next one last.
  private var waiting: [Member] = []

  private init() {}

  /// Releases the members of an object that is being deallocated.
  ///
  /// - Parameters:
  ///   - members: The members that the object retains. Empty afterwards.
  ///   - line: The queue that is releasing the object itself, or `nil` if it is deallocated for
  ///     another reason.
  ///   - entrust: Assigns the queue to a member without other owners, for its own members.
  package static func release(
    _ members: inout [Member], into line: ReleaseQueue?,
    entrust: (Member, ReleaseQueue) -> Void
  ) {
    guard !members.isEmpty else { return }
    let held = line ?? ReleaseQueue()
    held.waiting.append(contentsOf: members.reversed())
    members = []
    if line == nil { held.run(entrust) }
  }

  private func run(_ entrust: (Member, ReleaseQueue) -> Void) {
    while var member = waiting.popLast() {
      if isKnownUniquelyReferenced(&member) { entrust(member, self) }
    }
  }
}
