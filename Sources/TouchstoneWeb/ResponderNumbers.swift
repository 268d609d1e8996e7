internal import TouchstoneKit

/// Numbers by which a page tells responders apart; no two objects ever have the same.
@MainActor final class ResponderNumbers {
  private struct Entry {
    let number: Int
    weak var object: UIResponder?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var next = 1

  /// The responder's number, a new one where it has none yet.
  func number(of object: UIResponder) -> Int {
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object { return entry.number }
    let number = next
    next += 1
    entries[key] = Entry(number: number, object: object)
    return number
  }

  /// Whether a number was ever given.
  func isKnown(_ number: Int) -> Bool { (1..<next).contains(number) }

  /// Forgets objects that are gone.
  func sweep() { entries = entries.filter { $0.value.object != nil } }
}
