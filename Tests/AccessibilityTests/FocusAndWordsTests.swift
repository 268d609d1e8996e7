import Testing
import TouchstoneTesting
import UIKit

/// The notifications that observers received.
@MainActor
private final class Heard {
  var told: [[AnyHashable: Any]] = []
}

@Suite("The focused element and announcements", .staged) @MainActor
struct FocusAndWordsTests {
  private let stage = Stage()

  private func add(_ name: String, _ y: CGFloat) -> AskedView {
    let view = AskedView(frame: CGRect(x: 0, y: y, width: 80, height: 40))
    view.isAccessibilityElement = true
    view.accessibilityIdentifier = name
    stage.window.addSubview(view)
    return view
  }

  @Test("the focus moves from element to element, and each is notified")
  func moving() {
    let one = add("one", 0)
    let two = add("two", 100)
    #expect(stage.accessibility.focusNext())
    #expect(stage.accessibility.focused === one && one.accessibilityElementIsFocused())
    #expect(stage.accessibility.focusNext())
    #expect(one.take() == ["focused", "unfocused"] && two.take() == ["focused"])
    #expect(!stage.accessibility.focusNext())
    #expect(stage.accessibility.focusPrevious())
    #expect(stage.accessibility.focused === one)
    stage.accessibility.focus(nil)
    #expect(stage.accessibility.focused == nil && one.take() == ["focused", "unfocused"])
    #expect(
      stage.steps(.accessibility).prefix(2) == [
        "accessibility focus AskedView \"one\" · asked for",
        "accessibility focus AskedView \"one\" → AskedView \"two\" · asked for",
      ])
  }

  @Test("an element that leaves its window, or whose window is hidden, loses the focus at once")
  func leaving() {
    let parent = UIView(frame: stage.window.bounds)
    stage.window.addSubview(parent)
    let one = add("one", 0)
    parent.addSubview(one)
    stage.accessibility.focus(one)
    parent.removeFromSuperview()
    #expect(one.take() == ["focused", "unfocused"] && stage.accessibility.focused == nil)
    stage.window.addSubview(parent)
    stage.accessibility.focus(one)
    stage.window.isHidden = true
    #expect(one.take() == ["focused", "unfocused"] && stage.accessibility.focused == nil)
    stage.window.isHidden = false
  }

  @Test("the notification of a focus change names the new and the previous element")
  func notification() throws {
    let one = add("one", 0)
    let two = add("two", 100)
    stage.accessibility.focus(one)
    let heard = Heard()
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
    ) { notification in
      nonisolated(unsafe) let information = notification.userInfo ?? [:]
      MainActor.assumeIsolated { heard.told.append(information) }
    }
    stage.accessibility.focus(two)
    stage.accessibility.focus(two)
    NotificationCenter.default.removeObserver(token)
    let information = try #require(heard.told.first)
    #expect(heard.told.count == 1)
    #expect(information[UIAccessibility.focusedElementUserInfoKey] as? UIView === two)
    #expect(information[UIAccessibility.unfocusedElementUserInfoKey] as? UIView === one)
  }

  @Test("an assistive technology counts as running after its first request")
  func running() {
    let one = add("one", 0)
    #expect(!UIAccessibility.isVoiceOverRunning)
    UIAccessibility.post(notification: .screenChanged, argument: one)
    #expect(stage.accessibility.focused == nil)
    stage.accessibility.focus(one)
    #expect(UIAccessibility.isVoiceOverRunning)
    #expect(UIAccessibility.focusedElement(using: nil) as? UIView === one)
  }

  @Test("a screen change focuses the element that the app names, or else the first one")
  func screenChanged() {
    let one = add("one", 0)
    let two = add("two", 100)
    stage.accessibility.focus(two)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    #expect(stage.accessibility.focused === one)
    UIAccessibility.post(notification: .screenChanged, argument: two)
    #expect(stage.accessibility.focused === two)
    let group = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    let inside = AskedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inside.isAccessibilityElement = true
    group.addSubview(inside)
    stage.window.addSubview(group)
    UIAccessibility.post(notification: .layoutChanged, argument: group)
    #expect(stage.accessibility.focused === inside)
  }

  @Test("a layout change keeps the focus on its element if the element still exists")
  func layoutChanged() {
    let one = add("one", 0)
    let two = add("two", 100)
    stage.accessibility.focus(two)
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(stage.accessibility.focused === two)
    two.removeFromSuperview()
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    #expect(stage.accessibility.focused === one)
  }

  @Test("the app's announcements are spoken, and are in the trace")
  func announcements() {
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .layoutChanged, argument: "Two rows more")
    UIAccessibility.post(notification: .announcement, argument: nil)
    #expect(stage.accessibility.announcements == ["Saved", "Two rows more"])
    #expect(
      stage.steps(.accessibility) == [
        "accessibility announcement · Saved", "accessibility layoutChanged · Two rows more",
        "accessibility announcement",
      ])
  }
}
