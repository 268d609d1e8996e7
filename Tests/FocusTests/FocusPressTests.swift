import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("Presses and the focus", .staged)
struct FocusPressTests {
  private let world = FocusWorld()

  // statement 340
  @Test("presses begin at the focused item, or at the first responder if no item is focused")
  func start() {
    let holder = world.box("holder", CGRect(x: 0, y: 0, width: 80, height: 40))
    let item = world.box("item", CGRect(x: 0, y: 100, width: 80, height: 40))
    item.isItem = true
    #expect(holder.becomeFirstResponder())
    world.key(.a)
    world.stage.press(.select)
    #expect(holder.presses == ["began", "ended", "began", "ended"])
    world.focus(item)
    world.key(.a)
    world.stage.press(.select)
    #expect(item.presses == ["began", "ended", "began", "ended"])
    #expect(holder.presses.count == 4)
  }

  @Test("a first responder inside the focused item receives the presses itself")
  func firstResponderInside() {
    let item = world.box("item", CGRect(x: 0, y: 100, width: 80, height: 40))
    item.isItem = true
    let inside = world.box("inside", CGRect(x: 0, y: 0, width: 40, height: 40), in: item)
    world.focus(item)
    #expect(inside.becomeFirstResponder())
    world.key(.a)
    #expect(inside.presses == ["began", "ended"])
    #expect(item.presses.isEmpty)
  }

  @Test("an item that becomes first responder gets the focus, and a direction key takes both away")
  func firstResponderFollows() {
    let one = world.box("one", CGRect(x: 0, y: 0, width: 80, height: 40))
    let two = world.box("two", CGRect(x: 0, y: 60, width: 80, height: 40))
    one.isItem = true
    two.isItem = true
    world.focus(one)
    #expect(two.becomeFirstResponder())
    #expect(world.focused == "two")
    world.key(.up)
    #expect(world.focused == "one")
    #expect(!two.isFirstResponder)
  }

  // statement 348
  @Test("the focus receives arrow keys before the responders do")
  func focusFirst() {
    let box = world.box("box", CGRect(x: 0, y: 0, width: 300, height: 100))
    let one = world.button("one", 0, 0, in: box)
    world.button("two", 100, 0, in: box)
    world.focus(one)
    world.key(.right)
    #expect(world.focused == "two")
    #expect(box.presses.isEmpty)
  }

  @Test(
    "Return, Space and Select activate the focused control on release",
    arguments: ["Return", "space", "select"])
  func activation(what: String) {
    let button = world.button("button", 0, 0)
    world.focus(button)
    world.diary.lines = []
    switch what {
    case "Return":
      world.down(.enter)
      #expect(button.isHighlighted)
      #expect(world.diary.lines.isEmpty)
      world.up(.enter)
    case "space": world.key(.space)
    default: world.stage.press(.select)
    }
    #expect(world.diary.lines == ["button acts"])
    #expect(!button.isHighlighted)
    #expect(
      world.stage.trace.contains {
        $0.kind == .answered && $0.subject?.identifier == "button"
          && $0.phase == "touchUpInside, primaryActionTriggered"
      })
  }

  @Test("a button with select as primary action, a switch and a slider handle it themselves")
  func otherControls() {
    let toggle = UISwitch(frame: CGRect(x: 0, y: 100, width: 0, height: 0))
    var told = 0
    toggle.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    world.window.addSubview(toggle)
    world.focus(toggle)
    world.key(.space)
    #expect(toggle.isOn)
    #expect(told == 1)
    let button = world.button("button", 0, 200)
    button.changesSelectionAsPrimaryAction = true
    world.focus(button)
    world.key(.space)
    #expect(button.isSelected)
    let slider = UISlider(frame: CGRect(x: 0, y: 300, width: 200, height: 34))
    world.window.addSubview(slider)
    world.focus(slider)
    slider.addAction(UIAction { _ in told += 10 }, for: .allEvents)
    world.key(.space)
    #expect(told == 1)
    world.stage.settle()
  }

  @Test("a control that loses the focus while its key is down is not activated")
  func losesFocus() {
    let button = world.button("button", 0, 0)
    let other = world.button("other", 0, 60)
    world.focus(button)
    world.diary.lines = []
    world.down(.enter)
    world.focus(other)
    #expect(!button.isHighlighted)
    world.up(.enter)
    #expect(!world.diary.lines.contains("button acts"))
    #expect(!world.diary.lines.contains("other acts"))
  }

  @Test("an interruption cancels the press that would activate a control")
  func interruption() {
    let button = world.button("button", 0, 0)
    world.focus(button)
    world.diary.lines = []
    world.down(.enter)
    world.stage.interrupt()
    #expect(!button.isHighlighted)
    #expect(world.diary.lines.isEmpty)
  }

  @Test("an unfocused control forwards presses, and a focused one forwards other keys")
  func foreignPresses() {
    let box = world.box("box", CGRect(x: 0, y: 0, width: 300, height: 100))
    let button = world.button("button", 0, 0, in: box)
    world.focus(button)
    world.key(.a)
    #expect(box.presses == ["began", "ended"])
    world.key(.enter, .command)
    #expect(box.presses.count == 4)
    world.key(.enter)
    #expect(box.presses.count == 4)
  }
}
