internal import TouchstoneKit

/// Numbers that identify responders to a page. No two objects ever have the same number.
@MainActor final class ResponderIDs {
  private struct Entry {
    let number: Int
    weak var object: UIResponder?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var next = 1

  /// Returns the responder's number, which is assigned on first use.
  func number(of object: UIResponder) -> Int {
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object { return entry.number }
    let number = next
    next += 1
    entries[key] = Entry(number: number, object: object)
    return number
  }

  /// Returns whether a number was ever assigned.
  func isKnown(_ number: Int) -> Bool { (1..<next).contains(number) }

  /// Removes the entries of deallocated objects.
  func sweep() { entries = entries.filter { $0.value.object != nil } }
}
