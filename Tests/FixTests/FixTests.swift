import Testing
import TouchstoneInspector
import TouchstoneTesting
import UIKit

/// The line of code that an explanation suggests, applied and reverted.
@Suite("Lines that fix a dead view", .staged) @MainActor
struct FixTests {
  private let stage = Stage()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let taps = Taps()

  /// The number of times that a button's action ran.
  final class Taps {
    var count = 0

    func other() {}
  }

  init() {
    page.accessibilityIdentifier = "page"
    stage.window.addSubview(page)
  }

  private func button(
    in parent: UIView, frame: CGRect = CGRect(x: 20, y: 20, width: 120, height: 44)
  ) -> UIButton {
    let button = UIButton(frame: frame)
    button.setTitle("Buy", for: .normal)
    button.accessibilityIdentifier = "buy"
    button.addAction(UIAction { [taps] _ in taps.count += 1 }, for: .touchUpInside)
    parent.addSubview(button)
    return button
  }

  private func box(
    _ name: String, frame: CGRect = CGRect(x: 50, y: 200, width: 200, height: 100)
  ) -> UIView {
    let box = UIView(frame: frame)
    box.accessibilityIdentifier = name
    page.addSubview(box)
    return box
  }

  private func middle(_ view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  /// Expects that the view is dead, that the line fixes it, and that reverting the line makes it
  /// dead again.
  ///
  /// If a working view covers the button, explanations mention the button only if it is queried.
  private func mends(
    _ button: UIView, _ code: String, culprit: String, isAskedAbout: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let point = middle(button)
    func explained() -> TouchExplanation {
      guard isAskedAbout else { return stage.explanation(at: point) }
      return button.explanation(
        forTouchAt: CGPoint(x: button.bounds.midX, y: button.bounds.midY))
    }
    stage.tap(at: point)
    #expect(taps.count == 0, sourceLocation: sourceLocation)
    if isAskedAbout { #expect(stage.explanation(at: point).culprit == nil) }
    let explanation = explained()
    #expect(explanation.culprit?.name == culprit, sourceLocation: sourceLocation)
    let fix = try #require(explanation.fix, sourceLocation: sourceLocation)
    #expect(fix.code == code, sourceLocation: sourceLocation)
    #expect(fix.canBeTried, sourceLocation: sourceLocation)
    let tried = try #require(fix.attempt(), sourceLocation: sourceLocation)
    #expect(explained().fix == nil, sourceLocation: sourceLocation)
    stage.tap(at: point)
    #expect(taps.count == 1, sourceLocation: sourceLocation)
    tried.takeBack()
    tried.takeBack()
    #expect(explained().fix?.code == code, sourceLocation: sourceLocation)
    stage.tap(at: point)
    #expect(taps.count == 1, sourceLocation: sourceLocation)
  }

  @Test func `A passive view that covers a button lets touches through`() throws {
    let button = button(in: page)
    let veil = box("veil", frame: page.bounds)
    try mends(button, "veil.isUserInteractionEnabled = false", culprit: "veil")
    #expect(veil.isUserInteractionEnabled)
  }

  @Test func `An interactive view that covers a button moves behind it, and returns`() throws {
    let card = box("card")
    let button = button(in: card)
    let sheet = box("sheet")
    sheet.addGestureRecognizer(UITapGestureRecognizer(target: taps, action: Taps.other))
    try mends(
      button, "page.bringSubviewToFront(card)", culprit: "sheet", isAskedAbout: true)
    #expect(page.subviews.last === sheet)
  }

  @Test func `A parent that is not high enough grows`() throws {
    let card = box("card")
    let button = button(in: card, frame: CGRect(x: 20, y: 110, width: 120, height: 44))
    try mends(button, "card.frame.size.height = 154", culprit: "card")
    #expect(card.frame == CGRect(x: 50, y: 200, width: 200, height: 100))
  }

  @Test func `A parent grows to the left and upward without moving its subviews`() throws {
    let card = box("card")
    let button = button(in: card, frame: CGRect(x: -30, y: -60, width: 120, height: 44))
    let place = middle(button)
    try mends(
      button, "card.bounds = CGRect(x: -30, y: -60, width: 230, height: 160)", culprit: "card")
    #expect(middle(button) == place)
  }

  @Test func `A parent without a size is given one`() throws {
    let card = box("card", frame: CGRect(x: 50, y: 200, width: 0, height: 0))
    let button = button(in: card)
    try mends(button, "card.frame.size = CGSize(width: 140, height: 64)", culprit: "card")
  }

  @Test func `A parent placed by constraints is left to the source`() throws {
    let card = box("card")
    card.translatesAutoresizingMaskIntoConstraints = false
    let button = button(in: card, frame: CGRect(x: 20, y: 110, width: 120, height: 44))
    let fix = try #require(stage.explanation(at: middle(button)).fix)
    #expect(
      fix.code
        == "card.heightAnchor.constraint(greaterThanOrEqualToConstant: 154).isActive = true")
    #expect(!fix.canBeTried)
    #expect(fix.attempt() == nil)
  }

  @Test func `A parent with its interaction off takes touches again`() throws {
    let card = box("card")
    let button = button(in: card)
    card.isUserInteractionEnabled = false
    try mends(button, "card.isUserInteractionEnabled = true", culprit: "card")
  }

  @Test func `A transparent parent becomes opaque`() throws {
    let card = box("card")
    let button = button(in: card)
    card.alpha = 0.005
    try mends(button, "card.alpha = 1", culprit: "card")
    #expect(abs(card.alpha - 0.005) < 0.0001)
  }

  @Test func `A hidden button is shown`() throws {
    let button = button(in: page)
    button.isHidden = true
    try mends(button, "buy.isHidden = false", culprit: "buy")
  }

  @Test func `An animation lets touches through and refuses them again`() throws {
    let button = button(in: page)
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
      button.alpha = 0.8
    }
    try mends(
      button, "UIView.animate(…, options: [.allowUserInteraction])", culprit: "buy")
    button.layer.removeAllAnimations()
  }

