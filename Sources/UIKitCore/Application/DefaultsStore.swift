internal import Foundation

/// The user defaults of one suite: values that are set, and values that are registered.
///
/// A store with a file reads it on first use. Each change is written to a new file, which then
/// replaces the old one, so that a process that ends in the middle leaves the old values or the new
/// ones. Changes that follow quickly are written together.
package final class DefaultsStore: @unchecked Sendable {
  private let path: String?
  private let lock = NSLock()
  private var values: [String: Any]
  private var registered: [String: Any] = [:]
  private var isWriting = false
  private static let writing = DispatchQueue(label: "touchstone.defaults")

  /// Creates a store whose values are in a file, or only in memory if `path` is `nil`.
  init(path: String?) {
    self.path = path
    let data = path.flatMap { FileManager.default.contents(atPath: $0) }
    let list = data.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil)
    }
    values = list as? [String: Any] ?? [:]
    if path != nil { Self.writeAtExit }
  }

  /// Returns the value of a key, or the registered value if none is set.
  package func value(forKey key: String) -> Any? {
    lock.withLock { values[key] ?? registered[key] }
  }

  /// Sets the value of a key, or removes it for `nil`.
  package func set(_ value: Any?, forKey key: String) {
    lock.withLock { values[key] = value }
    write()
  }

  /// Adds values for keys without a set value. They aren't written to the file.
  package func register(_ defaults: [String: Any]) {
    lock.withLock { registered.merge(defaults) { $1 } }
  }

  /// The set values; setting it replaces all of them.
  package var domain: [String: Any] {
    get { lock.withLock { values } }
    set {
      lock.withLock { values = newValue }
      write()
    }
  }

  /// The set values, and the registered values of other keys.
  package var all: [String: Any] {
    lock.withLock { values.merging(registered) { set, _ in set } }
  }

  /// Waits until all changes are in the file.
  package func synchronize() { if path != nil { Self.writing.sync {} } }

  private func write() {
    guard path != nil else { return }
    let isFirst = lock.withLock {
      defer { isWriting = true }
      return !isWriting
    }
    if isFirst { Self.writing.async { self.writeNow() } }
  }

  private func writeNow() {
    guard let path else { return }
    let values = lock.withLock {
      isWriting = false
      return self.values
    }
    let list = try? PropertyListSerialization.data(
      fromPropertyList: values, format: .binary, options: 0)
    guard let list else { return }
    let file = URL(fileURLWithPath: path)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? list.write(to: file, options: .atomic)
  }

  /// Completes the writing when the process exits.
  private static let writeAtExit: Void = {
    atexit { DefaultsStore.writing.sync {} }
  }()
}
