import Testing
import TouchstoneTesting
import UIKit

@testable import TouchstoneInspector

/// Mistakes that no scene shows: each explanation of a tap names the cause.
@Suite("Further mistakes", .staged) @MainActor
struct FurtherMistakeTests {
  private let refusing = RefusingToEdit()

  /// Expects a clause in the explanations of a page.
  private func expect(
    _ clause: String, of page: MistakenPage, isBeforehand: Bool = true, isLinted: Bool = false,
    isPopup: Bool = true, fails: Bool = true, _ location: SourceLocation = #_sourceLocation
  ) throws {
    if isBeforehand { #expect(page.why.contains(clause), "\(page.why)", sourceLocation: location) }
    #expect(page.commandLine.contains(clause), "\(page.commandLine)", sourceLocation: location)
    if fails {
      let failure = page.failure ?? "the tap does not fail"
      #expect(failure.contains(clause), "\(failure)", sourceLocation: location)
    }
    if isLinted {
      #expect(page.lint.contains { $0.contains(clause) }, "\(page.lint)", sourceLocation: location)
    }
    let popup = try page.popup()
    #expect(popup.isOpen == isPopup, "\(popup)", sourceLocation: location)
    if isPopup { #expect(popup.sentence.contains(clause), "\(popup)", sourceLocation: location) }
  }

  // MARK: Texts

  @Test(arguments: [true, false])
  func `A text whose delegate refuses to begin is a miss that names the method`(isField: Bool)
    throws
  {
    let method = isField ? "textFieldShouldBeginEditing" : "textViewShouldBeginEditing"
    let page = MistakenPage { page, _ in
      let text: UIView = isField ? UITextField(frame: MistakenPage.frame) : UITextView()
      text.frame = MistakenPage.frame
      (text as? UITextField)?.delegate = refusing
      (text as? UITextView)?.delegate = refusing
      page.addSubview(text)
      return text
    }
    try expect(
      "its delegate's \(method)(_:) returned false", of: page, isBeforehand: false, fails: false)
    // The delegate may have done something, for example if a field serves as a button.
    #expect(page.failure == nil)
  }

  @Test func `A field that the edited field blocks from editing names the edited field`() throws {
    let page = MistakenPage { page, _ in
      let first = UITextField(frame: CGRect(x: 50, y: 100, width: 200, height: 40))
      first.accessibilityIdentifier = "first"
      page.addSubview(first)
      first.becomeFirstResponder()
      first.delegate = Stubborn.shared
      let second = UITextField(frame: MistakenPage.frame)
      second.accessibilityIdentifier = "second"
      page.addSubview(second)
      return second
    }
    try expect(
      "*second* doesn't become first responder: *first* refuses to resign.", of: page,
      isBeforehand: false, fails: false)
    #expect(
      page.commandLine.contains(
        "Return true in textFieldShouldEndEditing(_:) of the delegate of *first*."))
  }

  @Test func `A tap on a text that is edited is a miss without a popup`() throws {
    let page = MistakenPage { page, _ in
      let field = UITextField(frame: MistakenPage.frame)
      page.addSubview(field)
      field.becomeFirstResponder()
      return field
    }
    #expect(page.commandLine.contains("is already first responder"))
    #expect(page.failure == nil)
    #expect(try !page.popup().isOpen)
  }

  // MARK: Positions

  @Test func `A view with a scale of 0 names its transform, and no invalid number`() throws {
    let page = MistakenPage { page, _ in
      let buy = MistakenPage.button()
      page.addSubview(buy)
      buy.transform = CGAffineTransform(scaleX: 0, y: 0)
      return buy
    }
    try expect(
      "its transform has a scale of 0, which leaves it no area", of: page, isPopup: false)
    #expect(!page.commandLine.contains("nan"))
  }

  @Test func `A view inside a view with a scale of 0 names the outer view`() throws {
    let page = MistakenPage { page, _ in
      let card = MistakenPage.box("card", frame: CGRect(x: 0, y: 100, width: 300, height: 300))
      card.transform = CGAffineTransform(scaleX: 0, y: 1)
      let buy = MistakenPage.button()
      card.addSubview(buy)
      page.addSubview(card)
      return buy
    }
    try expect(
      "it is in *card*, whose transform has a scale of 0", of: page, isPopup: false)
  }

  @Test func `A view that zPosition draws in front is brought to the front`() throws {
    let page = MistakenPage { page, _ in
      let buy = MistakenPage.button()
      page.addSubview(buy)
      page.addSubview(MistakenPage.box("banner"))
      buy.layer.zPosition = 10
      return buy
    }
    try expect(
      "*banner* comes after it in the subviews, and zPosition changes only the drawing order",
      of: page)
    #expect(page.lint.contains { $0.contains("even if zPosition changes the drawing order") })
    #expect(try page.popup().fix == "page.bringSubviewToFront(buy)")
  }

  @Test func `A view that accepts points elsewhere is not reported as covering`() throws {
    let page = MistakenPage { page, _ in
      let buy = MistakenPage.button()
      page.addSubview(buy)
      let badge = AnswersEverywhere(frame: CGRect(x: 0, y: 600, width: 10, height: 10))
      badge.accessibilityIdentifier = "badge"
      page.addSubview(badge)
      return buy
    }
    try expect(
      "*badge* doesn't cover that point, but AnswersEverywhere.hitTest(_:with:) accepts the touch",
      of: page)
    #expect(page.lint.contains { $0.contains("*badge* receives all touches on *buy*") })
    #expect(!page.lint.joined().contains("completely covers"))
  }

  @Test func `A view beyond the content of a scroll view asks for a larger content`() throws {
    let page = MistakenPage { page, _ in
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      scrollView.accessibilityIdentifier = "scroll"
      scrollView.contentSize = CGSize(width: 300, height: 300)
      scrollView.contentInsetAdjustmentBehavior = .never
      let buy = MistakenPage.button(frame: CGRect(x: 20, y: 400, width: 100, height: 50))
      scrollView.addSubview(buy)
      page.addSubview(scrollView)
      return buy
    }
    try expect("Set contentSize.height of *scroll* to at least 450", of: page, isPopup: false)
    #expect(page.failure?.contains("stage.scroll(to:)") == false)
  }

  @Test func `A view that can be scrolled to is still to be scrolled to`() {
    let page = MistakenPage { page, _ in
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      scrollView.accessibilityIdentifier = "scroll"
      scrollView.contentSize = CGSize(width: 300, height: 460)
      let buy = MistakenPage.button(frame: CGRect(x: 20, y: 400, width: 100, height: 50))
      scrollView.addSubview(buy)
      page.addSubview(scrollView)
      return buy
    }
    #expect(page.why.contains("Scroll *scroll* until the view is visible."))
    #expect(page.failure?.contains("In a test: stage.scroll(to:).") == true)
  }

  @Test func `A view hidden in a stack view is reported as hidden, not as lacking a size`() throws {
    let page = MistakenPage { page, _ in
      let buy = MistakenPage.button()
      buy.isHidden = true
      let stack = UIStackView(arrangedSubviews: [buy, MistakenPage.button("other")])
      stack.frame = MistakenPage.frame
      page.addSubview(stack)
      return buy
    }
    #expect(
      page.why.contains("it is hidden") && page.why.contains("Set isHidden of *buy* to false."))
    #expect(page.failure?.contains("it is hidden") == true)
  }

