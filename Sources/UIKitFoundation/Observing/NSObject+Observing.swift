public import Foundation
internal import TouchstoneGeometry
internal import UIKitCore

extension NSObjectProtocol where Self: NSObject {
  /// Calls a closure when the value of a property has changed.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property.
  ///   - options: The values passed to the closure, and whether it is also called immediately.
  ///   - changeHandler: The closure, which receives the object and the change on the main actor.
  /// - Returns: The observation, which ends when it is deallocated.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let entry = ObservedEntry(
      self, read: { ($0 as? Self).map { $0[keyPath: keyPath] as Any } },
      tell: { object, old, new in
        guard let object = object as? Self else { return }
        changeHandler(
          object,
          NSKeyValueObservedChange(
            kind: .setting, newValue: options.contains(.new) ? new as? Value : nil,
            oldValue: options.contains(.old) ? old as? Value : nil, indexes: nil, isPrior: false))
      })
    ObservedEntries.begin(entry, options)
    return NSKeyValueObservation(entry)
  }

  /// Does nothing, because observations store the old value.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Notifies the observers of a property that doesn't report its changes automatically.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueChanges.look(at: self)
  }
}

/// An object that receives changes by the name of the property, which overrides `observeValue` on
/// iOS.
@preconcurrency @MainActor
public protocol KeyValueObserver: AnyObject {
  /// Notifies the observer that the value of a property has changed.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObject {
  /// Calls `observeValue` of an observer, which must be a ``KeyValueObserver``, when a property
  /// changes.
  ///
  /// - Parameters:
  ///   - observer: The observer, which isn't retained.
  ///   - keyPath: The name of a property that the framework declares by name, or of a stored
  ///     property.
  ///   - options: The values passed to the observer, and whether it is also called immediately.
  ///   - context: A pointer that is passed to the observer.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let named = NamedObserver(observer, keyPath, context)
    let entry = ObservedEntry(
      self, named: named,
      read: { object in
        nonisolated(unsafe) let object = object
        return MainQueue.ifCurrent { PropertyReader.value(of: keyPath, in: object) } ?? nil
      },
      tell: { object, old, new in
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = new }
        if options.contains(.old) { change[.oldKey] = old }
        guard let observer = named.observer as? any KeyValueObserver else { return }
        nonisolated(unsafe) let (told, object) = (change, object)
        nonisolated(unsafe) let (receiver, context) = (observer, named.context)
        _ = MainQueue.ifCurrent {
          receiver.observeValue(forKeyPath: keyPath, of: object, change: told, context: context)
        }
      })
    ObservedEntries.begin(entry, options)
  }

  /// Does nothing, because observations store the old value.
  public func willChangeValue(forKey key: String) {}

  /// Notifies the observers of a property that doesn't report its changes automatically.
  public func didChangeValue(forKey key: String) { KeyValueChanges.look(at: self) }

  /// Ends an observer's observations of a property.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    ObservedEntries.end { entry in
      entry.object === self && entry.named?.observer === observer && entry.named?.name == keyPath
    }
  }

  /// Ends an observer's observations of a property with a given context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    ObservedEntries.end { entry in
      entry.object === self && entry.named?.observer === observer && entry.named?.name == keyPath
        && entry.named?.context == context
    }
  }
}

/// Accesses the list of observations without a known actor. Off the main actor, observing has no
/// effect.
enum ObservedEntries {
  static func begin(_ entry: ObservedEntry, _ options: NSKeyValueObservingOptions) {
    nonisolated(unsafe) let entry = entry
    _ = MainQueue.ifCurrent {
      Observed.add(entry)
      if options.contains(.initial) { entry.tellInitial() }
    }
  }

  static func end(where isMeant: (ObservedEntry) -> Bool) {
    withoutActuallyEscaping(isMeant) { isMeant in
      nonisolated(unsafe) let isMeant = isMeant
      _ = MainQueue.ifCurrent { Observed.end(where: isMeant) }
    }
  }
}
