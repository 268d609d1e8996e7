internal import Synchronization
internal import TouchstoneGeometry
internal import UIKitCore

/// Names of methods at unique addresses, one for each class and name, for the lifetime of the
/// process.
enum MethodNames {
  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let name: Selector
  }

  private final class Entry: Sendable {
    let name: Selector
    init(_ name: Selector) { self.name = name }
  }

  private static let entries = Mutex<[Key: Entry]>([:])

  static func method(of owner: AnyClass, _ name: Selector) -> Method {
    let entry = entries.withLock { entries in
      let key = Key(owner: ObjectIdentifier(owner), name: name)
      let entry = entries[key] ?? Entry(name)
      entries[key] = entry
      return entry
    }
    return Method(Unmanaged.passUnretained(entry).toOpaque())
  }

  /// Returns the name for which a method was requested.
  static func selector(of method: Method) -> Selector {
    Unmanaged<Entry>.fromOpaque(UnsafeRawPointer(method)).takeUnretainedValue().name
  }

  /// Reports that a change of a method has no effect.
  static func refuse(_ what: String) {
    _ = MainQueue.ifCurrent {
      Fault.report(
        "\(what) does nothing, because Touchstone can't replace methods at run time; "
          + "override the method in a subclass", about: UIApplication.shared)
    }
  }
}
