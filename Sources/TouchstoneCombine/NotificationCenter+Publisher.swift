#if Combine
public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// A publisher of a center's notifications.
  public struct Publisher: OpenCombine.Publisher {
    /// The values.
    public typealias Output = Notification
    /// The errors.
    public typealias Failure = Never

    /// The center that posts the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender of the notifications, or `nil` for all senders.
    public let object: AnyObject?

    /// Creates a publisher of the notifications with a name, and of one sender if `object` isn't
    /// `nil`.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Starts a subscription.
    public func receive<Target: Subscriber>(subscriber: Target)
    where Target.Input == Notification, Target.Failure == Never {
      let (center, name, object) = (center, name, object)
      let subscription = SourceSubscription(subscriber) { subscription in
        let token = center.addObserver(forName: name, object: object, queue: nil) {
          subscription.send($0)
        }
        return { center.removeObserver(token as Any) }
      }
      subscriber.receive(subscription: subscription)
    }
  }

  /// Returns a publisher of the notifications with a name, and of one sender if `object` isn't
  /// `nil`.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
#endif
