internal import TouchstoneTrace
@_spi(Kit) package import UIKitCore

/// The state of assistive technology for one application: the element it reads, its settings, and
/// announcements.
@MainActor
package final class AccessibilitySystem {
  /// An announcement with its number, counted from 1.
  package struct Announcement: Equatable, Sendable {
    /// The number of the announcement.
    package let number: Int
    /// The announced text.
    package let words: String
  }

  private unowned let application: UIApplication
  /// Whether assistive technology has made a request so far.
  package private(set) var isRunning = false
  /// Whether Reduce Motion is on.
  package private(set) var reducesMotion = false
  /// The most recent announcements, oldest first.
  package private(set) var announcements: [Announcement] = []
  /// The object that handled the last request, or `nil` if the request wasn't handled.
  package internal(set) weak var answerer: AnyObject?
  private weak var focusStorage: UIResponder?

  /// The number of announcements that are stored for a host that reads them once per frame.
  private static let mostKept = 32

  init(_ application: UIApplication) { self.application = application }

  /// The element that is being read, or `nil` if nothing is being read or the element was
  /// deallocated.
  package var focused: UIResponder? { focusStorage }

  /// Called when assistive technology makes a request. Posts the status notification on the first
  /// one.
  func start() {
    guard !isRunning else { return }
    isRunning = true
    NotificationCenter.default.post(
      name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
  }

  /// Turns Reduce Motion on or off, and posts the notification if the setting changes.
  package func setReducesMotion(_ reducesMotion: Bool) {
    guard reducesMotion != self.reducesMotion else { return }
    self.reducesMotion = reducesMotion
    NotificationCenter.default.post(
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
  }

  // MARK: Reading

  /// Reads another element, or stops reading if `element` is `nil`.
  func focus(on element: UIResponder?, because cause: String) {
    let old = focusStorage
    guard element !== old else { return }
    focusStorage = element
    application.tracer.report(
      .accessibilityFocus(
        from: old.map { TraceSubject($0) }, to: element.map { TraceSubject($0) }, because: cause),
      at: application.now)
    old?.accessibilityElementDidLoseFocus()
    element?.accessibilityElementDidBecomeFocused()
    var information: [AnyHashable: Any] = [
      UIAccessibility.assistiveTechnologyUserInfoKey:
        UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver
    ]
    information[UIAccessibility.focusedElementUserInfoKey] = element
    information[UIAccessibility.unfocusedElementUserInfoKey] = old
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: information)
  }

  /// Clears the focus of assistive technology if its element was in a view that left its window.
  func viewsLeft() {
    guard let focused, FirstResponder.window(of: focused) == nil else { return }
    focus(on: nil, because: "the element left its window")
  }

  /// Clears the focus of assistive technology if its element is in a window that is about to be
  /// hidden.
  package func windowWillHide(_ window: UIWindow) {
    guard let focused, FirstResponder.window(of: focused) === window else { return }
    focus(on: nil, because: "the window of the element is hidden")
  }

  // MARK: Notifications

  /// Handles a notification that app code posted.
  func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    let words = (argument as? String) ?? (argument as? NSAttributedString)?.string
    let element = argument as? UIResponder
    application.tracer.report(
      .accessibilityNotification(
        notification.label, element: element.map { TraceSubject($0) }, words: words),
      at: application.now)
    switch notification {
    case .announcement, .pageScrolled: if let words { announce(words) }
    case .screenChanged, .layoutChanged:
      if let words { announce(words) }
      read(element, after: notification)
    default: break
    }
  }

  private func announce(_ words: String) {
    announcements.append(Announcement(number: (announcements.last?.number ?? 0) + 1, words: words))
    if announcements.count > Self.mostKept { announcements.removeFirst() }
  }

  /// Continues reading at the element that app code names, or at the first element if that one is
  /// gone.
  private func read(_ element: UIResponder?, after notification: UIAccessibility.Notification) {
    guard isRunning else { return }
    let elements = AccessibilityTree.nodes(of: application).filter { $0.kind == .element }
    let isThere = elements.contains { $0.object === focusStorage }
    if let element {
      // If the object isn't an element, the first element inside it is read.
      let inside = elements.first { $0.object === element || Self.holds(element, $0.object) }
      focus(on: inside?.object ?? elements.first?.object, because: notification.label)
    } else if notification == .screenChanged || !isThere {
      focus(on: elements.first?.object, because: notification.label)
    }
  }

  private static func holds(_ outer: UIResponder, _ inner: UIResponder) -> Bool {
    ResponderChainWalk.leads(from: inner, to: outer)
  }
}
