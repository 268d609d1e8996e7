import Testing
import TouchstoneTesting
import UIKit
import Untouched

/// An app with names from before Swift 4.2.
@Suite(.staged) @MainActor
struct OldNameTests {
  private let stage = Stage()
  private let container = OldContainer()

  init() {
    stage.window.rootViewController = container
    stage.advance(by: 0.1)
  }

  @Test func `Functions that became initializers make the same values`() {
    #expect(oldInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(oldOffset == UIOffset(horizontal: 5, vertical: 6))
  }

  @Test func `Overrides with old labels are called when a child joins and leaves`() {
    let child = OldChild()
    container.add(child)
    #expect(container.children == [child])
    #expect(container.childForStatusBarStyle === child)
    container.remove(child)
    #expect(child.parents == ["will join", "joined", "will leave", "left"])
    #expect(container.children.isEmpty)
  }

  @Test func `Methods with old labels change the order of subviews`() {
    let (back, front) = (UIView(), UIView())
    container.view.addSubview(front)
    container.view.addSubview(back)
    container.raise(front, lower: back)
    #expect(container.view.subviews == [back, front])
  }

  @Test func `Types with old names are the present types`() {
    let child = OldChild()
    container.add(child)
    #expect(child.fade([.allowUserInteraction], in: .highlighted) == .highlighted)
    #expect(child.view.alpha == 0)
  }

  @Test func `Notifications with old names are posted under their present names`() {
    #expect(oldNotifications.last == UIResponder.keyboardWillShowNotification)
    #expect(Set(oldNotifications).count == oldNotifications.count - 1)
  }
}
