import Testing
import TouchstoneTesting
import UIKit

@Suite("Undo in the responder chain") @MainActor
struct UndoInTheChainTests {
  // statement 319
  @Test("every window supplies an undo manager, which all its views find up the chain")
  func windows() {
    let stage = Stage()
    let controller = UIViewController()
    stage.window.rootViewController = controller
    let view = UIView()
    #expect(view.undoManager == nil, "in no chain")
    controller.view.addSubview(view)
    #expect(stage.window.undoManager != nil)
    #expect(view.undoManager === stage.window.undoManager)
    #expect(controller.undoManager === stage.window.undoManager)
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(other.undoManager !== stage.window.undoManager)
    #expect(UIResponder().undoManager == nil)
    #expect(stage.application.undoManager == nil)
  }

  // statement 319
  @Test("the nearest undo manager up the chain is found")
  func nearest() {
    final class Canvas: UIView {
      let own = UndoManager()
      override var undoManager: UndoManager? { own }
    }
    let stage = Stage()
    let canvas = Canvas()
    let view = UIView()
    stage.window.addSubview(canvas)
    canvas.addSubview(view)
    #expect(view.undoManager === canvas.own)
  }
}

@Suite("Shaking to undo", .staged) @MainActor
struct ShakeToUndoTests {
  private final class Page: UIView {
    var value = 0
    var keepsShakes = false
    override var canBecomeFirstResponder: Bool { true }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      if !keepsShakes { super.motionEnded(motion, with: event) }
    }
    func set(_ new: Int) {
      let old = value
      value = new
      undoManager?.registerUndo(withTarget: self) { $0.set(old) }
    }
  }

  private let stage = Stage()

  private func page() -> Page {
    let page = Page(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    stage.window.addSubview(page)
    page.becomeFirstResponder()
    return page
  }

  private func find(_ name: String) -> UIView? {
    func search(_ view: UIView) -> UIView? {
      if view.accessibilityIdentifier == name { return view }
      return view.subviews.lazy.compactMap(search).first
    }
    return stage.application.windows.lazy.compactMap(search).first
  }

  // statement 365
  @Test("a shake offers to undo, and undoes on confirmation")
  func undoing() throws {
    let page = page()
    page.set(3)
    page.undoManager?.setActionName("Typing")
    stage.shake()
    stage.settle()
    #expect((find("undoAlertTitle") as? UILabel)?.text == "Undo Typing")
    #expect(page.value == 3)
    #expect(page.isFirstResponder)
    #expect(stage.window.isKeyWindow)
    stage.tap(try #require(find("undo")))
    #expect(page.value == 0)
    stage.settle()
    #expect(find("undoAlert") == nil)
    stage.shake()
    stage.settle()
    #expect((find("undoAlertTitle") as? UILabel)?.text == "Redo Typing")
    stage.tap(try #require(find("redo")))
    stage.settle()
    #expect(page.value == 3)
  }

  // statement 365
  @Test("if there are operations to undo and to redo, a shake offers both")
  func both() throws {
    let page = page()
    page.set(1)
    stage.advance(by: 0.01)
    page.set(2)
    stage.advance(by: 0.01)
    page.undoManager?.undo()
    stage.shake()
    stage.shake()
    stage.settle()
    #expect(stage.application.windows.count == 2, "asked once, however often it is shaken")
    #expect((find("undoAlertTitle") as? UILabel)?.text == "Undo")
    #expect(find("undo") != nil)
    stage.tap(try #require(find("redo")))
    stage.settle()
    #expect(page.value == 2)
  }

  @Test("the alert has an alert's measures: a card with round buttons over a dimmed screen")
  func alertLook() throws {
    let page = page()
    page.set(1)
    stage.shake()
    let title = try #require(find("undoAlertTitle"))
    let card = try #require(title.superview)
    let dimming = try #require(card.superview?.subviews.first)
    // The card appears at once. The dimming is animated by a critically damped spring.
    #expect(card.layer.animationKeys() == nil)
    let spring = try #require(dimming.layer.animation(forKey: "opacity") as? CASpringAnimation)
    #expect(
      abs(spring.stiffness.squareRoot() - 22.88) < 1e-6 && abs(spring.duration - 0.4036) < 1e-3)
    stage.settle()
    #expect(card.bounds.width == 320 && card.layer.cornerRadius == 34)
    #expect(card.center == CGPoint(x: 195, y: 422))
    let cancel = try #require(find("cancelUndo"))
    let undo = try #require(find("undo"))
    let top = title.frame.maxY + 20
    #expect(title.frame.minX == 30 && title.frame.minY == 22)
    #expect(cancel.frame == CGRect(x: 16, y: top, width: 140, height: 48))
    #expect(undo.frame == CGRect(x: 164, y: top, width: 140, height: 48))
    #expect(undo.layer.cornerRadius == 24 && card.bounds.height == top + 64)
    func darkness(_ style: UIUserInterfaceStyle) -> CGFloat? {
      dimming.backgroundColor?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        .cgColor.alpha
    }
    #expect(darkness(.light) == 0.2 && darkness(.dark) == 0.48)
    stage.tap(cancel)
    stage.settle()
  }

  @Test("three buttons of the alert are below one another, Cancel last")
  func threeAnswers() throws {
    let page = page()
    page.set(1)
    stage.advance(by: 0.01)
    page.set(2)
    stage.advance(by: 0.01)
    page.undoManager?.undo()
    stage.shake()
    stage.settle()
    let frames = try ["undo", "redo", "cancelUndo"].map { try #require(find($0)).frame }
    #expect(frames.allSatisfy { $0.minX == 16 && $0.width == 288 && $0.height == 48 })
    for (upper, lower) in zip(frames, frames.dropFirst()) {
      #expect(abs(lower.minY - upper.maxY - 8) < 1e-9)
    }
    stage.tap(try #require(find("cancelUndo")))
    stage.settle()
  }

  // statement 365
  @Test("a shake while the alert is on the screen opens no second one")
  func oneQuestion() throws {
    let page = page()
    page.set(1)
    stage.shake()
    stage.settle()
    let question = try #require(find("undoAlert"))
    stage.shake()
    stage.settle()
    #expect(find("undoAlert") === question)
    #expect(question.window != nil)
    stage.tap(try #require(find("cancelUndo")))
    stage.settle()
  }

  // statement 365
  @Test("cancelling changes nothing, and the next shake opens the alert again")
  func cancelling() throws {
    let page = page()
    page.set(1)
    stage.shake()
    stage.settle()
    stage.tap(try #require(find("cancelUndo")))
    stage.settle()
    #expect(page.value == 1)
    #expect(find("undoAlert") == nil)
    stage.shake()
    stage.settle()
    #expect(find("undoAlert") != nil)
    stage.tap(try #require(find("cancelUndo")))
    stage.settle()
  }

  // statement 365
  @Test("there is no alert with nothing to undo, when disabled, or when a view consumes the shake")
  func notAsked() {
    let page = page()
    stage.shake()
    stage.settle()
    #expect(find("undoAlert") == nil, "nothing to undo")
    page.set(1)
    stage.application.applicationSupportsShakeToEdit = false
    stage.shake()
    stage.settle()
    #expect(find("undoAlert") == nil, "turned off")
    stage.application.applicationSupportsShakeToEdit = true
    page.keepsShakes = true
    stage.shake()
    stage.settle()
    #expect(find("undoAlert") == nil, "kept")
  }
}
