import Testing
import TouchstoneHost
import TouchstoneSession
import TouchstoneTesting
import TouchstoneWeb
import UIKit

@Suite("The accessibility tree as sent to a page", .staged) @MainActor
struct PageElementsTests {
  private let stage = Stage()

  private func read(_ session: ApplicationSession) -> [PageElement] { session.elements.elements }

  @Test("elements keep their identifiers, and traits determine roles")
  func roles() throws {
    let session = ApplicationSession(ApplicationHost(stage.application), appName: "Test")
    let traits: [(UIAccessibilityTraits, String)] = [
      (.none, "text"), (.staticText, "text"), (.button, "button"), ([.button, .image], "button"),
      (.link, "link"), (.header, "heading"), (.image, "img"), (.searchField, "searchbox"),
      (.adjustable, "slider"), ([.button, .toggleButton], "switch"), (.keyboardKey, "button"),
    ]
    for (row, (trait, _)) in traits.enumerated() {
      let view = named("\(row)", CGRect(x: 0, y: CGFloat(row) * 50, width: 40, height: 40))
      view.accessibilityTraits = trait
      stage.window.addSubview(view)
    }
    stage.window.addSubview(
      UITextField(frame: CGRect(x: 0, y: 700, width: 100, height: 30)))
    let first = read(session)
    #expect(first.map(\.role) == traits.map(\.1) + ["textbox"])
    #expect(first.map(\.id) == Array(1...first.count))
    let views = stage.window.subviews
    views[0].removeFromSuperview()
    #expect(read(session).map(\.id) == Array(2...first.count))
    stage.window.addSubview(views[0])
    #expect(read(session).first?.id == 1)
  }

  @Test("states and values are sent in ARIA's terms")
  func states() {
    let session = ApplicationSession(ApplicationHost(stage.application), appName: "Test")
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    slider.value = 0.25
    let toggle = UISwitch(frame: CGRect(x: 0, y: 50, width: 63, height: 28))
    toggle.isOn = true
    toggle.isEnabled = false
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
    button.isSelected = true
    for view in [slider, toggle, button] { stage.window.addSubview(view) }
    let elements = read(session)
    #expect(elements.map(\.percent) == [25, nil, nil])
    #expect(elements.map(\.checked) == [nil, true, nil])
    #expect(elements.map(\.disabled) == [false, true, false])
    #expect(elements.map(\.selected) == [false, false, true])
    #expect(elements.map(\.value) == ["25%", "", ""])
    #expect(elements.last?.frame == [0, 100, 100, 44])
  }

  @Test("a difference contains only added, changed and removed elements")
  func difference() throws {
    let session = ApplicationSession(ApplicationHost(stage.application), appName: "Test")
    let one = named("one", CGRect(x: 0, y: 0, width: 10, height: 10))
    let two = named("two", CGRect(x: 0, y: 50, width: 10, height: 10))
    stage.window.addSubview(one)
    stage.window.addSubview(two)
    let before = session.elements
    two.accessibilityValue = "2"
    let changed = PageElementsDifference(from: before, to: session.elements)
    #expect(changed.roots == nil && changed.changed.map(\.value) == ["2"])
    #expect(changed.removed == [])
    one.removeFromSuperview()
    let gone = PageElementsDifference(from: before, to: session.elements)
    #expect(gone.roots == [2] && gone.removed == [1])
  }

  @Test("a page's request reaches its element, and the trace reports an element that is gone")
  func asking() throws {
    let session = ApplicationSession(ApplicationHost(stage.application), appName: "Test")
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
    var fired = 0
    button.addAction(UIAction { _ in fired += 1 }, for: .touchUpInside)
    stage.window.addSubview(button)
    let number = try #require(read(session).first?.id)
    let sample = RawInput.accessibility(AccessibilitySample(.activate, element: number, time: 1))
    try session.receive([sample], from: 1)
    #expect(fired == 1)
    button.removeFromSuperview()
    try session.receive([sample], from: 1)
    #expect(stage.trace.last?.detail == "there is no element 0, the screen has 0")
    #expect(throws: (any Error).self) {
      try session.receive(
        [.accessibility(AccessibilitySample(.activate, element: 99, time: 2))], from: 1)
    }
  }
}
