import Testing
import TouchstoneTesting
import TouchstoneTrace
import UIKit

@Suite("Requests of assistive technology", .staged) @MainActor
struct AskingTests {
  private let stage = Stage()

  private func asked(_ identifier: String, in parent: UIView? = nil) -> AskedView {
    let view = AskedView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    view.isAccessibilityElement = true
    view.accessibilityIdentifier = identifier
    (parent ?? stage.window).addSubview(view)
    return view
  }

  @Test("an element that activates itself is not tapped")
  func activates() {
    let view = asked("box")
    let target = TapTarget()
    view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: TapTarget.tapped))
    #expect(stage.accessibility.activate(view) === view)
    #expect(view.take() == ["focused", "activate"] && target.points == [])
    #expect(
      stage.steps(.delivered, .answered) == [
        "delivered accessibilityActivate AskedView \"box\" · delivered",
        "answered accessibilityActivate AskedView \"box\"",
      ])
  }

  @Test("an element that does not activate itself is tapped, and its recognizers respond")
  func tapRecognizer() {
    let view = asked("box")
    view.answers = false
    let target = TapTarget()
    let tap = UITapGestureRecognizer(target: target, action: TapTarget.tapped)
    tap.name = "tap"
    view.addGestureRecognizer(tap)
    #expect(stage.accessibility.activate(view) === tap)
    #expect(target.points == [CGPoint(x: 70, y: 150)])
    #expect(
      stage.steps(.answered).last
        == "answered accessibilityActivate AskedView \"box\" → UITapGestureRecognizer \"tap\" · by a tap at (70, 150)"
    )
  }

  @Test("the tap goes where the activation point is, by hit test and sendEvent")
  func activationPoint() {
    final class Watching: UIApplication {
      var phases: [UITouch.Phase] = []
      override func sendEvent(_ event: UIEvent) {
        phases += event.allTouches?.map(\.phase) ?? []
        super.sendEvent(event)
      }
    }
    let stage = Stage(application: Watching.self)
    let element = named("row", CGRect(x: 0, y: 100, width: 390, height: 44))
    let button = UIButton(frame: CGRect(x: 300, y: 0, width: 80, height: 44))
    button.accessibilityIdentifier = "more"
    var fired = 0
    button.addAction(UIAction { _ in fired += 1 }, for: .touchUpInside)
    element.addSubview(button)
    stage.window.addSubview(element)
    #expect(stage.accessibility.activate(element) !== button)
    #expect(fired == 0)
    element.accessibilityActivationPoint = CGPoint(x: 340, y: 122)
    #expect(stage.accessibility.activate(element) === button)
    #expect(fired == 1)
    #expect((stage.application as? Watching)?.phases == [.began, .ended, .began, .ended])
  }

  @Test("activation operates a button and a switch as a finger does")
  func controls() {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    let toggle = UISwitch(frame: CGRect(x: 20, y: 200, width: 0, height: 0))
    var log: [String] = []
    button.addAction(UIAction { _ in log.append("button") }, for: .touchUpInside)
    toggle.addAction(UIAction { _ in log.append("switch \(toggle.isOn)") }, for: .valueChanged)
    stage.window.addSubview(button)
    stage.window.addSubview(toggle)
    #expect(stage.accessibility.activate(button) === button)
    #expect(stage.accessibility.activate(toggle) === toggle)
    #expect(toggle.accessibilityValue == "1")
    #expect(log == ["button", "switch true"])
    button.isEnabled = false
    #expect(stage.accessibility.activate(button) == nil)
    #expect(log.count == 2)
    stage.settle()
  }

  @Test("the trace reports where the simulated tap of an unhandled activation went")
  func nobody() {
    let element = named("label", CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.window.addSubview(element)
    #expect(stage.accessibility.activate(element) == nil)
    #expect(
      stage.trace.last?.detail
        == "it answered false, and nobody has answered the tap at (10, 10) so far")
    #expect(stage.trace.last?.delivery == .noAction)
  }

  @Test("a simulated tap of assistive technology leaves a finger that is down alone")
  func besideFingers() {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    var fired = 0
    button.addAction(UIAction { _ in fired += 1 }, for: .touchUpInside)
    stage.window.addSubview(button)
    let finger = stage.touch(at: CGPoint(x: 300, y: 600))
    #expect(stage.accessibility.activate(button) === button)
    #expect(fired == 1 && finger.isDown)
    finger.lift()
  }

  // MARK: Adjusting

  @Test("only adjustable elements are incremented or decremented")
  func adjusting() {
    let view = asked("dial")
    #expect(stage.accessibility.increment(view) == nil)
    #expect(view.take() == ["focused"])
    #expect(stage.trace.last?.detail == "it lacks the trait adjustable")
    view.accessibilityTraits = .adjustable
    #expect(stage.accessibility.increment(view) === view)
    #expect(stage.accessibility.decrement() === view)
    #expect(view.take() == ["increment", "decrement"])
    #expect(
      stage.steps(.answered) == [
        "answered accessibilityIncrement AskedView \"dial\"",
        "answered accessibilityDecrement AskedView \"dial\"",
      ])
    view.accessibilityTraits = [.adjustable, .notEnabled]
    #expect(stage.accessibility.increment(view) == nil)
    #expect(view.take() == [] && stage.trace.last?.delivery == .controlDisabled)
  }

  @Test("an adjustable element whose class lacks the method does not count as handling the request")
  func notOverridden() {
    let view = named("dial", CGRect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityTraits = .adjustable
    stage.window.addSubview(view)
    #expect(stage.accessibility.increment(view) == nil)
    #expect(
      stage.trace.last?.detail == "its class does not override accessibilityIncrement()")
  }

  // MARK: The chain

  @Test("an escape walks up the chain from the element until a responder returns true")
  func escape() {
    let outer = asked("outer")
    outer.isAccessibilityElement = false
    let inner = asked("inner", in: outer)
    inner.answers = false
    #expect(stage.accessibility.escape(from: inner) === outer)
    #expect(inner.take() == ["focused", "escape"] && outer.take() == ["escape"])
    #expect(
      stage.steps(.delivered, .handedOn, .answered) == [
        "delivered accessibilityPerformEscape AskedView \"inner\" · delivered",
        "handedOn accessibilityPerformEscape AskedView \"inner\" → AskedView \"outer\" · handedOn(outer)",
        "answered accessibilityPerformEscape AskedView \"outer\"",
      ])
    inner.answers = true
    #expect(stage.accessibility.escape() === inner)
    #expect(outer.take() == [])
  }

  @Test("a magic tap ends at the application and its delegate")
  func magicTap() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var answers = true
      override func accessibilityPerformMagicTap() -> Bool { answers }
    }
    let stage = Stage(app: Delegate.self)
    let view = named("label", CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    let delegate = stage.application.delegate as? Delegate
    #expect(stage.accessibility.magicTap(from: view) === delegate)
    delegate?.answers = false
    #expect(stage.accessibility.magicTap(from: view) == nil)
    #expect(
      stage.steps(.discarded) == [
        "discarded accessibilityPerformMagicTap Delegate · discarded · nobody in the chain answered true"
      ])
  }

  @Test("without a focused element an escape starts at the modal view, else at the first responder")
  func begins() {
    let view = asked("view")
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    view.addSubview(field)
    view.isAccessibilityElement = false
    field.becomeFirstResponder()
    #expect(stage.accessibility.escape() === view)
    let sheet = asked("sheet")
    sheet.isAccessibilityElement = false
    sheet.accessibilityViewIsModal = true
    sheet.addSubview(named("in it", CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(stage.accessibility.escape() === sheet)
    field.resignFirstResponder()
  }

  @Test("a walk up a cyclic chain ends where it started")
  func ring() {
    final class Ring: UIView {
      weak var other: UIResponder?
      override var next: UIResponder? { other }
    }
    let one = Ring(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let two = Ring(frame: .zero)
    one.other = two
    two.other = one
    one.isAccessibilityElement = true
    stage.window.addSubview(one)
    #expect(stage.accessibility.magicTap(from: one) == nil)
  }

  @Test("scrolling walks up the chain to a scroll view with more to show, and announces the page")
  func scrolling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scroll.contentSize = CGSize(width: 300, height: 500)
    let element = named("row", CGRect(x: 0, y: 0, width: 100, height: 40))
    scroll.addSubview(element)
    stage.window.addSubview(scroll)
    #expect(stage.accessibility.scroll(.right, from: element) == nil)
    #expect(stage.accessibility.scroll(.up, from: element) == nil)
    #expect(stage.accessibility.scroll(.down, from: element) === scroll)
    stage.settle()
    #expect(scroll.contentOffset.y == 200)
    #expect(stage.accessibility.announcements == ["Page 2 of 3"])
    stage.accessibility.scroll(.next)
    stage.settle()
    #expect(scroll.contentOffset.y == 300)
    #expect(stage.accessibility.scroll(.next) == nil)
  }

  @Test("an element performs its custom actions by name")
  func customActions() {
    let view = named("mail", CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    @MainActor final class Mail {
      var log: [String] = []
      func archive() { log.append("archive") }
    }
    let mail = Mail()
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(
        name: "Archive", target: mail, selector: Selector("archive", Mail.archive)),
      UIAccessibilityCustomAction(name: "Flag") { _ in
        mail.log.append("flag")
        return false
      },
    ]
    #expect(stage.accessibility.perform("Archive", on: view) === view)
    #expect(stage.accessibility.perform("Flag") == nil)
    #expect(stage.trace.last?.detail == "“Flag” was not done")
    #expect(stage.accessibility.perform("Burn") == nil)
    #expect(stage.trace.last?.detail == "it has no action “Burn”")
    #expect(mail.log == ["archive", "flag"])
  }

  @Test("a request without a focused element and a view that is not an element are reported")
  func nothingThere() {
    stage.accessibility.activate()
    #expect(stage.trace.last?.detail == "nothing is being read")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    let failures = Stage.failures { _ = stage.accessibility.activate(view) }
    #expect(failures.count == 1)
    #expect(
      failures.first?.text.contains(
        "no assistive technology reaches it: UIView is no accessibility element")
        == true)
  }
}