  // MARK: Controls

  @Test func `A button with a menu and without an action is offered to show it on a tap`() throws {
    let page = MistakenPage { page, _ in
      let more = UIButton(frame: MistakenPage.frame)
      more.accessibilityIdentifier = "more"
      more.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
      page.addSubview(more)
      return more
    }
    try expect(
      "*more* shows its menu only after a long press, and has no action for a tap", of: page,
      isLinted: true)
    #expect(try page.popup().fix == "more.showsMenuAsPrimaryAction = true")
  }

  @Test func `The line for a button with a menu makes it respond`() throws {
    let stage = Stage()
    let more = UIButton(frame: MistakenPage.frame)
    more.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    stage.window.addSubview(more)
    let middle = CGPoint(x: more.bounds.midX, y: more.bounds.midY)
    let fix = try #require(more.explanation(forTouchAt: middle).fix)
    let tried = try #require(fix.attempt())
    stage.tap(more)
    stage.settle()
    #expect(stage.shows("Copy"))
    tried.takeBack()
    #expect(!more.showsMenuAsPrimaryAction)
  }

  @Test func `A button whose class does not call super names the method`() throws {
    let page = MistakenPage { page, _ in
      let buy = Silenced(frame: MistakenPage.frame)
      buy.accessibilityIdentifier = "buy"
      buy.addAction(UIAction { _ in }, for: .touchUpInside)
      page.addSubview(buy)
      return buy
    }
    let clause =
      "*buy* handles the touch in touchesBegan(_:with:) of its own class but sends none of its "
      + "actions. Call super in touchesBegan(_:with:)."
    #expect(page.commandLine.contains(clause), "\(page.commandLine)")
    #expect(try page.popup().sentence.contains(clause))
  }