  @Test func `A finished animation refuses no touches when a fix is reverted`() throws {
    let button = button(in: page)
    UIView.animate(withDuration: 1) { button.alpha = 0.8 }
    let tried = try #require(stage.explanation(at: middle(button)).fix?.attempt())
    stage.advance(by: 2)
    tried.takeBack()
    stage.tap(at: middle(button))
    #expect(taps.count == 1)
  }

  @Test func `A disabled button is enabled`() throws {
    let button = button(in: page)
    button.isEnabled = false
    try mends(button, "buy.isEnabled = true", culprit: "buy")
  }

  @Test func `A press that is recognized at once leaves touches to the button`() throws {
    let card = box("card")
    let button = button(in: card)
    let ripple = UILongPressGestureRecognizer()
    ripple.name = "ripple"
    ripple.minimumPressDuration = 0
    card.addGestureRecognizer(ripple)
    #expect(
      stage.why(button)
        == "*buy* is hit, but *ripple* on *card* is recognized as soon as a finger comes down, and "
        + "cancels the touch. Set cancelsTouchesInView of *ripple* to false.")
    try mends(button, "ripple.cancelsTouchesInView = false", culprit: "ripple")
  }

  @Test func `A press with a duration, or with a delegate, is not the culprit`() {
    final class Referee: NSObject, UIGestureRecognizerDelegate {}
    let referee = Referee()
    let card = box("card")
    let button = button(in: card)
    let press = UILongPressGestureRecognizer()
    card.addGestureRecognizer(press)
    #expect(stage.explanation(at: middle(button)).culprit == nil)
    press.minimumPressDuration = 0
    press.delegate = referee
    #expect(stage.explanation(at: middle(button)).culprit == nil)
  }

  @Test func `A recognizer that delays touches no longer does`() throws {
    let card = box("card")
    let button = button(in: card)
    let drag = UIPanGestureRecognizer()
    drag.name = "drag"
    drag.delaysTouchesBegan = true
    card.addGestureRecognizer(drag)
    let fix = try #require(stage.explanation(at: middle(button)).fix)
    #expect(fix.code == "drag.delaysTouchesBegan = false")
    let tried = try #require(fix.attempt())
    #expect(!drag.delaysTouchesBegan)
    tried.takeBack()
    #expect(drag.delaysTouchesBegan)
  }

  @Test func `A button without an action is offered an action`() throws {
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 120, height: 44))
    page.addSubview(button)
    let fix = try #require(stage.explanation(at: middle(button)).fix)
    #expect(fix.code == "button.addAction(UIAction { _ in … }, for: .primaryActionTriggered)")
    let tried = try #require(fix.attempt())
    #expect(stage.explanation(at: middle(button)).culprit == nil)
    tried.takeBack()
    #expect(stage.explanation(at: middle(button)).fix == fix)
  }

  @Test func `A passive window in front lets touches through`() throws {
    let button = button(in: page)
    let toast = UIWindow(frame: stage.window.bounds)
    toast.accessibilityIdentifier = "toast"
    toast.isHidden = false
    try mends(button, "toast.isUserInteractionEnabled = false", culprit: "toast")
  }

  @Test func `An interactive window in front moves behind`() throws {
    let button = button(in: page)
    let alert = UIWindow(frame: stage.window.bounds)
    alert.accessibilityIdentifier = "alert"
    alert.addGestureRecognizer(UITapGestureRecognizer(target: taps, action: Taps.other))
    alert.isHidden = false
    try mends(
      button, "alert.windowLevel = UIWindow.Level(-1)", culprit: "alert", isAskedAbout: true)
  }

  @Test func `A decision of an app's method is named and left to the source`() {
    final class Deaf: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    }
    let deaf = Deaf(frame: CGRect(x: 50, y: 200, width: 200, height: 100))
    deaf.accessibilityIdentifier = "deaf"
    page.addSubview(deaf)
    let explanation = stage.explanation(at: middle(button(in: deaf)))
    #expect(explanation.culprit?.name == "deaf")
    #expect(explanation.fix == nil)
  }

  @Test func `A touch that reaches its apparent target has no culprit`() {
    let button = button(in: page)
    #expect(stage.explanation(at: middle(button)).culprit == nil)
    #expect(stage.explanation(at: CGPoint(x: 300, y: 700)).culprit == nil)
  }

  @Test func `A fix whose view is gone can't be tried`() throws {
    var fix: SuggestedFix?
    do {
      let card = box("card")
      let button = button(in: card)
      card.isUserInteractionEnabled = false
      fix = stage.explanation(at: middle(button)).fix
      card.removeFromSuperview()
    }
    stage.advance(by: 1)
    let offered = try #require(fix)
    if offered.subject.object == nil { #expect(offered.attempt() == nil) }
  }
}
