import UIKit

/// An observer by selector, as in UIKit apps, which stores the notifications.
final class NotificationListener: NSObject {
  private(set) var heard: [Notification] = []

  var names: [String] { heard.map(\.name.rawValue) }

  func listen(to name: Notification.Name) {
    let note = Selector("note:", NotificationListener.note(_:))
    NotificationCenter.default.addObserver(self, selector: note, name: name, object: nil)
  }

  private func note(_ notification: Notification) { heard.append(notification) }
}
