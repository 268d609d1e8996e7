/// What becomes of a contact for one recognizer.
public enum ContactPart: Sendable {
  /// It is received.
  case received
  /// It is over.
  case over
  /// The recognizer takes no more of it.
  case ignored
}

/// The contacts of one kind that a recognizer has received since its reset.
///
/// It is public for inlining: what is generic and `package` is never specialized in other modules.
public struct ContactList<Contact: AnyObject> {
  /// Those that are down.
  public var live: ContiguousArray<Contact> = []
  /// All of them, also those that are over.
  public var all: ContiguousArray<Contact> = []

  /// A list of nothing.
  @inlinable public init() {}

  /// Sets the part that a contact has in it; false where it had none.
  @inlinable
  public mutating func setPart(_ part: ContactPart, of contact: Contact) -> Bool {
    if part == .received {
      live.append(contact)
      all.append(contact)
      return true
    }
    guard let place = live.firstIndex(where: { $0 === contact }) else { return false }
    live.remove(at: place)
    if part == .ignored { all.removeAll { $0 === contact } }
    return true
  }
}

extension ContiguousArray where Element: AnyObject {
  /// Removes an object that is in the list at most once. Sequences of touches end at either end of a
  /// list, so both ends are looked at first.
  @inlinable
  package mutating func remove(_ object: Element) {
    if last === object {
      removeLast()
    } else if let place = firstIndex(where: { $0 === object }) {
      remove(at: place)
    }
  }
}
