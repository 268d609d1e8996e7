import Testing
import TouchstoneTesting
import UIKit

@Suite("Accessibility of UIKit's own views", .staged) @MainActor
struct ViewsTests {
  private let stage = Stage()

  @Test("a button's label is its title, unless the app sets a label")
  func button() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    #expect(button.isAccessibilityElement && button.accessibilityLabel == "Save")
    #expect(button.accessibilityTraits == .button)
    button.accessibilityLabel = "Save the letter"
    #expect(button.accessibilityLabel == "Save the letter")
    button.accessibilityLabel = nil
    #expect(button.accessibilityLabel == "Save")
    button.configuration = .filled()
    button.configuration?.title = "Send"
    #expect(button.accessibilityLabel == "Send")
    #expect(UIButton(type: .close).accessibilityLabel == "Close")
    let toggle = UIButton(frame: .zero)
    toggle.changesSelectionAsPrimaryAction = true
    #expect(toggle.accessibilityTraits == [.button, .toggleButton])
  }

  @Test("a control's state is among its traits, whatever traits the app sets")
  func state() {
    let button = UIButton(frame: .zero)
    button.isEnabled = false
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
    button.accessibilityTraits.insert(.header)
    #expect(button.accessibilityTraits == [.button, .header, .notEnabled, .selected])
    button.isEnabled = true
    button.isSelected = false
    #expect(button.accessibilityTraits == [.button, .header])
    button.accessibilityTraits = .link
    #expect(button.accessibilityTraits == .link)
  }

  @Test("a label with text is an accessibility element, an empty label is not")
  func label() {
    let label = UILabel(frame: .zero)
    #expect(!label.isAccessibilityElement)
    label.text = "Hello"
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Hello")
    #expect(label.accessibilityTraits == .staticText)
    label.isAccessibilityElement = false
    #expect(!label.isAccessibilityElement)
  }

  @Test("an image has the image trait, and is an element only if the app makes it one")
  func image() {
    let view = UIImageView(frame: .zero)
    #expect(!view.isAccessibilityElement && view.accessibilityTraits == .image)
  }

  @Test("a switch's value is 1 or 0")
  func toggle() {
    let view = UISwitch(frame: .zero)
    #expect(view.accessibilityValue == "0" && view.isAccessibilityElement)
    view.isOn = true
    #expect(view.accessibilityValue == "1")
    #expect(view.accessibilityTraits == [.button, .toggleButton])
  }

  @Test("a slider moves by a tenth of its range, reports a percentage, and sends its action")
  func slider() {
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    slider.maximumValue = 20
    slider.minimumValue = -20
    slider.value = 15
    var heard: [Float] = []
    slider.addAction(UIAction { _ in heard.append(slider.value) }, for: .valueChanged)
    stage.window.addSubview(slider)
    #expect(slider.accessibilityValue == "88%")
    #expect(stage.accessibility.increment(slider) === slider)
    #expect(heard == [19])
    stage.accessibility.increment(slider)
    stage.accessibility.increment(slider)
    #expect(heard == [19, 20] && slider.accessibilityValue == "100%")
    stage.accessibility.decrement(slider)
    #expect(heard == [19, 20, 16])
    slider.isEnabled = false
    stage.accessibility.decrement(slider)
    #expect(heard.count == 3)
    stage.settle()
  }

  @Test("a field's label is its placeholder, and its value its text, or bullets for a password")
  func field() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.placeholder = "Name"
    #expect(field.isAccessibilityElement && field.accessibilityLabel == "Name")
    #expect(field.accessibilityValue == "")
    field.text = "Ada"
    #expect(field.accessibilityValue == "Ada")
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == "•••")
    stage.window.addSubview(field)
    stage.accessibility.activate(field)
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
    stage.settle()
    let view = UITextView(frame: .zero)
    view.text = "Once upon a time"
    #expect(view.isAccessibilityElement && view.accessibilityValue == "Once upon a time")
    view.isEditable = false
    #expect(view.accessibilityTraits == .staticText)
  }

  @Test("menu items are buttons, an escape closes the menu, and no other element is read")
  func menu() throws {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    button.setTitle("Sort", for: .normal)
    var chosen: [String] = []
    func action(_ title: String, _ state: UIMenuElement.State = .off) -> UIAction {
      UIAction(title: title, state: state) { _ in chosen.append(title) }
    }
    let off = UIAction(title: "Size", attributes: .disabled) { _ in }
    button.menu = UIMenu(title: "Order", children: [action("Name", .on), action("Date"), off])
    button.showsMenuAsPrimaryAction = true
    stage.window.addSubview(button)
    stage.accessibility.activate(button)
    stage.settle()
    #expect(
      stage.accessibility.outline == """
        modal
          Order, header
          Name, button selected
          Date, button
          Size, button notEnabled

        """)
    stage.accessibility.escape()
    stage.settle()
    #expect(stage.read == ["Sort"])
    stage.accessibility.activate(button)
    stage.settle()
    let date = try #require(stage.accessibility.elements.first { $0.accessibilityLabel == "Date" })
    stage.accessibility.activate(date)
    stage.settle()
    #expect(chosen == ["Date"] && stage.read == ["Sort"])
  }
}
