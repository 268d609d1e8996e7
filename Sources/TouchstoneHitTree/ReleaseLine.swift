/// Lets go of what is nested, however deep, one after the other instead of one inside the other.
///
/// What ends lets its children go, these let theirs go, and so on: at 10,000 levels that is more than
/// a stack holds. Here the children that end stand in line instead, and each puts its own children
/// in when its turn comes. The order is that of the recursion: a parent, then its first child with
/// everything in it, then the second.
package final class ReleaseLine<Member: AnyObject> {
  /// The next one last.
  private var waiting: [Member] = []

  private init() {}

  /// Lets go of the members of an object that ends.
  ///
  /// - Parameters:
  ///   - members: What the object holds; empty afterwards.
  ///   - line: The line that lets the object go itself; nil where it ends for another reason.
  ///   - entrust: Tells a member, that nobody else holds, the line which its own members go into.
  package static func release(
    _ members: inout [Member], into line: ReleaseLine?,
    entrust: (Member, ReleaseLine) -> Void
  ) {
    guard !members.isEmpty else { return }
    let held = line ?? ReleaseLine()
    held.waiting.append(contentsOf: members.reversed())
    members = []
    if line == nil { held.run(entrust) }
  }

  private func run(_ entrust: (Member, ReleaseLine) -> Void) {
    while var member = waiting.popLast() {
      if isKnownUniquelyReferenced(&member) { entrust(member, self) }
    }
  }
}
