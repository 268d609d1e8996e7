// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "control-events".
/// Its calls are simpler than the recorded input, so different objects respond.
@MainActor @Test func `The recorded session of control-events`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "control-events", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("button")
  stage.advance(by: 0.783)
  #expect((stage.view("button") as? UIButton)?.currentTitle == "Button · 1")
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "button: touchDown\nbutton: touchUpInside\nbutton: primaryActionTriggered")
  #expect(stage.shows("Button · 1"))
  #expect(stage.shows("1"))
  #expect(!stage.shows("Button"))
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 43.0))
  stage.tap("switch")
  stage.advance(by: 0.783)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "button: touchDown\nbutton: touchUpInside\nbutton: primaryActionTriggered\nswitch: touchDown\nswitch: valueChanged\nswitch: primaryActionTriggered\nswitch: touchUpInside")
  #expect(stage.shows("2"))
  #expect((stage.view("switch") as? UISwitch)?.isOn == true)
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 100.0))
  stage.tap("slider")
  stage.advance(by: 0.683)
  stage.doubleTap("button")
  stage.advance(by: 0.156)
  #expect((stage.view("button") as? UIButton)?.currentTitle == "Button · 3")
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "button: touchDown\nbutton: touchUpInside\nbutton: primaryActionTriggered\nswitch: touchDown\nswitch: valueChanged\nswitch: primaryActionTriggered\nswitch: touchUpInside\nbutton: touchDown\nbutton: touchUpInside\nbutton: primaryActionTriggered\nbutton: touchDown\nbutton: touchDownRepeat\nbutton: touchUpInside\nbutton: primaryActionTriggered")
  #expect(stage.shows("Button · 3"))
  #expect(stage.shows("4"))
  #expect(!stage.shows("Button · 1"))
  #expect(!stage.shows("2"))
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 201.0))
  stage.longPress("button", duration: 0.75)
  stage.advance(by: 0.65)
  #expect((stage.view("button") as? UIButton)?.currentTitle == "Button · 4")
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "switch: valueChanged\nswitch: primaryActionTriggered\nswitch: touchUpInside\nbutton: touchDown\nbutton: touchUpInside\nbutton: primaryActionTriggered\nbutton: touchDown\nbutton: touchDownRepeat\nbutton: touchUpInside\nbutton: primaryActionTriggered\nbutton: touchDown\nbutton: touchDownRepeat\nbutton: touchUpInside\nbutton: primaryActionTriggered")
  #expect(stage.shows("Button · 4"))
  #expect(stage.shows("5"))
  #expect(stage.shows("2"))
  #expect(!stage.shows("Button · 3"))
  #expect(!stage.shows("4"))
  let finger1 = stage.touch(at: CGPoint(x: 300.6, y: 620))
  finger1.move(to: CGPoint(x: 291.7, y: 609.7), duration: 0.055)
  finger1.move(to: CGPoint(x: 274.3, y: 587.4), duration: 0.044)
  finger1.move(to: CGPoint(x: 237.1, y: 535.8), duration: 0.066)
  finger1.move(to: CGPoint(x: 126.5, y: 383.5), duration: 0.165)
  finger1.move(to: CGPoint(x: 98.4, y: 344), duration: 0.066)
  finger1.move(to: CGPoint(x: 90.8, y: 329.4), duration: 0.055)
  finger1.lift()
  stage.advance(by: 0.599)
  let finger2 = stage.touch(at: CGPoint(x: 319.8, y: 419.9))
  finger2.move(to: CGPoint(x: 313.4, y: 420), duration: 0.011)
  finger2.move(to: CGPoint(x: 272.3, y: 420.5), duration: 0.022)
  finger2.move(to: CGPoint(x: 82.4, y: 413.9), duration: 0.065)
  finger2.move(to: CGPoint(x: 60.6, y: 410.5), duration: 0.022)
  finger2.lift()
  stage.advance(by: 0.6)
  let finger3 = stage.touch(at: CGPoint(x: 154.9, y: 399.9))
  let finger4 = stage.touch(at: CGPoint(x: 234.8, y: 399.4))
  stage.together {
    finger3.move(to: CGPoint(x: 95.8, y: 379.7), duration: 0.353)
    finger4.move(to: CGPoint(x: 294.5, y: 420.2), duration: 0.353)
  }
  finger3.lift()
  finger4.lift()
  stage.advance(by: 0.6)
  stage.type("a b", expecting: .anything)
  stage.advance(by: 0.48)
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
}
