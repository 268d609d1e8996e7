public import Foundation
internal import TouchstoneGeometry
internal import UIKitCore

extension NSObjectProtocol where Self: NSObject {
  /// Calls a closure when a property has another value than before.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: What the closure is told, and whether it is called at once.
  ///   - changeHandler: What is called, with the object and the change, on the main actor.
  /// - Returns: What keeps the observation alive.
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

  /// Says that a property is about to get a value. Observers know the old one, so it does nothing.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Tells the observers of a property that got a value without telling by itself.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueChanges.look(at: self)
  }
}

/// An object that hears of changes by the name of the property: what overrides `observeValue` on iOS.
@preconcurrency @MainActor
public protocol KeyValueObserver: AnyObject {
  /// A property has another value than before.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObject {
  /// Calls `observeValue` of an observer, which is a ``KeyValueObserver``, when a property changes.
  ///
  /// - Parameters:
  ///   - observer: Who is told; it is not kept alive.
  ///   - keyPath: The name of a property of the kit's that people observe, or of a stored one.
  ///   - options: What it is told, and whether it is told at once.
  ///   - context: What it is given along.
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

  /// Says that a property is about to get a value. Observers know the old one, so it does nothing.
  public func willChangeValue(forKey key: String) {}

  /// Tells the observers of a property that got a value without telling by itself.
  public func didChangeValue(forKey key: String) { KeyValueChanges.look(at: self) }

  /// Ends what an observer is told of a property.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    ObservedEntries.end { entry in
      entry.object === self && entry.named?.observer === observer && entry.named?.name == keyPath
    }
  }

  /// Ends what an observer is told of a property with a context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    ObservedEntries.end { entry in
      entry.object === self && entry.named?.observer === observer && entry.named?.name == keyPath
        && entry.named?.context == context
    }
  }
}

/// The way to the list from where no actor is known; off the main actor nothing can be observed.
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