  @Test func `A button whose class calls super is not reported as silent`() throws {
    let page = MistakenPage { page, _ in
      let buy = Polite(frame: MistakenPage.frame)
      buy.accessibilityIdentifier = "buy"
      buy.addAction(UIAction { _ in }, for: .touchUpInside)
      page.addSubview(buy)
      return buy
    }
    #expect(!page.commandLine.contains("super"))
    #expect(try !page.popup().sentence.contains("super"))
  }

  @Test(arguments: [true, false])
  func `A tap next to the thumb of a slider changes nothing, also in a scroll view`(isInList: Bool)
    throws
  {
    let page = MistakenPage { page, _ in
      let scrollView = UIScrollView(frame: page.bounds)
      scrollView.contentSize = CGSize(width: 300, height: 3000)
      let volume = UISlider(frame: MistakenPage.frame)
      volume.accessibilityIdentifier = "volume"
      if isInList { page.addSubview(scrollView) }
      (isInList ? scrollView : page).addSubview(volume)
      return volume
    }
    #expect(
      page.commandLine.contains("the touch doesn't change it. Drag the thumb of *volume*."))
    #expect(page.failure == nil)
    #expect(try !page.popup().isOpen)
  }

  @Test func `A disabled button on a page with a tap recognizer is reported as disabled`()
    throws
  {
    let tap = UITapGestureRecognizer(target: Kept.shared, action: Kept.hear)
    let page = MistakenPage { page, _ in
      let buy = MistakenPage.button()
      buy.isEnabled = false
      page.addGestureRecognizer(tap)
      page.addSubview(buy)
      return buy
    }
    #expect(page.why.contains("it is disabled"))
    #expect(!page.commandLine.contains("cancelsTouchesInView"))
    #expect(try !page.popup().sentence.contains("cancelsTouchesInView"))
  }

  // MARK: Recognizers

  @Test func `A press of no duration around a button names cancelsTouchesInView everywhere`() throws
  {
    let page = MistakenPage { page, _ in
      let press = UILongPressGestureRecognizer(target: Kept.shared, action: Kept.hear)
      press.name = "press"
      press.minimumPressDuration = 0
      page.addGestureRecognizer(press)
      let buy = MistakenPage.button()
      page.addSubview(buy)
      return buy
    }
    try expect("Set cancelsTouchesInView of *press* to false.", of: page, fails: false)
  }

  @Test(arguments: ["numberOfTapsRequired", "numberOfTouchesRequired", "minimumPressDuration"])
  func `A gesture that a tap does not make names the deciding property`(property: String)
    throws
  {
    let page = MistakenPage { page, stage in
      let recognizer: UIGestureRecognizer
      if property == "minimumPressDuration" {
        recognizer = UILongPressGestureRecognizer(target: Kept.shared, action: Kept.hear)
      } else {
        let tap = UITapGestureRecognizer(target: Kept.shared, action: Kept.hear)
        if property == "numberOfTapsRequired" { tap.numberOfTapsRequired = 2 }
        if property == "numberOfTouchesRequired" { tap.numberOfTouchesRequired = 2 }
        recognizer = tap
      }
      let card = MistakenPage.box("card")
      card.addGestureRecognizer(recognizer)
      page.addSubview(card)
      return card
    }
    try expect(
      "or change its \(property).", of: page, isBeforehand: false,
      fails: property != "numberOfTapsRequired")
  }

  @Test func `A recognizer that moved to a view outside the window is missed`() throws {
    let page = MistakenPage { page, _ in
      let tap = UITapGestureRecognizer(target: Kept.shared, action: Kept.hear)
      tap.name = "tap"
      let card = MistakenPage.box("card")
      card.addGestureRecognizer(tap)
      let other = MistakenPage.box("other")
      other.addGestureRecognizer(tap)
      Kept.shared.objects.append(other)
      page.addSubview(card)
      return card
    }
    try expect("*tap* was added to *card*, and later to *other*", of: page, isLinted: true)
  }

  @Test func `A recognizer whose class does not call super is reported as such`() throws {
    let page = page(with: Deaf(target: Kept.shared, action: Kept.hear))
    try expect(
      "Call super in the touch methods of the class of *recognizer*", of: page, isBeforehand: false)
  }

  @Test func `A pencil-only recognizer suggests adding fingers to allowedTouchTypes`() throws {
    let pencil = page { recognizer in
      recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    }
    try expect(
      "Add UITouch.TouchType.direct to allowedTouchTypes of *recognizer*.", of: pencil,
      isBeforehand: false)
  }

  @Test func `An edge pan without edges reports no infinite distance`() throws {
    let page = page(
      with: UIScreenEdgePanGestureRecognizer(target: Kept.shared, action: Kept.hear))
    try expect("failed: it takes no edge.", of: page, isBeforehand: false)
    try expect("or change its edges.", of: page, isBeforehand: false)
  }

  @Test func `A row whose own recognizer is recognized has not lost its touch`() throws {
    let page = MistakenPage { page, _ in
      let scrollView = UIScrollView(frame: page.bounds)
      scrollView.contentSize = CGSize(width: 300, height: 3000)
      let row = MistakenPage.box("row")
      row.addGestureRecognizer(UITapGestureRecognizer(target: Kept.shared, action: Kept.hear))
      scrollView.addSubview(row)
      page.addSubview(scrollView)
      return row
    }
    #expect(try page.popup().sentence == " ")
  }

  /// Returns a page with a card that has a recognizer.
  private func page(with recognizer: UIGestureRecognizer) -> MistakenPage {
    recognizer.name = "recognizer"
    return MistakenPage { page, _ in
      let card = MistakenPage.box("card")
      card.addGestureRecognizer(recognizer)
      page.addSubview(card)
      return card
    }
  }

  private func page(_ change: @escaping @MainActor (UITapGestureRecognizer) -> Void) -> MistakenPage
  {
    let tap = UITapGestureRecognizer(target: Kept.shared, action: Kept.hear)
    change(tap)
    return page(with: tap)
  }

  // MARK: Events

  @Test func `A text field with actions for valueChanged is told its event, and is not a miss`()
    throws
  {
    let page = MistakenPage { page, _ in
      let name = UITextField(frame: MistakenPage.frame)
      name.accessibilityIdentifier = "name"
      name.addAction(UIAction { _ in }, for: .valueChanged)
      page.addSubview(name)
      return name
    }
    try expect(
      "*name* has actions for valueChanged only; it sends editingChanged.", of: page,
      isLinted: true, isPopup: false, fails: false)
    #expect(page.failure == nil)
  }

  @Test func `A switch with actions for editingChanged is told its event, and is not a miss`()
    throws
  {
    let page = MistakenPage { page, _ in
      let wifi = UISwitch(frame: MistakenPage.frame)
      wifi.accessibilityIdentifier = "wifi"
      wifi.addAction(UIAction { _ in }, for: .editingChanged)
      page.addSubview(wifi)
      return wifi
    }
    try expect(
      "*wifi* has actions for editingChanged only; it sends valueChanged.", of: page,
      isLinted: true, isPopup: false, fails: false)
    #expect(page.failure == nil)
  }

  @Test func `Controls with actions for events that they send are advised no others`() {
    for event in [UIControl.Event.valueChanged, .touchUpInside, .allEvents] {
      let page = MistakenPage { page, _ in
        let wifi = UISwitch(frame: MistakenPage.frame)
        wifi.addAction(UIAction { _ in }, for: event)
        page.addSubview(wifi)
        return wifi
      }
      #expect(page.why.hasSuffix("is hit."))
      #expect(page.lint.isEmpty)
    }
  }

  @Test func `The line for a text field makes its action run`() throws {
    let stage = Stage()
    let name = UITextField(frame: MistakenPage.frame)
    name.accessibilityIdentifier = "name"
    name.addAction(UIAction { _ in }, for: .valueChanged)
    stage.window.addSubview(name)
    let middle = CGPoint(x: name.bounds.midX, y: name.bounds.midY)
    let fix = try #require(name.explanation(forTouchAt: middle).fix)
    #expect(fix.code == "name.addAction(UIAction { _ in … }, for: .editingChanged)")
    let tried = try #require(fix.attempt())
    #expect(name.allControlEvents.contains(.editingChanged))
    tried.takeBack()
  }

  @Test func `Controls without another value report why nothing changes`() {
    let controls: [(UIControl, String)] = [
      (UISegmentedControl(), "insertSegment(withTitle:at:animated:)"),
      (UIPageControl(), "Set numberOfPages"),
      (UISlider(), "Set maximumValue"), (UIStepper(), "Set maximumValue"),
    ]
    for (control, clause) in controls {
      (control as? UISlider)?.maximumValue = 0
      (control as? UIStepper)?.maximumValue = 0
      let page = MistakenPage { page, _ in
        control.frame = MistakenPage.frame
        page.addSubview(control)
        return control
      }
      #expect(page.commandLine.contains(clause), "\(page.commandLine)")
    }
  }

  @Test func `Lint names no internal view of a scroll view`() {
    let page = MistakenPage { page, _ in
      let scrollView = UIScrollView(frame: page.bounds)
      scrollView.accessibilityIdentifier = "scroll"
      scrollView.isUserInteractionEnabled = false
      let buy = MistakenPage.button()
      scrollView.addSubview(buy)
      page.addSubview(scrollView)
      return buy
    }
    let lint = page.lint.joined(separator: " ")
    #expect(
      lint.contains("*scroll* has user interaction disabled, so it and *buy* get no touches."))
  }

  // MARK: Outcomes

  @Test func `A touch that no window takes changes nothing`() {
    let page = MistakenPage { page, stage in
      let buy = MistakenPage.button()
      page.addSubview(buy)
      stage.window.isUserInteractionEnabled = false
      return buy
    }
    #expect(page.commandLine.hasSuffix("No view receives the touch."))
  }
}

private final class RefusingToEdit: NSObject, UITextFieldDelegate, UITextViewDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { false }
}

@MainActor
private final class Stubborn: NSObject, UITextFieldDelegate {
  static let shared = Stubborn()

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}

private final class AnswersEverywhere: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
}

private final class Silenced: UIButton {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class Polite: UIButton {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
}

@MainActor
private final class Kept {
  static let shared = Kept()

  var objects: [AnyObject] = []

  func hear() {}
}

private final class Deaf: UITapGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
}
