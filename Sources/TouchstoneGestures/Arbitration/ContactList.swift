/// The status of a contact for one recognizer.
public enum ContactPart: Sendable {
  /// The recognizer received the contact.
  case received
  /// The contact has ended.
  case over
  /// The recognizer ignores the rest of the contact.
  case ignored
}

/// The contacts of one kind that a recognizer has received since its reset.
///
/// It is public for inlining: generic `package` code is never specialized in other modules.
public struct ContactList<Contact: AnyObject> {
  /// The contacts that are down.
  public var live: ContiguousArray<Contact> = []
  /// All contacts, including ended ones.
  public var all: ContiguousArray<Contact> = []

  /// Creates an empty list.
  @inlinable public init() {}

  /// Sets the status of a contact, and returns whether the contact is or was in ``live``.
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
  /// Removes an object that is in the list at most once.
  ///
  /// Touch sequences usually end at either end of a list, so both ends are searched first.
  @inlinable
  package mutating func remove(_ object: Element) {
    if last === object {
      removeLast()
    } else if let place = firstIndex(where: { $0 === object }) {
      remove(at: place)
    }
  }
}
