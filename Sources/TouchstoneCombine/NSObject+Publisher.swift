#if Combine
public import Foundation
public import OpenCombine
public import UIKitFoundation

extension NSObject {
  /// A publisher of the values of an object's property.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: OpenCombine.Publisher {
    /// The values.
    public typealias Output = Value
    /// The errors.
    public typealias Failure = Never

    /// The observed object.
    public let object: Subject
    /// The key path of the property.
    public let keyPath: KeyPath<Subject, Value>
    /// Whether the publisher begins with the present value.
    public let options: UIKitFoundation.NSKeyValueObservingOptions

    /// Creates a publisher of the values of a property.
    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>,
      options: UIKitFoundation.NSKeyValueObservingOptions
    ) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    /// Starts a subscription.
    public func receive<Target: Subscriber>(subscriber: Target)
    where Target.Input == Value, Target.Failure == Never {
      let (object, keyPath, options) = (object, keyPath, options)
      let subscription = SourceSubscription(subscriber) { subscription in
        let observation = object.observe(keyPath, options: options.union(.new)) { _, change in
          if let value = change.newValue { subscription.send(value) }
        }
        return { observation.invalidate() }
      }
      subscriber.receive(subscription: subscription)
    }
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Returns a publisher of the values of a property.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property.
  ///   - options: Whether the publisher begins with the present value, as it does by default.
  /// - Returns: The publisher.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>,
    options: UIKitFoundation.NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
#endif
