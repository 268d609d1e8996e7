internal import Synchronization
public import UIKitCore

extension NotificationCenter {
  /// Calls a method of `observer`, which isn't retained, with each notification.
  ///
  /// The method runs on the main actor: immediately if the notification is posted there, and soon
  /// after if it is posted on another thread.
  ///
  /// - Parameters:
  ///   - observer: The object whose method is called.
  ///   - aSelector: The method, as `Selector("keyboardWillShow:", Form.keyboardWillShow(_:))`.
  ///   - aName: The name of the notifications, or `nil` for all names.
  ///   - anObject: The sender of the notifications, or `nil` for all senders.
  @preconcurrency
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let method = SelectorObserver(observer as AnyObject, aSelector)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { method.receive($0) }
    SelectorObservers.add(
      SelectorObservers.Entry(
        center: self, observer: method, token: token, name: aName,
        object: anObject.map { ObjectIdentifier($0 as AnyObject) }))
  }

  /// Stops calling an observer, or the closure that a token represents.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.remove(observer, from: self)
    removeObserver(observer as Any)
  }

  /// Stops calling an observer for notifications with a name or an object, where `nil` matches all.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    SelectorObservers.remove(
      observer, from: self, name: aName,
      object: anObject.map { ObjectIdentifier($0 as AnyObject) })
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

extension NotificationCenter {
  /// Calls `block` on a queue with each notification, and waits for it.
  ///
  /// If a notification for the main queue is posted on the main actor, `block` is called
  /// immediately. Foundation's method would deadlock if the main actor runs on another thread than
  /// the main thread, as in a test.
  public func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let anyQueue: OperationQueue? = queue
    guard queue === OperationQueue.main else {
      return addObserver(forName: name, object: obj, queue: anyQueue, using: block)
    }
    return addObserver(forName: name, object: obj, queue: nil) { notification in
      if MainQueue.isCurrent { return block(notification) }
      nonisolated(unsafe) let notification = notification
      let call = BlockOperation { block(notification) }
      OperationQueue.main.addOperations([call], waitUntilFinished: true)
    }
  }
}

/// An observer that is called by selector.
private final class SelectorObserver: @unchecked Sendable {
  /// Compared by identity on any thread, but only called on the main actor.
  private weak var object: AnyObject?
  private let selector: Selector
  let identity: ObjectIdentifier

  init(_ object: AnyObject, _ selector: Selector) {
    self.object = object
    self.selector = selector
    identity = ObjectIdentifier(object)
  }

  var isGone: Bool { object == nil }

  func receive(_ notification: Notification) {
    nonisolated(unsafe) let notification = notification
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { call(notification) }
    } else {
      DispatchQueue.main.async { self.call(notification) }
    }
  }

  @MainActor
  private func call(_ notification: Notification) {
    guard let object else { return }
    selector.performOrReport(
      on: object, sender: notification, for: nil, "a notification \(notification.name.rawValue)")
  }
}

/// All observers that are called by selector, so that they can be removed.
private enum SelectorObservers {
  struct Entry: @unchecked Sendable {
    weak var center: NotificationCenter?
    let observer: SelectorObserver
    let token: any NSObjectProtocol
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
  }

  private static let entries = Mutex<[Entry]>([])

  static func add(_ entry: Entry) {
    let gone = entries.withLock { entries in
      let gone = entries.filter { $0.observer.isGone || $0.center == nil }
      entries.removeAll { $0.observer.isGone || $0.center == nil }
      entries.append(entry)
      return gone
    }
    for entry in gone { entry.center?.removeObserver(entry.token as Any) }
  }

  static func remove(
    _ observer: AnyObject, from center: NotificationCenter, name: NSNotification.Name? = nil,
    object: ObjectIdentifier? = nil
  ) {
    let identity = ObjectIdentifier(observer)
    let removed = entries.withLock { entries in
      let removed = entries.filter { isMeant($0) }
      entries.removeAll { isMeant($0) }
      return removed
    }
    for entry in removed { center.removeObserver(entry.token as Any) }

    func isMeant(_ entry: Entry) -> Bool {
      entry.center === center && entry.observer.identity == identity
        && (name == nil || entry.name == name) && (object == nil || entry.object == object)
    }
  }
}
